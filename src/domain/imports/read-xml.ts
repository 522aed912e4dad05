import { closestLocale, type Locale } from '../locales/locales'
import { feedHeadings } from './feed-headings'
import { htmlText, isMarkup, lineOfMarkup } from './html-text'
import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { listEntry } from './list-entry'
import { withNamedInTitles } from './named-in-titles'
import { parseXml } from './parse-xml'
import { type ReadingTime, readingTime } from './reading-time'
import { tableOfEntries } from './table-entries'
import { localName, outlineXml, type Place, type XmlOutline } from './xml-places'

/** Feeds of news: they have the newest entries alone. */
const NEWS = /^(?:rss|rdf|feed)$/i

/**
 * Reads XML with a list in it: a feed of jobs as portals take them, RSS, Atom, or what somebody's own program writes. A column is
 * called by its elements (`salary.min`), or by an attribute of one (`@id`); markup in texts becomes text. An element that an
 * entry has several times becomes one text.
 * @throws ImportFileError where it is no such XML, or a limit is passed
 */
export function readXml(
  xml: string,
  checkTime: ReadingTime = readingTime(),
): Omit<SourceTable, 'encoding'> {
  const outline = outlineXml(xml, checkTime)
  const { columns, rows } = tableOfEntries(entriesOf(xml, outline, checkTime))
  const locale = outline.language === undefined ? undefined : closestLocale([outline.language])
  const entry = localName(outline.entries.name)
  const named = withLanguage({ columns, rows }, feedHeadings(entry, columns), locale)
  const table = withNamedInTitles(
    { format: 'xml', delimiter: null, encoding: '', ...named },
    checkTime,
  )
  return NEWS.test(localName(outline.root.name)) ? { ...table, isExcerpt: true } : table
}

/** An element that is open. */
interface Frame {
  name: string
  /** Of an entry and what is in it. */
  column: string | undefined
  /** Where it is; within markup nowhere. */
  place: Place | undefined
  texts: string[]
}

function entriesOf(
  xml: string,
  { root, entries }: XmlOutline,
  checkTime: ReadingTime,
): (readonly [string, string])[][] {
  const found: (readonly [string, string])[][] = []
  let facts: Map<string, string[]> | undefined
  const top: Place = { ...root, places: new Map([[root.name, root]]) }
  const path: Frame[] = [{ name: '', column: undefined, place: top, texts: [] }]
  const add = (column: string, text: string) => {
    const plain = htmlText(text)
    if (plain === '' || !facts) return
    const known = facts.get(column)
    if (known) known.push(plain)
    else facts.set(column, [plain])
  }
  parseXml(
    xml,
    {
      open(name, attributes) {
        const above = path.at(-1)
        const place = isMarkup(name) ? undefined : above?.place?.places.get(name)
        const isEntry = place === entries
        if (isEntry) facts = new Map()
        const isInside = facts !== undefined && above !== undefined
        if (isInside && !place && above.column !== undefined) {
          above.texts.push(lineOfMarkup(name, false))
          // What is within markup belongs to the text around it.
          path.push({ ...above, name, place: undefined })
          return
        }
        const column = isEntry ? '' : isInside ? columnOf(above.column, name) : undefined
        path.push({ name, column, place, texts: [] })
        if (column === undefined) return
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!/^xml(?:ns)?(?::|$)/.test(attribute)) add(`${column}@${attribute}`, value)
        }
      },
      text(text) {
        if (facts) path.at(-1)?.texts.push(text)
      },
      close() {
        const frame = path.pop()
        if (!facts || !frame) return
        if (frame.place === undefined) {
          frame.texts.push(lineOfMarkup(frame.name, true))
          return
        }
        add(frame.place === entries ? 'text' : (frame.column ?? ''), frame.texts.join(''))
        if (frame.place !== entries) return
        found.push([...facts].map(([column, texts]) => [column, joined(texts)] as const))
        facts = undefined
        const most = IMPORT_LIMITS.rows
        if (found.length > most) throw new ImportFileError('tooManyRows', { most })
      },
    },
    checkTime,
  )
  return found
}

/** Vocabularies beside those of jobs: what they say is of the feed, of pictures, of the page. */
const BESIDE = /^(?:media|itunes|atom|georss|geo|slash|wfw|sy|thr|feedburner|admin|wp|excerpt)$/i

function columnOf(above: string | undefined, name: string): string {
  const [prefix = '', local] = name.split(':', 2)
  const isOwn = local !== undefined && !BESIDE.test(prefix) && !/^(?:content|dc)$/i.test(prefix)
  const own = isOwn ? local : name
  return above === undefined || above === '' ? own : `${above}.${own}`
}

function joined(texts: readonly string[]): string {
  const [text = '', ...others] = new Set(texts)
  return others.length === 0 ? text : [text, ...others].map(listEntry).join('; ')
}

/** Where a file says its language, the column of its text says it too. */
function withLanguage(
  { columns, rows }: Pick<SourceTable, 'columns' | 'rows'>,
  headings: Readonly<Record<string, string>>,
  locale: Locale | undefined,
): Pick<SourceTable, 'columns' | 'rows' | 'headings'> {
  const column = columns.find((one) => headings[one] === 'description')
  if (locale === undefined || column === undefined) return { columns, rows, headings }
  const renamed = `${column} (${locale})`
  return {
    columns: columns.map((one) => (one === column ? renamed : one)),
    rows: rows.map(({ number, cells: { [column]: text, ...cells } }) => ({
      number,
      cells: text === undefined ? cells : { ...cells, [renamed]: text },
    })),
    headings: { ...headings, [renamed]: 'description' },
  }
}
