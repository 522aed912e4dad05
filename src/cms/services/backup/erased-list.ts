import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

/** The file in the site's data, and beside the archives: references of what is erased for good. */
export const ERASED = 'erased-requests'

/** The references in a list; none where there is no such file. */
async function erasedIn(folder: string): Promise<Set<string>> {
  try {
    const text = await readFile(path.join(folder, ERASED), 'utf8')
    return new Set(text.split('\n').filter(Boolean))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
}

/**
 * Adds to the list in one folder what that in another one has, so that who has only the archives left knows what was
 * erased after them. Written elsewhere and renamed: a crash leaves the list as it was.
 * @returns how many references came new
 */
export async function copyErased(from: string, to: string): Promise<number> {
  const [theirs, ours] = await Promise.all([erasedIn(from), erasedIn(to)])
  const all = new Set([...ours, ...theirs])
  if (all.size === ours.size) return 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  const file = path.join(to, ERASED)
  const draft = `${file}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${[...all].join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  return all.size - ours.size
}
