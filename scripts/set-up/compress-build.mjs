import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { filesIn } from './files-in.mjs'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What is smaller fits into a packet either way. Bytes. */
const LEAST = 1024
const AT_ONCE = 4

const COMPRESSED = /\.(?:css|js|json|svg|txt)$/

/**
 * Writes each script and style sheet in a folder once more as `.br` and `.gz`, as small as they get: that takes too long
 * to do while a reader waits.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const waiting = (await filesIn(folder)).filter((file) => COMPRESSED.test(file))
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await compressFile(file)
      }
    }),
  )
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await toBrotli(content, { params }))
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
