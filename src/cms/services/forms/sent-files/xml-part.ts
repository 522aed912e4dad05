import { SaxesParser, type SaxesTagNS } from 'saxes'

import { FileRefused } from './file-refused'

export type XmlTag = SaxesTagNS

/** Who is told what stands in a part. */
export interface XmlListener {
  open?(tag: XmlTag): void
  close?(tag: XmlTag): void
  text?(text: string): void
  /** Whether comments may stand in it. */
  mayHaveComments?: boolean
}

const ENCODINGS = [
  { mark: 'efbbbf', decoder: 'utf-8', named: /^(?:utf-?8|us-ascii|ascii)$/i },
  { mark: 'fffe', decoder: 'utf-16le', named: /^utf-?16(?:le)?$/i },
  { mark: 'feff', decoder: 'utf-16be', named: /^utf-?16(?:be)?$/i },
] as const

/** Elements within each other. */
const DEEPEST = 1_000

/** Whether a program would read this as XML, in any encoding: its first letter is `<`. */
export function looksLikeXml(part: Buffer): boolean {
  return /^[\s\0\ufeff\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(
    part.subarray(0, 1_024).toString('latin1'),
  )
}

/**
 * Reads a part of a document. There is one way to read it: UTF-8, or UTF-16 that says so; well-formed; with no
 * declaration of a kind or of entities, and nothing said to programs.
 * @throws FileRefused where it is read in another way somewhere
 */
export function readXmlPart(part: Buffer, listener: XmlListener = {}): void {
  const marked = ENCODINGS.find(
    ({ mark }) => part.subarray(0, mark.length / 2).toString('hex') === mark,
  )
  const encoding = marked ?? ENCODINGS[0]
  let xml: string
  try {
    xml = new TextDecoder(encoding.decoder, { fatal: true }).decode(part)
  } catch {
    throw unclear()
  }
  // Wide letters without a mark.
  if (xml.startsWith('<\0') || xml.startsWith('\0')) throw unclear()
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  parser.on('error', () => {
    throw unclear()
  })
  parser.on('doctype', () => {
    throw unclear()
  })
  parser.on('processinginstruction', ({ target }) => {
    // Word marks whose document an XML file is.
    if (target !== 'mso-application') throw unclear()
  })
  parser.on('xmldecl', ({ version, encoding: named }) => {
    if (version !== '1.0' || (named !== undefined && !encoding.named.test(named))) throw unclear()
  })
  if (listener.mayHaveComments === false) {
    parser.on('comment', () => {
      throw unclear()
    })
  }
  parser.on('opentag', (tag) => {
    if ((depth += 1) > DEEPEST) throw unclear()
    listener.open?.(tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    listener.close?.(tag)
  })
  if (listener.text) {
    const text = listener.text.bind(listener)
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.write(xml).close()
}

const unclear = () => new FileRefused('unreadable')
