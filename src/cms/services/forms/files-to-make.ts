import type { FilesToMake, NotDone } from './form'
import type { SentFile } from './kept-forms'

/** Makes them, one after the other. */
export async function makeFiles(
  files: FilesToMake,
): Promise<{ made: Readonly<Record<string, SentFile>> } | { notDone: NotDone }> {
  const made: Record<string, SentFile> = {}
  for (const [name, { make }] of Object.entries(files)) {
    const file = await make()
    if (!('bytes' in file)) return { notDone: file }
    made[name] = file
  }
  return { made }
}
