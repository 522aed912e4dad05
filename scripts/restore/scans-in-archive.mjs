import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { importTypeScript } from '../set-up/import-typescript.mjs'

const TABLE = 'paper_scans'

/**
 * What is said of the scans in an archive: they are encrypted, and their keys are in no archive.
 *
 * @param {import('./backup-archive.mjs').BackupArchive} archive
 * @param {readonly import('../../src/domain/sea-service/scan-keys').ScanKey[]} keys those that are here
 * @returns {Promise<string | undefined>} nothing where there are none
 */
export async function saidOfScans(archive, keys) {
  const { total, closed } = await tryKeys(archive, keys)
  if (total === 0) return undefined
  const ids = [...closed].map(([id, count]) => `${id} (${count})`)
  if (ids.length === 0) return `The keys that are here open all ${total} scans of papers.`
  const open = total - [...closed.values()].reduce((sum, count) => sum + count, 0)
  return `The keys that are here open ${open} of ${total} scans of papers. For the others the right keys are missing: ${ids.join(', ')}. They belong into SCAN_KEYS, or into the file scan-keys in DATA_DIR, behind the newest; without them these scans are lost, and nothing else is.`
}

/**
 * @param {import('./backup-archive.mjs').BackupArchive} archive
 * @param {readonly import('../../src/domain/sea-service/scan-keys').ScanKey[]} keys
 */
async function tryKeys(archive, keys) {
  let total = 0
  /** @type {Map<string, number>} by the id of their key */
  const closed = new Map()
  const columns = archive.manifest.tables.find(({ name }) => name === TABLE)?.columns
  // Of before there were scans.
  if (!columns) return { total, closed }
  const { opens, placeOf } =
    /** @type {typeof import('../../src/cms/services/files/sealed-format')} */ (
      await importTypeScript('src/cms/services/files/sealed-format.ts')
    )
  for await (const { member, pieces } of archive.members()) {
    if (!('table' in member) || member.table !== TABLE) continue
    const lines = createInterface({ input: Readable.from(pieces).pipe(createGunzip()) })
    for await (const line of lines) {
      const row = rowOf(line, columns)
      total += 1
      const place = placeOf({ paper: Number(row.paper_id), seaman: Number(row.seaman_id) })
      // As COPY writes bytes: `\\x` and digits.
      const head = Buffer.from(String(row.head).slice(3), 'hex')
      if (typeof opens(head, keys, place) === 'string') {
        const id = String(row.key_id)
        closed.set(id, (closed.get(id) ?? 0) + 1)
      }
    }
  }
  return { total, closed }
}

/**
 * @param {string} line of a table as COPY writes it
 * @param {readonly string[]} columns
 * @returns {Record<string, string>}
 */
function rowOf(line, columns) {
  const values = line.split('\t')
  return Object.fromEntries(columns.map((name, index) => [name, values[index] ?? '']))
}
