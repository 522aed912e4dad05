import type { FormFileProblem } from '../../domain/form-file'

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Kinds of parts that are programs. */
const ACTIVE_TYPES = /macroEnabled|vbaProject|vbaData|activeX|ms-office\.intel/i

/** What parts are to each other where one of them is a program or a file of another kind. */
const ACTIVE_RELATIONS =
  /(?:^|\/)(?:vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk|attachedToolbars|keyMapCustomizations|extensibility|customUI|ui\/.*)$/i

/**
 * Where the template of a document may be: on the disk of whoever wrote it, as Word notes it in every document made
 * from one. From anywhere else it would be fetched when the document is opened.
 */
const LOCAL_FILE =
  /^(?:file:\/\/(?:localhost)?\/(?![/\\])|[A-Za-z]:[/\\](?![/\\])|(?![A-Za-z][A-Za-z+.-]*:|[/\\]))/i

/** Why the kinds of parts that a package declares are not those of a document. */
export function checkContentTypes(part: Buffer): FormFileProblem | undefined {
  const elements = elementsOf(part)
  if (!elements) return 'unreadable'
  const types = elements.map(({ attributes }) => attributes.get('ContentType') ?? '')
  if (types.some((type) => ACTIVE_TYPES.test(type))) return 'macros'
  return types.includes(DOCUMENT) ? undefined : 'wrongKind'
}

/** Why a document may not refer to what it refers to: to programs, to files in it, to what is fetched at opening. */
export function checkRelationships(part: Buffer): FormFileProblem | undefined {
  const elements = elementsOf(part)
  if (!elements) return 'unreadable'
  const isRefused = elements.some(({ attributes }) => {
    const type = attributes.get('Type') ?? ''
    const mode = attributes.get('TargetMode') ?? 'Internal'
    if (ACTIVE_RELATIONS.test(type)) return true
    return mode !== 'Internal' && !mayBeOutside(type, attributes.get('Target') ?? '')
  })
  return isRefused ? 'macros' : undefined
}

function mayBeOutside(type: string, target: string): boolean {
  const relation = type.slice(type.lastIndexOf('/') + 1)
  if (relation === 'hyperlink') return true
  // Pasted from a web page.
  if (relation === 'image') return /^https?:\/\//i.test(target)
  return relation === 'attachedTemplate' && LOCAL_FILE.test(unescaped(target))
}

function unescaped(target: string): string {
  return target.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

/**
 * The elements of a part. `undefined` where there is more in it than elements: a comment, a declaration, another
 * encoding. No program writes that here, and it could hide an element from whoever reads it in another way.
 */
function elementsOf(part: Buffer): { attributes: Map<string, string> }[] | undefined {
  const [first, second] = part
  const isWide = (first === 0xff && second === 0xfe) || second === 0
  const xml = part
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/^\uFEFF?<\?xml\s[^<>]*\?>/, (head) => (hasOtherEncoding(head) ? '<!' : ''))
  if (/<[!?]/.test(xml)) return undefined
  // A tag may contain `>` within quotes.
  const tags = xml.matchAll(/<(?:"[^"]*"|'[^']*'|[^"'>])*>/g)
  return Array.from(tags, ([tag]) => ({ attributes: attributesOf(tag) }))
}

function hasOtherEncoding(head: string): boolean {
  return /encoding\s*=\s*["'](?!utf-?(?:8|16)["'])/i.test(head)
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map(
    Array.from(found, ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  )
}

function decoded(value: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return value.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all: string, hex?: string, decimal?: string, word?: string) => {
      if (word !== undefined) return named[word] ?? all
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
