import { SaxesParser } from 'saxes'

import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import { NAMED_CHARACTERS } from './named-characters'
import type { ReadingTime } from './reading-time'

/** Who is told what is in a file. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(): void
}

/** Characters that are parsed between two looks at the clock. */
const PIECE = 64 * 1024

/**
 * Reads XML of somebody else, element by element. A declaration of types, with which a file could name other files or grow in
 * memory, ends it; so does every limit. What it refers to is never fetched.
 * @throws ImportFileError where it is not well-formed, or a limit is passed
 */
export function parseXml(xml: string, listener: XmlListener, checkTime: ReadingTime): void {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  parser.ENTITIES = namedCharacters()
  const refuse = (...[reason, details]: ConstructorParameters<typeof ImportFileError>) => {
    throw new ImportFileError(reason, { ...details, row: parser.line })
  }
  let depth = 0
  let elements = 0
  let attributes = 0
  let length = 0
  parser.on('error', () => refuse('xmlBroken'))
  parser.on('doctype', () => refuse('xmlDeclaresTypes'))
  parser.on('opentagstart', ({ name }) => {
    depth += 1
    elements += 1
    attributes = 0
    length = 0
    const { elementDepth, elements: most, name: longest } = IMPORT_LIMITS
    if (depth > elementDepth) refuse('xmlTooDeep', { most: elementDepth })
    if (elements > most) refuse('xmlTooManyElements', { most })
    if (name.length > longest) refuse('xmlTextTooLong', { most: longest })
  })
  parser.on('attribute', ({ name, value }) => {
    attributes += 1
    const { attributes: most, cell, name: longest } = IMPORT_LIMITS
    if (attributes > most) refuse('xmlTooManyAttributes', { most })
    if (name.length > longest) refuse('xmlTextTooLong', { most: longest })
    if (value.length > cell) refuse('xmlTextTooLong', { most: cell })
  })
  parser.on('opentag', ({ name, attributes: given }) => listener.open?.(name, given))
  const onText = (text: string) => {
    length += text.length
    const most = IMPORT_LIMITS.markup
    if (length > most) refuse('xmlTextTooLong', { most })
    listener.text?.(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    depth -= 1
    length = 0
    listener.close?.()
  })
  for (let start = 0; start < xml.length; start += PIECE) {
    checkTime()
    parser.write(xml.slice(start, start + PIECE))
  }
  parser.close()
}

/** Without what every object has: `&constructor;` is no character. */
function namedCharacters(): Record<string, string> {
  const entities = Object.create(null) as Record<string, string> // nothing is in it yet
  return Object.assign(entities, Object.fromEntries(NAMED_CHARACTERS))
}
