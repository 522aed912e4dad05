import { openZip, readPart } from './check-docx'
import { FileRefused } from './file-refused'
import { PlainText } from './plain-text'
import { readXmlPart } from './xml-part'

const MIME_TYPE = 'application/vnd.oasis.opendocument.text'
const MOST_UNPACKED = 64 * 1024 * 1024

/** What is no text of the document: deleted pieces, formulas and what programs remember. */
const LEFT_OUT = new Set(['tracked-changes', 'automatic-styles', 'scripts', 'font-face-decls'])

/** Whether a zip says that it is a text of OpenDocument: that stands first in it, not packed. */
export function isOdt(bytes: Buffer): boolean {
  // The name and what is in it, behind a header of 30 bytes; then the next file.
  return bytes.toString('latin1', 30, 100).startsWith(`mimetype${MIME_TYPE}PK`)
}

/**
 * The text of a document of OpenDocument.
 * @throws FileRefused where there is none to be read
 */
export async function textOfOdt(bytes: Buffer): Promise<string> {
  const { zip, entries } = await openZip(bytes)
  const left = { bytes: MOST_UNPACKED }
  const named = (name: string) => entries.find(({ fileName }) => fileName === name)
  const manifest = named('META-INF/manifest.xml')
  if (manifest) {
    readXmlPart(await readPart(zip, manifest, left), {
      open({ local }) {
        if (local === 'encryption-data') throw new FileRefused('protected')
      },
    })
  }
  const content = named('content.xml')
  if (!content) throw new FileRefused('unreadable')
  const text = new PlainText()
  let leftOut = 0
  readXmlPart(await readPart(zip, content, left), {
    open({ local, attributes }) {
      if (leftOut > 0 || LEFT_OUT.has(local)) leftOut += 1
      else if (local === 'tab' || local === 'table-cell') text.add('\t')
      else if (local === 'line-break') text.add('\n')
      else if (local === 's')
        text.add(' '.repeat(Math.min(Number(attributes['text:c']?.value ?? 1), 100)))
    },
    close({ local }) {
      if (leftOut > 0) leftOut -= 1
      else if (local === 'p' || local === 'h' || local === 'table-row') text.add('\n')
    },
    text(piece) {
      if (leftOut === 0) text.add(piece.replace(/\s+/g, ' '))
    },
  })
  return text.whole()
}
