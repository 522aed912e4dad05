/** How long after a reload there is no other. Milliseconds. */
const GUARD = 10_000

/** Times in milliseconds of one clock; `undefined` for what has not happened. */
interface PageTimes {
  now: number
  /** When a page of this tab was last loaded again because a script of it had failed. */
  reloadedAt: number | undefined
  /** When this page was asked for, and when everything of it had been loaded or given up. */
  askedAt: number
  loadedAt: number | undefined
}

/**
 * Whether a page may be loaded again because a script of it failed. Not within ten seconds of the last
 * time; and where that brought this very page, they begin when it has loaded: on a slow connection a
 * script takes longer to fail, and the page would go round for ever.
 */
export function mayReload({ now, reloadedAt, askedAt, loadedAt }: PageTimes): boolean {
  if (reloadedAt === undefined) return true
  const isItsPage = askedAt >= reloadedAt && askedAt - reloadedAt < GUARD
  if (isItsPage && loadedAt === undefined) return false
  return now - (isItsPage && loadedAt !== undefined ? loadedAt : reloadedAt) >= GUARD
}
