import { deflateSync } from 'node:zlib'

/** Objects of one stream: a reader unpacks all of them to read one. */
const MOST_IN_ONE = 400

/** Where an object is: at an offset, or in a stream of objects. */
type Place = { offset: number } | { stream: number; index: number }

/**
 * A PDF as Typst writes it, with its objects in packed streams (PDF 1.5 and newer): the tags of a table are otherwise most of its bytes.
 * @throws Error where it is not written so
 */
export function packedPdf(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const { objects, trailer } = readObjects(text)
  const first = Math.min(...objects.map(({ offset }) => offset))
  const pieces: string[] = [text.slice(0, first)]
  let length = first
  const places = new Map<number, Place>()
  const write = (number: number, body: string) => {
    const object = `${number} 0 obj\n${body}\nendobj\n`
    places.set(number, { offset: length })
    pieces.push(object)
    length += object.length
  }
  const small: typeof objects = []
  for (const object of objects) {
    if (object.body.endsWith('endstream')) write(object.number, object.body)
    else small.push(object)
  }
  let next = Math.max(...objects.map(({ number }) => number)) + 1
  for (let from = 0; from < small.length; from += MOST_IN_ONE) {
    const group = small.slice(from, from + MOST_IN_ONE)
    for (const [index, { number }] of group.entries()) places.set(number, { stream: next, index })
    write(next, streamOf(group))
    next += 1
  }
  places.set(next, { offset: length })
  const start = length
  pieces.push(`${next} 0 obj\n${tableOf(places, next + 1, trailer)}\nendobj\n`)
  pieces.push(`startxref\n${start}\n%%EOF\n`)
  return Buffer.from(pieces.join(''), 'latin1')
}

interface PdfObject {
  number: number
  offset: number
  /** Without `obj` and `endobj`. */
  body: string
}

function readObjects(text: string): { objects: PdfObject[]; trailer: string } {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const table = text.slice(start)
  const [head = '', count] = /^xref\r?\n0 (\d+)\r?\n/.exec(table) ?? []
  const trailer = /trailer\s*<<(.*)>>\s*startxref/s.exec(table)?.[1]
  if (count === undefined || trailer === undefined) throw new Error('The PDF has another table.')
  const rows = Array.from({ length: Number(count) }, (_, number) => {
    const row = table.slice(head.length + number * 20, head.length + (number + 1) * 20)
    return { number, offset: Number(row.slice(0, 10)), isUsed: row[17] === 'n' }
  }).filter(({ isUsed }) => isUsed)
  const ordered = rows.toSorted((one, other) => one.offset - other.offset)
  const objects = ordered.map(({ number, offset }, index) => {
    const object = text.slice(offset, ordered[index + 1]?.offset ?? start).trimEnd()
    const begin = `${number} 0 obj`
    if (!object.startsWith(begin) || !object.endsWith('endobj')) {
      throw new Error(`The PDF has no object ${number} where its table says.`)
    }
    return { number, offset, body: object.slice(begin.length, -'endobj'.length).trim() }
  })
  return { objects, trailer }
}

/** A stream of objects, with the number and the place of each in front. */
function streamOf(group: readonly PdfObject[]): string {
  let at = 0
  const heads = group.map(({ number, body }) => {
    const head = `${number} ${at}`
    at += body.length + 1
    return head
  })
  const head = `${heads.join(' ')} `
  const data = packed(head + group.map(({ body }) => body).join('\n'))
  const facts = `/Type /ObjStm /N ${group.length} /First ${head.length}`
  return `<< ${facts} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`
}

/** The table of all objects: a byte for the kind of place, four and two for where it is. */
function tableOf(places: ReadonlyMap<number, Place>, size: number, trailer: string): string {
  const rows = Buffer.alloc(size * 7)
  for (const [number, place] of places) {
    const row = number * 7
    const isPlain = 'offset' in place
    rows.writeUInt8(isPlain ? 1 : 2, row)
    rows.writeUInt32BE(isPlain ? place.offset : place.stream, row + 1)
    rows.writeUInt16BE(isPlain ? 0 : place.index, row + 5)
  }
  // Object 0 is the head of the free ones.
  rows.writeUInt16BE(0xff_ff, 5)
  const data = packed(rows.toString('latin1'))
  const kept = trailer.replace(/\/Size\s+\d+/, '').trim()
  const facts = `/Type /XRef /Size ${size} /W [1 4 2] ${kept}`
  return `<< ${facts} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`
}

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
