import { mayLinkTo } from '../../../../domain/mail/sent-link'
import { FileRefused } from './file-refused'
import { readXmlPart, type XmlTag } from './xml-part'

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Kinds of parts that are programs: no document names one, whether or not there is such a part. */
const PROGRAMS = /macroEnabled|vbaProject|vbaData|activeX/i

const words = (text: string) => text.trim().split(/\s+/).join('|')

/** The kinds of parts that a document may have. Data that Word shows nothing of is plain XML. */
const PARTS = [
  `application/vnd\\.openxmlformats-officedocument\\.wordprocessingml\\.(?:${words(`
    document\\.main document\\.glossary styles settings webSettings fontTable numbering footnotes endnotes header footer
    comments commentsExtended commentsIds commentsExtensible people stylesWithEffects`)})\\+xml`,
  `application/vnd\\.openxmlformats-officedocument\\.(?:${words(`
    theme themeOverride extended-properties custom-properties customXmlProperties drawing drawingml\\.chart
    drawingml\\.chartshapes drawingml\\.diagramData drawingml\\.diagramLayout drawingml\\.diagramStyle
    drawingml\\.diagramColors`)})\\+xml`,
  'application/vnd\\.openxmlformats-package\\.(?:core-properties|relationships)\\+xml',
  `application/vnd\\.(?:ms-word|ms-office)\\.(?:${words(`
    stylesWithEffects drawingml\\.diagramDrawing chartstyle chartcolorstyle classificationlabels intelligence
    intelligence2 documenttasks`)})\\+xml`,
  'application/vnd\\.openxmlformats-officedocument\\.(?:vmlDrawing|obfuscatedFont|wordprocessingml\\.printerSettings)',
  'application/(?:xml|inkml\\+xml|x-fontdata|x-font-ttf|x-font-otf|vnd\\.ms-opentype|font-sfnt)',
  'text/xml|font/[a-z]+|image/[a-z0-9.+-]+',
]
const ALLOWED_PART = new RegExp(`^(?:${PARTS.join('|')})$`, 'i')

/** What parts of a document may be to each other. */
const ALLOWED_RELATIONS = new RegExp(
  `/(?:${words(`
    officeDocument core-properties extended-properties custom-properties thumbnail styles settings webSettings fontTable
    numbering footnotes endnotes header footer comments commentsExtended commentsIds commentsExtensible people theme
    themeOverride image hdphoto hyperlink customXml customXmlProps glossaryDocument font stylesWithEffects chart
    chartStyle chartColorStyle chartUserShapes diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing
    vmlDrawing printerSettings classificationlabels intelligence intelligence2 documenttasks attachedTemplate`)})$`,
  'i',
)

/**
 * Where the template of a document may be: on the disk of whoever wrote it, as Word notes it in every document made
 * from one. From anywhere else it would be fetched when the document is opened.
 */
const LOCAL_FILE =
  /^(?:file:\/\/(?:localhost)?\/(?![/\\])|[A-Za-z]:[/\\](?![/\\])|(?![A-Za-z][A-Za-z+.-]*:|[/\\]))/i

/** What kind a part is said to be, in small letters; nothing where nothing is said. */
export type KindOfPart = (name: string) => string | undefined

/**
 * Reads which kinds the parts of a package are.
 * @throws FileRefused where it is no document of Word's
 */
export function readContentTypes(part: Buffer): KindOfPart {
  const byName = new Map<string, string>()
  const byEnding = new Map<string, string>()
  let isDocument = false
  readXmlPart(part, {
    mayHaveComments: false,
    open(tag) {
      const kind = attribute(tag, 'ContentType') ?? ''
      if (PROGRAMS.test(kind)) throw new FileRefused('macros')
      isDocument ||= kind === DOCUMENT
      const name = attribute(tag, 'PartName')
      const ending = attribute(tag, 'Extension')
      if (name !== undefined) add(byName, unescaped(name).replace(/^\//, ''), kind)
      if (ending !== undefined) add(byEnding, ending, kind)
    },
  })
  if (!isDocument) throw new FileRefused('wrongKind')
  return (name) =>
    byName.get(unescaped(name)) ?? byEnding.get(/\.([^./]*)$/.exec(unescaped(name))?.[1] ?? '')
}

/** Of a part that has two kinds programs read one each, and a name may be written in one way only. */
function add(kinds: Map<string, string>, name: string, kind: string): void {
  const known = name.toLowerCase()
  if (kinds.has(known) || /(?:^|\/)\.{0,2}\/|[\\%]/.test(known)) throw new FileRefused('unreadable')
  kinds.set(known, kind.toLowerCase())
}

/** Whether a document may have a part of this kind. */
export function isAllowedPart(kind: string): boolean {
  return ALLOWED_PART.test(kind)
}

/**
 * Sees that the relationships of a part are those of a document.
 * @throws FileRefused where they lead to programs, to files, or to what is fetched
 */
export function checkRelationships(part: Buffer): void {
  readXmlPart(part, {
    mayHaveComments: false,
    open(tag) {
      if (tag.local !== 'Relationship') return
      const kind = attribute(tag, 'Type') ?? ''
      const target = attribute(tag, 'Target') ?? ''
      if (!ALLOWED_RELATIONS.test(kind)) throw new FileRefused('macros')
      const isInside = (attribute(tag, 'TargetMode') ?? 'Internal') === 'Internal'
      const relation = kind.slice(kind.lastIndexOf('/') + 1).toLowerCase()
      const isAllowed = isInside ? isPlaceInside(relation, target) : mayBeOutside(relation, target)
      if (!isAllowed) throw new FileRefused('acts')
    },
  })
}

function attribute({ attributes }: XmlTag, name: string): string | undefined {
  return Object.values(attributes).find(({ local, prefix }) => local === name && prefix === '')
    ?.value
}

function isPlaceInside(relation: string, target: string): boolean {
  if (relation === 'hyperlink') return mayLinkTo(target)
  if (relation === 'attachedtemplate') return false
  return !/^[a-z][a-z0-9+.-]*:|\\|\/\//i.test(unescaped(target).trim())
}

function mayBeOutside(relation: string, target: string): boolean {
  if (relation === 'hyperlink') return mayLinkTo(target)
  return relation === 'attachedtemplate' && LOCAL_FILE.test(unescaped(target))
}

function unescaped(target: string): string {
  return target.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}
