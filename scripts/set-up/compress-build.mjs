import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What is smaller fits into a packet either way. Bytes. */
const LEAST = 1024
const AT_ONCE = 4

/**
 * Writes each script and style sheet in a folder once more as `.br` and `.gz`, as small as they get: that takes too long
 * to do while a reader waits.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => /\.(?:css|js|json|svg|txt)$/.test(name))
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        await compressFile(path.join(folder, name))
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
