import { FileRefused } from './file-refused'
import { PlainText } from './plain-text'

/** The name of the stream that the text of a document is in, as the file's directory has it. */
const TEXT_STREAM = Buffer.from('WordDocument', 'utf16le')
/** The same of a document with a password, as Office puts it away since 2007. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** How the stream of the text begins, wherever in the file it lies; later come bits that say how it is kept. */
const BEGINNING = { mark: Buffer.from('eca5', 'hex'), step: 64, bits: 0x0a, encrypted: 0x0100 }
/** What stands behind the mark: which Word has written it, from 97 on. */
const VERSIONS = new Set([0xc1, 0xd9, 0x101, 0x10c, 0x112])

/** What a compound file is: Office of before 2007 keeps texts, tables and mails so. */
export function kindOfCompound(bytes: Buffer): 'document' | 'protected' | undefined {
  if (bytes.includes(ENCRYPTED_STREAM)) return 'protected'
  if (!bytes.includes(TEXT_STREAM)) return undefined
  const { mark, step, bits, encrypted } = BEGINNING
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    if (at % step !== 0 || at + bits + 2 > bytes.length) continue
    if (VERSIONS.has(bytes.readUInt16LE(at + 2)) && bytes.readUInt16LE(at + bits) & encrypted)
      return 'protected'
  }
  return 'document'
}

/**
 * The text of a document of Word 97 to 2003.
 * @throws FileRefused where there is none to be read
 */
export async function textOfDoc(bytes: Buffer): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor')
  const text = new PlainText()
  try {
    const document = await new WordExtractor().extract(bytes)
    for (const part of [
      document.getHeaders(),
      document.getBody(),
      document.getTextboxes(),
      document.getFootnotes(),
    ]) {
      text.add(`${part}\n\n`)
    }
  } catch {
    throw new FileRefused('unreadable')
  }
  return text.whole()
}
