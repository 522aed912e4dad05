import { readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'

import { checkFile } from '../../../../../src/cms/services/forms/check-file'
import { FileChild } from '../../../../../src/cms/services/forms/file-children'
import { unopenedText } from '../../../../../src/cms/services/forms/unopened-text'
import { type FormFileKinds, LARGEST_FORM_FILE } from '../../../../../src/domain/forms/form-file'
import { docx, pdf } from '../../../../fixtures/form-files'
import { hugePng } from '../../../../fixtures/huge-png'
import { documentWithMacros } from '../../../../fixtures/written-documents'

/** Files that visitors send, looked into in the processes that do it for the site. */

const fixture = (name: string) => readFile(path.join(process.cwd(), 'tests/fixtures', name))
const check = (bytes: Buffer, name: string, kinds: FormFileKinds = 'read') =>
  checkFile({ bytes, name }, kinds, undefined)

/** A photo as a telephone takes it: lying, with the place and the device in it. */
function photo(format: 'jpeg' | 'png') {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0369a1' } })
    .withExif({
      IFD0: { Make: 'PhoneMaker', Model: 'Phone 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

const children: FileChild[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.end()
})

describe('a photo', () => {
  it.each([
    ['jpeg', 'лист.JPG'],
    ['png', 'cv.png'],
    ['jpeg', ''],
  ] as const)(
    'of the format %s, called "%s", stands upright and tells no place',
    async (format, name) => {
      const sent = await photo(format)
      expect(sent.includes('PhoneMaker')).toBe(true)
      const checked = await check(sent, name, 'mailed')
      if ('problem' in checked) throw new Error(checked.problem)
      const { width, height, exif, format: written } = await sharp(checked.bytes).metadata()
      expect([width, height, exif, written]).toEqual([40, 60, undefined, format])
      expect(checked.type).toBe(`image/${format}`)
      expect(checked.name).toMatch(format === 'jpeg' ? /^(?:лист|document)\.jpg$/ : /^cv\.png$/)
      expect(checked.bytes.includes('PhoneMaker')).toBe(false)
    },
  )

  it.each(['IMG_0001.HEIC', 'صورة.jpg', 'image'])(
    'of HEIC becomes JPEG, called "%s"',
    async (name) => {
      const sent = await fixture('photo.heic')
      expect(sent.includes('PhoneMaker')).toBe(true)
      const checked = await check(sent, name, 'mailed')
      if ('problem' in checked) throw new Error(checked.problem)
      expect(checked.type).toBe('image/jpeg')
      expect(checked.name).toBe(name.replace(/\.\w+$/, '') + '.jpg')
      const { width, height, exif } = await sharp(checked.bytes).metadata()
      expect([width, height, exif]).toEqual([160, 120, undefined])
      // What was painted: blue at one side, yellow at the other.
      const { data } = await sharp(checked.bytes).raw().toBuffer({ resolveWithObject: true })
      expect(data[2]).toBeGreaterThan(120)
      expect(data[159 * 3]).toBeGreaterThan(200)
    },
  )

  it('is no larger than a page that can be printed', async () => {
    const large = await sharp({
      create: { width: 4_000, height: 500, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer()
    const checked = await check(large, 'a.jpg')
    if ('problem' in checked) throw new Error(checked.problem)
    expect((await sharp(checked.bytes).metadata()).width).toBe(3_508)
  })

  it('that is broken, too large or too long is not taken', async () => {
    const heic = await fixture('photo.heic')
    for (const [what, bytes] of [
      ['a head alone', Buffer.from('ffd8ffe0', 'hex')],
      ['half a HEIC', heic.subarray(0, 600)],
      ['too many pixels', hugePng(16_000, 16_000)],
      ['a strip', hugePng(50_000, 1)],
    ] as const) {
      expect(await check(bytes, 'photo.jpg'), what).toEqual({ problem: 'picture' })
    }
  })

  it('is none of the files that members are given', async () => {
    const png = await photo('png')
    expect(await check(png, 'a', 'documents')).toEqual({ problem: 'wrongKind' })
    expect(await check(png, 'cv.pdf', 'documents')).toEqual({ problem: 'notWhatItSays' })
  })
})

describe('a document of older programs', () => {
  it.each([
    ['cv.doc', 'application/msword'],
    ['cv.rtf', 'application/rtf'],
    ['cv.odt', 'application/vnd.oasis.opendocument.text'],
  ] as const)('%s is kept as it is, and its text can be read', async (name, type) => {
    const bytes = await fixture(name)
    const checked = await check(bytes, `سيرة ${name}`)
    expect(checked).toEqual({ type, name: `سيرة ${name}`, bytes, isUnscanned: false })
    const text = (await unopenedText(bytes, type)) ?? ''
    for (const words of ['Third engineer', 'bosun@example.org', 'Олена', 'مهندس']) {
      expect(text).toContain(words)
    }
    expect(await check(bytes, name, 'mailed')).toEqual({ problem: 'notMailed' })
    expect(await check(bytes, name, 'documents')).toEqual({ problem: 'wrongKind' })
  })

  it('that has a password, or no text to be read, is not taken', async () => {
    const doc = await fixture('cv.doc')
    const locked = Buffer.from(doc)
    const bits = locked.indexOf(Buffer.from('eca5', 'hex')) + 0x0a
    locked.writeUInt16LE(locked.readUInt16LE(bits) | 0x100, bits)
    expect(await check(locked, 'cv.doc')).toEqual({ problem: 'protected' })
    const broken = Buffer.from(doc).fill(0, bits - 0x0a, bits + 1_000)
    expect(await check(broken, 'cv.doc')).toEqual({ problem: 'unreadable' })
    expect(await check((await fixture('cv.odt')).subarray(0, 5_000), 'cv.odt')).toEqual({
      problem: 'unreadable',
    })
  })
})

describe('a file', () => {
  it('is known by its bytes, and a name that says otherwise is not believed', async () => {
    expect(await check(pdf(), 'cv.docx')).toMatchObject({ type: 'application/pdf', name: 'cv.pdf' })
    expect(await check(docx(), 'cv')).toMatchObject({ name: 'cv.docx' })
    for (const name of ['cv.docm', 'cv.docx', 'cv.pdf']) {
      expect(await check(documentWithMacros(), name), name).toEqual({ problem: 'macros' })
    }
    for (const name of ['cv.pdf', 'cv.heic', 'cv.doc']) {
      expect(await check(Buffer.from('words'), name), name).toEqual({ problem: 'notWhatItSays' })
    }
    expect(await check(Buffer.from('words'), 'cv.txt')).toEqual({ problem: 'wrongKind' })
    expect(await check(Buffer.alloc(0), 'cv.pdf')).toEqual({ problem: 'empty' })
  })

  it('may be as large as is promised', async () => {
    const filler = (size: number) => pdf({ objects: [`5 0 obj\n(${'x'.repeat(size)})\nendobj\n`] })
    const rest = LARGEST_FORM_FILE - filler(0).length
    expect(await check(filler(rest), 'cv.pdf')).toMatchObject({ type: 'application/pdf' })
    expect(await check(filler(rest + 1), 'cv.pdf')).toEqual({ problem: 'tooLarge' })
  })
})

describe('the process that looks into documents', () => {
  const start = (...limits: ConstructorParameters<typeof FileChild>) => {
    const child = new FileChild(...limits)
    children.push(child)
    return child
  }
  const MB = 1024 * 1024
  const job = (input: Buffer) => ({ wants: 'type', input }) as const
  /** Work for some seconds: many small things in a document. */
  const heavy = () =>
    docx([{ name: 'word/a.xml', data: `<a>${'<b c="d"/>'.repeat(2_000_000)}</a>` }])

  it('is ended where a file takes more time than it may, and the next one is looked into', async () => {
    const child = start({ time: 300, memory: 512 * MB })
    await expect(child.run(job(heavy()))).rejects.toMatchObject({ because: 'time' })
    expect(child.isWell).toBe(false)
    expect(await check(docx(), 'cv.docx')).toMatchObject({ name: 'cv.docx' })
  })

  it('is ended where a file takes more memory than it may', async () => {
    const nested = pdf({ objects: [`5 0 obj\n[${'[1]'.repeat(1_500_000)}]\nendobj\n`] })
    const child = start({ time: 20_000, memory: 512 * MB }, 40)
    await expect(child.run(job(nested))).rejects.toMatchObject({ name: 'JobRefused' })
    expect(child.isWell).toBe(false)
  })

  it('knows no secret of the site', async () => {
    const child = start()
    await child.run(job(pdf()))
    const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8')
    expect(environment).not.toMatch(/SECRET|DATABASE|PASSWORD/)
  })
})

describe('data that the site itself has given', () => {
  it.each([
    ['{"papers":[]}', 'account.json'],
    ['\ufeff[]', 'лист.txt'],
  ])('%s is taken as JSON, called "%s"', async (text, name) => {
    const checked = await check(Buffer.from(text), name, 'data')
    expect(checked).toMatchObject({ type: 'application/json', isUnscanned: false })
    expect('name' in checked && checked.name).toMatch(/\.json$/)
  })

  it('is nothing else, and no other field takes it', async () => {
    const none = { problem: 'wrongKind' }
    expect(await check(Buffer.from('{"papers":'), 'cut.json', 'data')).toEqual(none)
    expect(await check(Buffer.from([0x22, 0xff, 0x22]), 'latin.json', 'data')).toEqual(none)
    expect(await check(pdf(), 'cv.pdf', 'data')).toEqual(none)
    expect(await check(Buffer.from('{"papers":[]}'), 'account.json', 'read')).toEqual(none)
  })
})
