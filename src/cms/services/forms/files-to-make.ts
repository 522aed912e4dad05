import type { NotDone } from './form'
import type { SentFile } from './kept-forms'

/** A file that the site makes of what was chosen, and that goes with what was sent. */
export interface FileToMake {
  /** Of what it is made of, hexadecimal: another one is another file. */
  sha256: string
  /** @returns why it was not made, where it was not: nothing is sent without it */
  make: () => Promise<SentFile | NotDone>
}

/** Such files, by what they are called among the files of the request. */
export type FilesToMake = Readonly<Record<string, FileToMake>>

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
