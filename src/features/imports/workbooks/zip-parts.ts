import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

import { IMPORT_LIMITS } from '../../../domain/imports/import-limits'
import { ImportFileError } from '../../../domain/imports/import-reasons'

/** Files within a workbook; with sheets, pictures and what programs add there are some hundred. */
const MOST_PARTS = 2_000

/** What no cell needs: pictures, drawings, programs, other workbooks, remarks. None of it is unpacked. */
const NEEDLESS =
  /(?:^|\/)(?:media|drawings|charts|embeddings|externalLinks|pivotCache|pivotTables|customXml|activeX|ctrlProps|docProps|Pictures|Thumbnails|Object [^/]*|Configurations2|Basic|Scripts)\/|(?:^|\/)(?:threaded)?comments[^/]*(?:$|\/)|\.bin$|\/$/i

/**
 * The files within a workbook that say what is in its cells, by their names.
 * @throws ImportFileError where the zip is broken, protected, or unpacks to more than a workbook may
 */
export async function unpackParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    const entries = new Map<string, Entry>()
    let declared = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ImportFileError('workbookProtected')
      if (NEEDLESS.test(entry.fileName)) continue
      declared += entry.uncompressedSize
      if (declared > IMPORT_LIMITS.unpacked || entries.size >= MOST_PARTS) throw tooLarge()
      entries.set(entry.fileName, entry)
    }
    const parts = new Map<string, Buffer>()
    for (const [name, entry] of entries) parts.set(name, await unpack(zip, entry))
    return parts
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    throw new ImportFileError('workbookBroken')
  }
}

/** What comes out is no more than was declared: anything else is broken. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

function tooLarge(): Error {
  const most = IMPORT_LIMITS.unpacked / 1024 / 1024
  return new ImportFileError('workbookUnpacksTooLarge', { most })
}

/** A zip of these files as the simplest program would write it, nothing packed: there is one way to read it. */
export function plainZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, data] of parts) {
    const label = Buffer.from(name)
    // Version 2.0; names are in UTF-8; stored; no time, and no sum of its bits: nobody asks for it.
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(0x800, 2)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(label.length, 22)
    const central = Buffer.alloc(46)
    central.write('PK\u0001\u0002', 'latin1')
    head.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    files.push(Buffer.from('PK\u0003\u0004', 'latin1'), head, label, data)
    directory.push(central, label)
    offset += 30 + label.length + data.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
