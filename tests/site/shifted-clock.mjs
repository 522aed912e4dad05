import process from 'node:process'

/**
 * Sets this process's clock so many milliseconds ahead of the machine's, or behind it where it is negative; how long things
 * take stays as it is. As `--import` of a site it takes what `CLOCK_AHEAD_MS` says.
 *
 * @param {number} ahead
 * @returns {() => void} sets it right again
 */
export function shiftClock(ahead) {
  const right = globalThis.Date
  const now = () => right.now() + ahead
  globalThis.Date = new Proxy(right, {
    apply: () => String(new right(now())),
    construct: (target, args, called) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, called),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = right
  }
}

const { CLOCK_AHEAD_MS } = process.env
if (CLOCK_AHEAD_MS) shiftClock(Number(CLOCK_AHEAD_MS))
