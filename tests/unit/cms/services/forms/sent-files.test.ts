import { deflateRawSync, deflateSync } from 'node:zlib'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answerFileJob } from '../../../../../src/cms/services/forms/sent-files/answer-file-job'
import {
  ACTING_DOCX,
  ACTING_PDFS,
  HARMLESS_DOCX,
  HARMLESS_PDFS,
  UNCLEAR_DOCX,
} from '../../../../fixtures/acting-files'
import {
  contentTypes,
  docx,
  docxParts,
  pdf,
  relationship,
  relationships,
  stream,
} from '../../../../fixtures/form-files'
import { documentWithMacros, WRITTEN_DOCUMENTS } from '../../../../fixtures/written-documents'
import { zip } from '../../../../fixtures/zip'

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const check = (bytes: Buffer) => answerFileJob({ wants: 'type', input: bytes })

const problemOf = async (bytes: Buffer) => {
  const result = await check(bytes)
  return 'problem' in result ? result.problem : undefined
}

const docxWith = (parts: Parameters<typeof docxParts>[0]) => zip(docxParts(parts))
const outside = (type: string, target: string) =>
  docxWith({ relations: relationship(type, target, 'External') })

const taken = (type: string) => ({ type })

describe('a file that is taken', () => {
  it('is a PDF or a DOCX by its bytes', async () => {
    expect(await check(pdf())).toEqual(taken(PDF))
    expect(await check(docx())).toEqual(taken(DOCX))
  })

  it('may be a PDF with objects packed in it', async () => {
    const objects = stream('5 0 obj', '/Type /ObjStm /N 1 /First 4', '6 0 << /Title (/JSmith) >>')
    expect(await problemOf(pdf({ objects: [objects] }))).toBeUndefined()
  })

  it.each(WRITTEN_DOCUMENTS)('may be a DOCX as %s writes it', async (_, write) => {
    expect(await check(write())).toEqual(taken(DOCX))
  })

  it('may be a DOCX with links and the template that Word noted', async () => {
    for (const [type, target] of [
      ['hyperlink', 'mailto:bosun@example.org'],
      ['attachedTemplate', 'file:///C:\\Users\\Olena\\Templates\\Modern%20resume.dotx'],
      ['attachedTemplate', 'Normal.dotm'],
    ] as const) {
      expect(await problemOf(outside(type, target)), target).toBeUndefined()
    }
  })

  it.each(HARMLESS_PDFS)('may be a PDF with %s', async (_, bytes) => {
    expect(await check(bytes)).toEqual(taken(PDF))
  })

  it.each(HARMLESS_DOCX)('may be a DOCX with %s', async (_, bytes) => {
    expect(await check(bytes)).toEqual(taken(DOCX))
  })
})

describe('a file that acts when it is opened', () => {
  it.each(ACTING_PDFS)('is not taken: a PDF with %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('acts')
  })

  it.each(ACTING_DOCX)('is not taken: a DOCX with %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('acts')
  })

  it.each(UNCLEAR_DOCX)('could be read in two ways, and is not taken: %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('unreadable')
  })
})

