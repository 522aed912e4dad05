import { PdfDict, PdfReader, PdfRef, PdfUnclear, type PdfValue } from './pdf-values'
import { unpack } from './unpack'

/** Of one file. A file of five megabytes with a thousand pages has a tenth of it. */
const MOST = { values: 2_000_000, objects: 200_000 }

/** How far before `obj` its two numbers are looked for; a comment may stand between them. Characters. */
const BEFORE = 400
const NUMBERS = /(\d{1,10})(?:[\s\0]|%[^\r\n]*[\r\n])+(?:\d{1,10})(?:[\s\0]|%[^\r\n]*[\r\n])*$/

/** What a PDF consists of, whatever of it a program comes to see. */
export interface PdfObjects {
  /** All that has a number: of one that was written again all, for each is what some program reads. */
  byNumber: ReadonlyMap<number, readonly PdfValue[]>
  /** Each dictionary, those within others too. */
  dicts: readonly PdfDict[]
}

/**
 * Reads every object of a PDF where it stands, in the file and packed in streams, and not by the file's own table: of
 * two tables programs read different ones, and of a broken one none.
 * @param left bytes that may still be unpacked
 * @throws PdfUnclear, PdfTooMuch
 */
export async function readPdfObjects(
  bytes: Buffer,
  text: string,
  left: { bytes: number },
): Promise<PdfObjects> {
  const work = { values: MOST.values }
  const byNumber = new Map<number, PdfValue[]>()
  const dicts: PdfDict[] = []
  const packed: { dict: PdfDict; start: number }[] = []
  const add = (number: number, value: PdfValue) => {
    const known = byNumber.get(number)
    if (known) known.push(value)
    else byNumber.set(number, [value])
    collectDicts(value, dicts)
  }
  for (const { number, start } of placesOfObjects(text)) {
    const reader = new PdfReader(text, start, work)
    if (reader.takes('endobj')) continue
    const value = reader.value()
    if (value instanceof PdfDict && reader.takes('stream')) {
      value.isStream = true
      if (holdsObjects(value)) packed.push({ dict: value, start: reader.at })
    }
    add(number, value)
  }
  for (const { index } of text.matchAll(/trailer(?=[\s\0]*<<)/g)) {
    collectDicts(new PdfReader(text, index + 'trailer'.length, work).value(), dicts)
  }
  for (const { dict, start } of packed) {
    const resolve = (value: PdfValue) => resolved(byNumber, value)
    const objects = await contentOf(dict, { bytes, text, start, left }, resolve)
    for (const [number, value] of packedObjects(dict, objects, resolve, work)) add(number, value)
  }
  return { byNumber, dicts }
}

/** What a reference may lead to; nothing where it leads to nothing. */
export function resolved(
  byNumber: PdfObjects['byNumber'],
  value: PdfValue,
  deep = 0,
): readonly PdfValue[] {
  if (!(value instanceof PdfRef)) return [value]
  if (deep > 10) throw new PdfUnclear('references in a circle')
  return (byNumber.get(value.object) ?? []).flatMap((one) => resolved(byNumber, one, deep + 1))
}

function* placesOfObjects(text: string): Generator<{ number: number; start: number }> {
  let count = 0
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue
    const [, number] = NUMBERS.exec(text.slice(Math.max(0, at - BEFORE), at)) ?? []
    if (number === undefined) continue
    if ((count += 1) > MOST.objects) throw new PdfUnclear('too many objects')
    yield { number: Number(number), start: at + 3 }
  }
}

function collectDicts(value: PdfValue, into: PdfDict[]): void {
  if (Array.isArray(value)) for (const one of value) collectDicts(one, into)
  if (!(value instanceof PdfDict)) return
  into.push(value)
  for (const [, one] of value.entries) collectDicts(one, into)
}

/** Programs find objects in a stream by these two, whether or not it says what it is. */
function holdsObjects(dict: PdfDict): boolean {
  return dict.all('Type').includes('ObjStm') || dict.has('First')
}

/** @throws PdfUnclear where they are packed otherwise than every program packs them */
async function contentOf(
  dict: PdfDict,
  file: { bytes: Buffer; text: string; start: number; left: { bytes: number } },
  resolve: (value: PdfValue) => readonly PdfValue[],
): Promise<string> {
  const { bytes, text, left } = file
  // The line of the word `stream` ends here.
  const line = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(file.start, file.start + 80))
  const start = file.start + (line?.[0].length ?? 0)
  const listed = (key: string) => dict.all(key).flatMap(resolve).flat().flatMap(resolve)
  const [filter, ...others] = listed('Filter')
  const isChanged = ['DecodeParms', 'DP'].some((key) => listed(key).some(isPrediction))
  if (others.length > 0 || dict.has('F') || isChanged) throw new PdfUnclear('packed otherwise')
  // To the end of the file, for programs take as many bytes as the dictionary says.
  if (filter === undefined) return text.slice(start)
  if (filter !== 'FlateDecode' && filter !== 'Fl') throw new PdfUnclear('packed otherwise')
  const content = await unpack(bytes.subarray(start), left)
  return content.toString('latin1')
}

function isPrediction(value: PdfValue): boolean {
  return (
    value !== null &&
    !(value instanceof PdfDict && value.all('Predictor').every((how) => how === 1))
  )
}

function* packedObjects(
  dict: PdfDict,
  text: string,
  resolve: (value: PdfValue) => readonly PdfValue[],
  work: { values: number },
): Generator<[number: number, value: PdfValue]> {
  const single = (key: string) => {
    const [value, ...others] = dict.all(key).flatMap(resolve)
    if (typeof value !== 'number' || others.length > 0) throw new PdfUnclear(`${key} is no number`)
    return value
  }
  const [count, first] = [single('N'), single('First')]
  const head = new PdfReader(text, 0, work)
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [head.value(), head.value()]
    if (typeof number !== 'number' || typeof offset !== 'number') throw new PdfUnclear('no places')
    if (first + offset < text.length) {
      yield [number, new PdfReader(text, first + offset, work).value()]
    }
  }
}
