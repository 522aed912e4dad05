import { mayLinkTo } from '../../../../domain/mail/sent-link'
import { FileRefused } from '../../forms/sent-files/file-refused'
import { looksLikeXml, readXmlPart, type XmlTag } from '../../forms/sent-files/xml-part'
import type { PackageParts } from './package-parts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

/** Kinds of parts that run or control something, or hold another file. */
const PROGRAMS =
  /macroEnabled|vbaProject|vbaData|activeX|macrosheet|dialogsheet|attachedToolbars|oleObject|\.bin$/i

const ACTIVE_PART =
  /(?:^|\/)(?:vbaProject|vbaData|activeX|embeddings|customUI|macrosheets|dialogsheets|webextensions?)[^/]*(?:\/|$)/i

/** What a workbook fetches, or takes from other files and programs. */
const FETCHING =
  /(?:^|\/)(?:externalLinks?|connections|queryTables|model|xmlMaps|volatileDependencies|richData\/rdRichValueWebImage)[^/]*(?:\/|$)/i

const PRINTER = /(?:^|\/)printerSettings\/[^/]+\.bin$/i

const FETCHED_RELATION =
  /\/(?:externalLink|externalLinkPath|connections|queryTable|oleObject|package|attachedToolbars|vbaProject|xlMacrosheet|dialogsheet|control|webextension|xmlMaps|volatileDependencies)$/i

/** Functions that ask other computers or programs, or run what is given to them. */
const ACTING_FUNCTION =
  /\b(?:WEBSERVICE|FILTERXML|RTD|DDE|DDEINIT|CALL|REGISTER|REGISTER\.ID|EXEC|IMAGE|ENCODEURL|STOCKHISTORY|SQL\.REQUEST|CUBE\w+)\s*\(/i

/** A value of another program: `cmd|'/c calc'!A1`. */
const OTHER_PROGRAM = /\|\s*'?[^!|]*'?\s*!/

/** A cell of another file: `[1]Sheet1!A1`. */
const OTHER_FILE = /\[\d+\][^[\]]*!|\[[^[\]]*\.xl\w+\]/i

/** A name whose formula runs by itself. */
const RUNS_ITSELF = /^(?:_xlnm\.)?auto_?(?:open|close|activate|deactivate)/i

const FORMULAS = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
])

/**
 * Sees that a package is a workbook of cells, looks and pictures, that leads nowhere and runs nothing.
 * @throws FileRefused; `wrongKind` where it is something else
 */
export function checkXlsx(parts: PackageParts): void {
  const types = parts.get('[Content_Types].xml')
  if (!types) throw new FileRefused('wrongKind')
  const names = [...parts.keys()]
  const endings = new Set(names.map((name) => name.toLowerCase().split('.').at(-1)))
  let isWorkbook = false
  readXmlPart(types, {
    open(tag) {
      const kind = attribute(tag, 'ContentType') ?? ''
      const isPrinter = kind.endsWith('.printerSettings')
      // Some programs say the kinds of all endings that there are in the world.
      const ending = attribute(tag, 'Extension')
      const isUsed = ending === undefined || endings.has(ending.toLowerCase())
      if (PROGRAMS.test(kind) && !isPrinter && isUsed) throw new FileRefused('macros')
      isWorkbook ||= kind === WORKBOOK
    },
  })
  if (!isWorkbook) throw new FileRefused('wrongKind')
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) {
    throw new FileRefused('unreadable')
  }
  for (const [name, part] of parts) checkPart(name, part)
}

function checkPart(name: string, part: Buffer): void {
  if (ACTIVE_PART.test(name) || (/\.bin$/i.test(name) && !PRINTER.test(name))) {
    throw new FileRefused('macros')
  }
  if (FETCHING.test(name)) throw new FileRefused('acts')
  if (/^(?:d0cf11e0a1b11ae1|4d5a|7f454c46|504b0304|25504446)/.test(part.toString('hex', 0, 8))) {
    throw new FileRefused('macros')
  }
  // Drawings of old are no XML that all programs read in one way; what is filled does not touch them.
  if (/\.vml$/i.test(name)) checkVml(part.toString('latin1'))
  else if (name.endsWith('.rels')) checkRelations(part)
  else if (/\.xml$/i.test(name) || looksLikeXml(part)) checkXml(part)
}

function checkVml(text: string): void {
  // A macro that a press of a button runs.
  if (/<x:FmlaMacro>|<script|\son\w+\s*=/i.test(text)) throw new FileRefused('macros')
  if (/\b(?:src|href)\s*=\s*["']?\s*(?:https?|file|ftp|\\\\)/i.test(text)) {
    throw new FileRefused('acts')
  }
}

function checkRelations(part: Buffer): void {
  readXmlPart(part, {
    open(tag) {
      if (tag.local !== 'Relationship') return
      const kind = attribute(tag, 'Type') ?? ''
      const target = attribute(tag, 'Target') ?? ''
      const isOutside = (attribute(tag, 'TargetMode') ?? 'Internal') !== 'Internal'
      if (FETCHED_RELATION.test(kind)) throw new FileRefused('acts')
      const isLink = kind.endsWith('/hyperlink')
      if (isLink && isOutside && !mayLinkTo(target)) throw new FileRefused('acts')
      if (!isLink && (isOutside || /^[a-z][a-z0-9+.-]*:|\\|\/\//i.test(target.trim()))) {
        throw new FileRefused('acts')
      }
    },
  })
}

function checkXml(part: Buffer): void {
  const above: string[] = []
  let formula = ''
  readXmlPart(part, {
    open(tag) {
      above.push(tag.local)
      formula = ''
      if (/^(?:oleObjects?|ddeLink|oleLink|script|webPublishItem)$/.test(tag.local)) {
        throw new FileRefused('acts')
      }
      const isNamed = tag.local === 'definedName'
      if (isNamed && RUNS_ITSELF.test(attribute(tag, 'name') ?? '')) throw new FileRefused('macros')
      const macro = attribute(tag, 'macro') ?? ''
      if (macro !== '' || attribute(tag, 'xlm') === '1') throw new FileRefused('macros')
    },
    text(text) {
      if (FORMULAS.has(above.at(-1) ?? '')) formula += text
    },
    close() {
      above.pop()
      if (ACTING_FUNCTION.test(formula) || OTHER_PROGRAM.test(formula)) {
        throw new FileRefused('acts')
      }
      if (OTHER_FILE.test(formula)) throw new FileRefused('acts')
      formula = ''
    },
  })
}

function attribute({ attributes }: XmlTag, name: string): string | undefined {
  return Object.values(attributes).find(({ local }) => local === name)?.value
}
