import { inflateSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { packedPdf } from '@/cms/services/made-files/making/packed-pdf'

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Title (stream\\nendobj) >>',
  '<< /Length 5 >>\nstream\nq Q Q\nendstream',
]

/** A PDF with a table as old ones have it. */
function plainPdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

function unpacked(stream: string): string {
  const [, data = ''] = /stream\n(.*)\nendstream/s.exec(stream) ?? []
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

it('a packed PDF has all objects, each where its table says', () => {
  const text = Buffer.from(packedPdf(plainPdf(OBJECTS))).toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = text.slice(start)
  expect(table).toMatch(/^6 0 obj\n<< \/Type \/XRef \/Size 7 \/W \[1 4 2\] \/Root 1 0 R /)
  const rows = Buffer.from(unpacked(table), 'latin1')
  const read = (number: number): string => {
    const kind = rows.readUInt8(number * 7)
    const where = rows.readUInt32BE(number * 7 + 1)
    const index = rows.readUInt16BE(number * 7 + 5)
    if (kind === 1) {
      const object = text.slice(where)
      const begin = `${number} 0 obj\n`
      expect(object.startsWith(begin)).toBe(true)
      return object.slice(begin.length, object.indexOf('\nendobj\n'))
    }
    const stream = read(where)
    const first = Number(/\/First (\d+)/.exec(stream)?.[1])
    const content = unpacked(stream)
    const heads = content.slice(0, first).trim().split(' ').map(Number)
    expect(heads[index * 2]).toBe(number)
    const [from = 0, until] = [heads[index * 2 + 1], heads[index * 2 + 3]]
    return content.slice(first + from, until === undefined ? undefined : first + until - 1)
  }
  expect([1, 2, 3, 4].map(read)).toEqual(OBJECTS)
  // The head of the free ones.
  expect([...rows.subarray(0, 7)]).toEqual([0, 0, 0, 0, 0, 0xff, 0xff])
})

it('a PDF that is written otherwise is not packed into a broken one', () => {
  const pdf = plainPdf(OBJECTS).toString('latin1')
  for (const other of [
    '%PDF-1.7\n',
    pdf.replace('xref\n0 5', 'xref\n1 5'),
    pdf.replace('2 0 obj', '9 0 obj'),
  ]) {
    expect(() => packedPdf(Buffer.from(other, 'latin1'))).toThrow('The PDF has')
  }
})
