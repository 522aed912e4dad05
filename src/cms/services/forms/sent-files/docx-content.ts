import { mayLinkTo } from '../../../../domain/mail/sent-link'
import { DocxFields } from './docx-fields'
import { FileRefused } from './file-refused'
import { readXmlPart, type XmlTag } from './xml-part'

const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

/** Elements of fields. In another language than Word's own they are taken for something that they are not. */
const OF_FIELDS = new Set(['fldChar', 'fldSimple', 'instrText', 'delInstrText'])

/** Elements that bring in a file, a program, a film or a table of addresses, or name a macro, by whatever road. */
const FOREIGN = new Set(
  `altChunk subDoc object OLEObject OLELink control sourceFileName mailMerge saveThroughXslt webVideoPr movie
  videoFile audioFile wavAudioFile quickTimeFile audioCd entryMacro exitMacro script foreignObject handler listener
  webextension webextensionref taskpane`.split(/\s+/),
)

/** Attributes with an address in them, where others have the number of a relationship. */
const SOURCES = new Set(['src', 'sourceFile', 'codebase', 'data-src'])

/**
 * Reads a part that Word shows.
 * @throws FileRefused where it brings in, fetches or runs something
 */
export function checkContent(part: Buffer): void {
  const fields = new DocxFields()
  const stack: { tag: XmlTag; foreign: number }[] = []
  let count = 0
  const foreignOf = () => stack.at(-1)?.foreign ?? 0
  readXmlPart(part, {
    open(tag) {
      count += 1
      checkElement(tag)
      const isWord = WORD.has(tag.uri)
      if (OF_FIELDS.has(tag.local) && !isWord) throw new FileRefused('acts')
      const foreign = foreignOf()
      if (tag.local === 'fldChar') fields.mark(valueOf(tag, 'fldCharType'), foreign)
      if (tag.local === 'fldSimple') fields.whole(valueOf(tag, 'instr'))
      stack.push({ tag, foreign: isWord ? foreign : count })
    },
    close: () => void stack.pop(),
    text(text) {
      const tag = stack.at(-1)?.tag
      if (tag?.local === 'instrText') fields.code(text, foreignOf(), false)
      else if (tag?.local === 'delInstrText') fields.code(text, foreignOf(), true)
      else if (tag?.local === 't' && WORD.has(tag.uri)) fields.words(text)
      else if (tag?.local === 'HyperlinkBase' && !mayLinkTo(text)) throw new FileRefused('acts')
    },
  })
  fields.end()
}

function checkElement(tag: XmlTag): void {
  if (FOREIGN.has(tag.local)) throw new FileRefused('acts')
  for (const { local, value } of Object.values(tag.attributes)) {
    if (SOURCES.has(local) && value.trim() !== '') throw new FileRefused('acts')
    const isLink = local === 'href' || local === 'althref'
    if (isLink && !isPicture(value) && !mayLinkTo(value)) throw new FileRefused('acts')
    const isAction = local === 'action' && tag.local.startsWith('hlink')
    if (isAction && value !== '' && value !== 'ppaction://noaction') throw new FileRefused('acts')
    // What an image of lines does when it is pressed or shown.
    if (/^on[a-z]/.test(local) && tag.uri.endsWith('/svg')) throw new FileRefused('acts')
  }
}

/** An image within an image of lines. */
function isPicture(href: string): boolean {
  return /^data:image\/(?:png|jpe?g|gif);base64,/i.test(href)
}

/** Of two attributes of one name, in two languages, programs read one each. */
function valueOf({ attributes }: XmlTag, name: string): string {
  const [value, ...others] = Object.values(attributes).filter(({ local }) => local === name)
  if (others.length > 0) throw new FileRefused('acts')
  return value?.value ?? ''
}
