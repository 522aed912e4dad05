const DAY = 24 * 60 * 60 * 1_000

/**
 * The pause that a `Retry-After` asks for, in seconds or until a date, seen at `now`; milliseconds, at
 * most a day. `undefined` where it asks for none.
 * @example pauseAskedFor('120', Date.now()) // 120_000
 */
export function pauseAskedFor(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Math.min(Number(header) * 1_000, DAY)
  // `Date` would read much more than HTTP writes, "-1" among it.
  const date = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(date) ? undefined : Math.min(Math.max(date - now, 0), DAY)
}