describe('a file that is not taken', () => {
  it.each([
    ['words', Buffer.from('Third engineer')],
    ['an old spreadsheet', Buffer.concat([COMPOUND, Buffer.from('Workbook', 'utf16le')])],
    ['a zip', zip([{ name: 'a.txt', data: 'a' }])],
    ['a spreadsheet', docxWith({ types: contentTypes('', 'spreadsheetml.sheet') })],
  ] as const)('%s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('wrongKind')
  })

  it.each([
    ['HTML in front of a PDF', Buffer.concat([Buffer.from('<html><script>'), pdf()])],
    [
      'HTML in the head of a PDF',
      pdf({ objects: [] }).toString('latin1').replace('\n', '\n%<script>\n'),
    ],
    ['a zip behind a PDF', Buffer.concat([pdf(), docx()])],
    ['a zip within a PDF', pdf({ objects: [Buffer.concat([docx(), Buffer.from('\n')])] })],
    ['words behind a PDF', Buffer.concat([pdf(), Buffer.from('<script>')])],
    [
      'a PDF within a zip',
      zip([...docxParts().slice(0, 1), { name: 'a', data: pdf(), isStored: true }]),
    ],
    ['a PDF packed in a DOCX', docx([{ name: 'word/media/a.png', data: pdf() }])],
    [
      'bytes between the files of a zip',
      zip([
        ...docxParts(),
        { name: 'x'.repeat(99), data: 'y'.repeat(99), isStored: true, offset: 0 },
      ]).subarray(0),
    ],
  ])('two kinds at once: %s', async (name, bytes) => {
    const problem = await problemOf(Buffer.from(bytes as Buffer))
    expect(['notWhatItSays', 'wrongKind', 'bomb', 'unreadable'], name).toContain(problem)
  })

  it.each([
    ['/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['/OpenAction <</S/J#61vaScript/JS(app.alert(1))>>'],
    ['/OpenAction << /S /Launch /F (cmd.exe) >>'],
    ['/OpenAction << /S /SubmitForm /F (https://example.org) >>'],
    ['/Names << /EmbeddedFiles 9 0 R >>'],
    ['/AcroForm << /XFA 9 0 R >>'],
  ])('a PDF that acts or carries files: %s', async (entry) => {
    expect(await problemOf(pdf({ trailer: `${entry} ` }))).toBe('acts')
    const packed = (entries: string) =>
      pdf({ objects: [stream('5 0 obj', entries, `6 0 << ${entry} >>`)] })
    expect(await problemOf(packed('/Type /ObjStm /N 1 /First 4'))).toBe('acts')
    expect(await problemOf(packed('/N 1 /First 4')), 'not said to hold objects').toBe('acts')
  })

  it('a PDF whose objects are packed so that they cannot be seen', async () => {
    const twice = deflateSync('6 0 << /S /JavaScript >>')
    for (const object of [
      stream('5 0 obj', '/Type /ObjStm', twice),
      stream('5 0 obj', '/N 1', twice),
      stream('5 0 obj', '/Type /ObjStm /DecodeParms << /Predictor 12 >>', '6 0 << >>'),
      // Unpacked, these are the letters of numbers, and in turn those of objects.
      stream('5 0 obj', '/Type /ObjStm /N 1 /First 4', '36 20 30')
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode /ASCIIHexDecode]'),
      // Its end stands in it, and more behind that.
      '5 0 obj\n<< /Type /ObjStm /N 1 /First 60 /Length 99 >>\nstream\n6 0 endstream endobj                                        \n  (\nendstream\nendobj\n',
      '5 0 obj\n<< /Type /ObjStm /Filter /ASCIIHexDecode >>\nstream\n3620\nendstream\nendobj\n',
    ]) {
      const bytes = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
      expect(await problemOf(pdf({ objects: [bytes] }))).toBe('unreadable')
    }
  })

  it('an encrypted one of either kind', async () => {
    const office = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await problemOf(pdf({ trailer: '/Encrypt 9 0 R ' }))).toBe('protected')
    expect(await problemOf(office)).toBe('protected')
    expect(await problemOf(docx([{ name: 'word/a.xml', data: 'a', flags: 1 }]))).toBe('protected')
  })

  it.each([
    ['a program', docx([{ name: 'word/vbaProject.bin', data: 'x' }])],
    ['a program under another name', docx([{ name: 'word/media/a.png', data: 'MZ\u0090' }])],
    ['an object', docx([{ name: 'word/embeddings/oleObject1.bin', data: 'x' }])],
    [
      'an object under another name',
      docx([{ name: 'word/a.bin', data: Buffer.from('d0cf11e0a1b11ae1', 'hex') }]),
    ],
    [
      'the kind of a program',
      docxWith({
        types: contentTypes(
          '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      }),
    ],
    [
      'the kind of a document with macros',
      docxWith({
        types: contentTypes(
          '<Override PartName="/x" ContentType="application/vnd.ms-word.document.&#x6d;acroEnabled.main+xml"/>',
        ),
      }),
    ],
    ['an object from elsewhere', outside('oleObject', 'https://example.org/a.rtf')],
    ['a frame from elsewhere', outside('frame', 'https://example.org/a.html')],
    ['another document', docxWith({ relations: relationship('aFChunk', 'a.html') })],
    ['an attached file', docxWith({ relations: relationship('package', 'a.xlsx') })],
    [
      'a relationship whose kind is written in another way',
      docxWith({
        relations: `<Relationship Id=">" Note=" Type='hyperlink'" Target='x' Type='x/vbaProjec&#116;'/>`,
      }),
    ],
  ])('a DOCX with %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('macros')
  })

  it('a DOCX with macros as Word writes it', async () => {
    expect(await problemOf(documentWithMacros())).toBe('macros')
  })

  it('a DOCX whose kinds are written in wide characters, and hidden so', async () => {
    const types = contentTypes('<Default Extension="b" ContentType="x.vbaProject"/>')
    const wide = Buffer.concat([
      Buffer.from('fffe', 'hex'),
      Buffer.from(types.replace('UTF-8', 'UTF-16'), 'utf16le'),
    ])
    expect(await problemOf(docxWith({ types: wide }))).toBe('macros')
    const hidden = relationships(`<!-- <Relationship " -->${relationship('vbaProject', 'a')}`)
    expect(await problemOf(docx([{ name: 'a.rels', data: hidden }]))).toBe('unreadable')
  })

  it('one that would be too large when unpacked', async () => {
    const zeros = Buffer.alloc(80 * 1024 * 1024)
    const many = Array.from({ length: 1_001 }, (_, n) => ({ name: `word/${n}`, data: '' }))
    const parts = docxParts()
    for (const [name, bytes] of [
      ['by what it declares', docx([{ name: 'word/a.xml', data: zeros }])],
      ['by the number of files', docx(many)],
      ['by files in files', docx([{ name: 'word/a', data: zip([{ name: 'b', data: '' }]) }])],
      ['by one that is there twice', zip([...parts, { name: 'word/b.xml', data: 'b', offset: 0 }])],
      ['by one that is read whole', docx([{ name: 'a.rels', data: zeros.subarray(0, 2_000_000) }])],
      [
        'in a PDF',
        pdf({ objects: [stream('5 0 obj', '/Type /ObjStm', Buffer.alloc(34_000_000, '6 0 '))] }),
      ],
      ['in a PDF of many streams', pdf({ objects: ['stream\n'.repeat(6_000)] })],
    ] as const) {
      expect(await problemOf(bytes), name).toBe('bomb')
    }
    const liar = docx([{ name: 'word/a.xml', data: zeros, declaredSize: 100 }])
    expect(await problemOf(liar)).toBe('unreadable')
  })

  it('one with names that lead elsewhere, or that programs read differently', async () => {
    for (const name of ['../../a', '/etc/a', 'C:/a', 'word\\a', 'WORD/DOCUMENT.XML']) {
      expect(await problemOf(docx([{ name, data: 'a' }])), name).toBe('unreadable')
    }
    const differing = docx([{ name: 'word/a.xml', localName: 'word/vbaProject.bin', data: 'a' }])
    expect(await problemOf(differing)).toBe('unreadable')
  })

  it('one that did not come as a whole', async () => {
    for (const whole of [pdf(), docx()]) {
      for (const share of [0.2, 0.5, 0.9]) {
        const part = whole.subarray(0, Math.floor(whole.length * share))
        expect(await problemOf(part)).toBe('unreadable')
      }
    }
  })
})

describe('the work', () => {
  it('ends for whatever bytes, with an answer', async () => {
    const wholes = [pdf(), docx()]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wholes),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
        async (whole, changes) => {
          const bytes = Buffer.from(whole)
          for (const [place, value] of changes) bytes[place % bytes.length] = value
          const result = await check(bytes)
          expect('problem' in result || 'type' in result).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is bounded where all is made to cost most', async () => {
    const bombs = [
      // Each stream begins like one of objects, and unpacks to much.
      Buffer.concat(
        Array<Buffer>(4_000).fill(stream('5 0 obj', '', Buffer.alloc(1_000_000, '6 0 '))),
      ).subarray(0, 4_500_000),
      // Names that almost are what is looked for.
      Buffer.from('/JavaScrip/#4#4a#61/Launc '.repeat(180_000)),
      deflateRawSync(Buffer.alloc(1_000)),
    ]
    for (const object of bombs) {
      const start = performance.now()
      await problemOf(pdf({ objects: [object] }))
      expect(performance.now() - start).toBeLessThan(5_000)
    }
  })
})
