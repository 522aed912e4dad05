import { findFormField, type FormField } from '../../../../domain/company-forms/form-fields'
import type { FieldValue } from '../../../../domain/company-forms/form-values'
import { setText, textOf, type XmlElement } from './xml-tree'

/**
 * Elements with the text of one paragraph or cell, in their order: programs split a word over as many of them as they like.
 * `undefined` is what no field goes across, such as the end of a line.
 */
export type Pieces = readonly (XmlElement | undefined)[]

/** What is between `[[` and `]]`. */
interface FoundField {
  /** As it was typed, without the brackets. */
  typed: string
  field: FormField | undefined
}

interface ReadPieces {
  fields: readonly FoundField[]
  /** What is around brackets that do not belong together. */
  loose: string | undefined
  /** The text without the fields. */
  rest: string
}

const FIELD = /\[\[([^[\]\n]{0,120})\]\]/g

/** Letters around a loose bracket that are told. */
const AROUND = 20

/** Reads which fields stand in a text. */
export function readPieces(pieces: Pieces): ReadPieces {
  const text = wholeText(pieces)
  const fields = [...text.matchAll(FIELD)].map(([, typed = '']) => ({
    typed: typed.trim(),
    field: findFormField(typed),
  }))
  // A sign in place of each: what stands around it does not become brackets.
  const rest = text.replace(FIELD, '\u0000')
  const outside = (part: string) => part.replaceAll('\u0000', '').trim()
  const at = rest.search(/\[\[|\]\]/)
  return {
    fields,
    loose: at === -1 ? undefined : outside(rest.slice(Math.max(0, at - AROUND), at + AROUND)),
    rest: outside(rest),
  }
}

/**
 * Puts values in place of fields. A value has the looks of the first bracket.
 * @returns whether there was a field
 */
export function fillPieces(pieces: Pieces, valueOf: (field: FormField) => FieldValue): boolean {
  const elements = pieces.filter((piece) => piece !== undefined)
  const texts = pieces.map((piece) => (piece ? textOf(piece) : '\n'))
  const starts: number[] = []
  let length = 0
  for (const text of texts) {
    starts.push(length)
    length += text.length
  }
  const pieceAt = (place: number) => starts.findLastIndex((start) => start <= place)
  const touched = new Set<number>()
  // From the last to the first: what stands before stays where it is.
  for (const found of [...texts.join('').matchAll(FIELD)].toReversed()) {
    const field = findFormField(found[1] ?? '')
    if (!field) continue
    const end = found.index + found[0].length
    const [first, last] = [pieceAt(found.index), pieceAt(end - 1)]
    const behind = (texts[last] ?? '').slice(end - (starts[last] ?? 0))
    const before = (texts[first] ?? '').slice(0, found.index - (starts[first] ?? 0))
    for (let piece = first; piece <= last; piece += 1) {
      texts[piece] = ''
      touched.add(piece)
    }
    if (first === last) texts[first] = before + valueOf(field).text + behind
    else {
      texts[first] = before + valueOf(field).text
      texts[last] = behind
    }
  }
  for (const piece of touched) {
    const element = pieces[piece]
    if (element) setText(element, texts[piece] ?? '')
  }
  return elements.length > 0 && touched.size > 0
}

export function wholeText(pieces: Pieces): string {
  return pieces.map((piece) => (piece ? textOf(piece) : '\n')).join('')
}
