import { FileRefused } from './file-refused'
import { PlainText } from './plain-text'

/** The name of the stream that the text of a document is in, as the file's directory has it. */
const TEXT_STREAM = Buffer.from('WordDocument', 'utf16le')
/** The same of a document with a password, as Office puts it away since 2007. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** How the text begins, as a rule right behind the file's head: a mark, and later bits that say how it is kept. */
const BEGINNING = { place: 512, mark: 0xa5ec, bits: 0x0a, encrypted: 0x0100 }

/** What a compound file is: Office of before 2007 keeps texts, tables and mails so. */
export function kindOfCompound(bytes: Buffer): 'document' | 'protected' | undefined {
  if (bytes.includes(ENCRYPTED_STREAM)) return 'protected'
  if (!bytes.includes(TEXT_STREAM)) return undefined
  const { place, mark, bits, encrypted } = BEGINNING
  if (bytes.length < place + 32 || bytes.readUInt16LE(place) !== mark) return 'document'
  return bytes.readUInt16LE(place + bits) & encrypted ? 'protected' : 'document'
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
