import { openZip, readPart } from './check-docx'
import { FileRefused } from './file-refused'
import { PlainText } from './plain-text'
import { readXmlPart, type XmlTag } from './xml-part'

const MOST_UNPACKED = 64 * 1024 * 1024

const WORD = /\/wordprocessingml\/(?:2006\/)?main$/

/** Parts with text of the document, in the order of reading. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\d*\.xml$/,
  /^word\/foot(?:er|note)s?\d*\.xml$/,
]

/** What is no text of the document: what was deleted or moved away, codes of fields, and the second way to draw a text box. */
const LEFT_OUT = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback'])

/** What stands in the place of a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '‑',
}

/** After which a line ends; a cell of a table ends with a tab. */
const ENDS: Readonly<Record<string, string>> = { p: '\n', tr: '\n' }

/**
 * The text of a document of Word: its head, its body, its foot.
 * @throws FileRefused where there is none to be read
 */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  const { zip, entries } = await openZip(bytes)
  const left = { bytes: MOST_UNPACKED }
  const parts = PARTS.flatMap((name) => entries.filter(({ fileName }) => name.test(fileName)))
  if (parts.length === 0) throw new FileRefused('unreadable')
  const text = new PlainText()
  for (const part of parts) {
    addPart(text, await readPart(zip, part, left))
    text.add('\n')
  }
  return text.whole()
}

function addPart(text: PlainText, part: Buffer): void {
  const open: XmlTag[] = []
  let leftOut = 0
  /** In a cell of a table, whose paragraphs stand in one line. */
  let cells = 0
  readXmlPart(part, {
    open(tag) {
      open.push(tag)
      if (leftOut > 0 || LEFT_OUT.has(tag.local)) leftOut += 1
      else if (isWord(tag)) {
        if (tag.local === 'tc') cells += 1
        const sign = SIGNS[tag.local]
        // Tabs are set in the properties of a paragraph, too.
        if (sign !== undefined && open.at(-2)?.local === 'r') text.add(sign)
      }
    },
    close(tag) {
      open.pop()
      if (leftOut > 0) leftOut -= 1
      else if (isWord(tag)) {
        if (tag.local === 'tc') {
          cells -= 1
          text.add('\t')
        } else if (tag.local === 'p' && cells > 0) text.add(' ')
        else text.add(ENDS[tag.local] ?? '')
      }
    },
    text(piece) {
      const tag = open.at(-1)
      if (leftOut === 0 && tag && isWord(tag) && tag.local === 't') text.add(piece)
    },
  })
}

function isWord({ uri }: XmlTag): boolean {
  return WORD.test(uri)
}
