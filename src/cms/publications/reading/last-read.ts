/** Milliseconds. */
interface Times {
  /** How long what was read is not read again. */
  freshMs: number
  /** How long the first who ask wait for it. */
  waitMs: number
}

const TIMES: Times = { freshMs: 30_000, waitMs: 200 }

interface Known<Read> {
  content?: Read
  /** When it was last begun to be read, whether or not that went well. */
  askedAt: number
  reading?: Promise<void>
}

/**
 * What was last read, for pages that are there while the database is not. It is read again in the background, by use,
 * and nobody waits for that; before it was read once, a moment. `undefined` where it is not known.
 */
export function lastRead<Key, Read>(
  read: (key: Key) => Promise<Read>,
  { freshMs, waitMs }: Times = TIMES,
): (key: Key) => Promise<Read | undefined> {
  const known = new Map<Key, Known<Read>>()
  return async (key) => {
    const found = known.get(key) ?? { askedAt: -Infinity }
    known.set(key, found)
    if (!found.reading && performance.now() - found.askedAt > freshMs) {
      found.askedAt = performance.now()
      found.reading = read(key)
        .then((content) => void (found.content = content))
        .catch(() => {
          // What was known stays; the page that asks is there for just this.
          if (!('content' in found)) found.askedAt = -Infinity
        })
        .finally(() => delete found.reading)
    }
    if (!('content' in found) && found.reading) await atMost(waitMs, found.reading)
    return found.content
  }
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}
