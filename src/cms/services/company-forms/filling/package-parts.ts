import { deflateRawSync } from 'node:zlib'

import { openZip, readPart } from '../../forms/sent-files/check-docx'
import { FileRefused } from '../../forms/sent-files/file-refused'

/** The parts of a document or a workbook, by their names, in the order of the file. */
export type PackageParts = Map<string, Buffer>

/** What a company's form unpacks to. Bytes. */
const MOST = { all: 32 * 1024 * 1024, xml: 12 * 1024 * 1024 }

/**
 * Unpacks a file whose parts lie one behind the other.
 * @throws FileRefused, or whatever yauzl finds wrong
 */
export async function readParts(bytes: Buffer): Promise<PackageParts> {
  const { zip, entries } = await openZip(bytes)
  const left = { bytes: MOST.all }
  const parts: PackageParts = new Map()
  let xml = 0
  for (const entry of entries) {
    const part = await readPart(zip, entry, left)
    if (/\.(?:xml|rels|vml)$/i.test(entry.fileName)) xml += part.length
    if (xml > MOST.xml) throw new FileRefused('bomb')
    if (!entry.fileName.endsWith('/')) parts.set(entry.fileName, part)
  }
  return parts
}

/** Packs parts, as the simplest program would. */
export function writeParts(parts: PackageParts): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, data] of parts) {
    const label = Buffer.from(name)
    const packed = deflateRawSync(data)
    // Version 2.0; names in UTF-8; deflated; the first day of the format.
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(0x800, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt16LE(0x21, 8)
    head.writeUInt32LE(checksum(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(label.length, 22)
    const central = Buffer.alloc(46)
    central.write('PK\u0001\u0002', 'latin1')
    central.writeUInt16LE(20, 4)
    head.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    files.push(Buffer.from('PK\u0003\u0004', 'latin1'), head, label, packed)
    directory.push(central, label)
    offset += 30 + label.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xed_b8_83_20 ^ (sum >>> 1) : sum >>> 1
  return sum >>> 0
})

/** CRC-32. Node 20.9 has none of its own. */
function checksum(data: Buffer): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of data) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}
