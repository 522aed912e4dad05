/** The prefix of storage keys for begun uploads. Keys of unsent forms begin alike (unsent-text.ts). */
const KEPT = 'mh-form upload '

/** Milliseconds. The site keeps unfinished uploads as long. */
const KEPT_MS = 24 * 60 * 60_000

/** The identity of a file. The browser stores only its digest, which reveals nothing about the file. */
export interface FileMark {
  /** Of whom the form is. */
  of: string
  form: string
  field: string
  name: string
  size: number
  lastModified: number
}

/** Returns the address of an upload that this browser has begun within a day; else `undefined`. */
export function readBegun(mark: FileMark): string | undefined {
  const [at, address] = read(keyOf(mark))?.split(' ') ?? []
  return Date.now() - Number(at) < KEPT_MS ? address : undefined
}

/** Remembers it, or forgets it; what is older than a day goes. */
export function writeBegun(mark: FileMark, address: string | undefined): void {
  forgetBegun(Date.now() - KEPT_MS)
  try {
    if (address === undefined) localStorage.removeItem(keyOf(mark))
    else localStorage.setItem(keyOf(mark), `${Date.now()} ${address}`)
  } catch (error) {
    // A browser that keeps nothing, or is full: after the page is loaded again, the file is sent from its beginning.
    console.warn(error)
  }
}

/** Forgets uploads that were begun before an instant (ms since 1970), because they were sent or are useless. */
export function forgetBegun(before: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEPT) && !(Number(read(key)?.split(' ')[0]) >= before)) {
        localStorage.removeItem(key)
      }
    }
  } catch (error) {
    console.warn(error)
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** FNV-1a of the text and of the text from its end. */
function keyOf(mark: FileMark): string {
  const signs = JSON.stringify(Object.values(mark)).split('')
  return KEPT + hashOf(signs) + hashOf(signs.reverse())
}

function hashOf(signs: readonly string[]): string {
  const hash = signs.reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  )
  return (hash >>> 0).toString(36).padStart(7, '0')
}
