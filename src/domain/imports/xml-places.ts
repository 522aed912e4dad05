import { normalName } from '../vocabulary/match-term'
import { isMarkup } from './html-text'
import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import { parseXml } from './parse-xml'
import type { ReadingTime } from './reading-time'

/** Where elements of a name are: all of them within the same others. */
export interface Place {
  name: string
  depth: number
  count: number
  /** Whether there are facts within it: elements, or several attributes. */
  hasFacts: boolean
  places: Map<string, Place>
}

/** What a file says of itself as a whole. */
export interface XmlOutline {
  root: Place
  /** Where the entries are, such as jobs. */
  entries: Place
  /** As the file names its language. */
  language: string | undefined
}

/** What programs call one vacancy. */
const ENTRIES = new Set(
  `job, item, entry, vacancy, ad, position, offer, job offer, posting, job posting, listing, job listing, opening, announcement, advert, advertisement, row, record
  anuncio, oferta, empleo, offre, emploi, annonce, stelle, stellenangebot, stellenanzeige, vaga, lowongan, вакансия, вакансія`
    .split(/[,\n]/)
    .map(normalName),
)

/** One company, where there are no vacancies. */
const COMPANIES = new Set(['company', 'agency', 'employer', 'crewing'])

/** The name of an element without the short name of its vocabulary. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Looks where in a file the entries are: elements that are called like one, the outermost of them; else the outermost that are there
 * several times.
 * @throws ImportFileError where nothing in it is a list, or a limit is passed
 */
export function outlineXml(xml: string, checkTime: ReadingTime): XmlOutline {
  const top: Place = { name: '', depth: -1, count: 1, hasFacts: true, places: new Map() }
  const all: Place[] = []
  // Within markup there is no place.
  const path: (Place | undefined)[] = [top]
  let language: string | undefined
  parseXml(
    xml,
    {
      open(name, attributes) {
        const parent = path.at(-1)
        const isStructured = parent !== undefined && !isMarkup(name)
        const place = isStructured ? placeIn(parent, name, all) : undefined
        path.push(place)
        if (!place || !parent) return
        parent.hasFacts = true
        place.count += 1
        if (Object.keys(attributes).length > 1) place.hasFacts = true
        if (place.depth <= 1) language ??= attributes['xml:lang']
      },
      text(text) {
        const place = path.at(-1)
        const isOfAll = place?.depth === 1 || path.at(-2)?.name === 'channel'
        if (place?.name === 'language' && isOfAll && text.length < 20) language ??= text.trim()
      },
      close() {
        path.pop()
      },
    },
    checkTime,
  )
  const [root] = top.places.values()
  const entries = entriesAmong(all)
  if (!root || !entries) throw new ImportFileError('xmlWithoutList')
  return { root, entries, language }
}

function placeIn(parent: Place, name: string, all: Place[]): Place {
  const known = parent.places.get(name)
  if (known) return known
  const most = IMPORT_LIMITS.places
  if (all.length >= most) throw new ImportFileError('xmlTooManyElements', { most })
  const place: Place = {
    name,
    depth: parent.depth + 1,
    count: 0,
    hasFacts: false,
    places: new Map(),
  }
  parent.places.set(name, place)
  all.push(place)
  return place
}

function entriesAmong(all: readonly Place[]): Place | undefined {
  const possible = all
    .filter(({ hasFacts }) => hasFacts)
    .toSorted((a, b) => a.depth - b.depth || b.count - a.count)
  const called = (names: ReadonlySet<string>) =>
    possible.find(({ name }) => names.has(normalName(localName(name))))
  return called(ENTRIES) ?? called(COMPANIES) ?? possible.find(({ count }) => count > 1)
}
