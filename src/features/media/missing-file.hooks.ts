import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers for a file that is not there, which Payload takes for a failure of the site. `null` for a
 * document means that a program claims to have stored its file elsewhere: there is no elsewhere, so
 * it has sent an empty one.
 */
export function missingFileIn(folder: string): Handler {
  const answer = async (...[, { doc, params }]: Parameters<Handler>) => {
    const { filename } = params
    if ((doc as unknown) === null) return new Response(null)
    const isThere =
      path.basename(filename) === filename &&
      (await stat(path.join(folder, filename)).then(
        (found) => found.isFile(),
        () => false,
      ))
    return isThere
      ? undefined
      : Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
  }
  // Payload's type knows only handlers that always answer; it goes on where one does not.
  return answer as Handler
}
