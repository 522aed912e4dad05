import { normalName } from '../vocabulary/match-term'
import { headingFields, wordList } from './heading-fields'
import { isImportField } from './import-fields'

/**
 * What elements of job feeds are called, by the heading that they count as: Indeed, Talent.com, Jooble, Trovit, Careerjet, LinkedIn,
 * RSS and Atom; the likeliest first. Case, underscores and points do not matter. What they write in prose (`Title`) is read as such a
 * heading of a table is.
 */
const ELEMENTS: Readonly<Record<string, string>> = {
  externalId: `reference number, reference id, reference, ref id, ref no, job reference, job ref, partner job id, job id, job key, vacancy id, ad id, offer id
    position id, unique id, external id, id, requisition id, guid`,
  company: `company, company name, company.name, employer, employer name, employer.name, advertiser, advertiser name, hiring organization
    hiring organization name, hiring company, organization, organisation`,
  Title: `title, job title, position title, vacancy title, job name, headline`,
  openUntilDay: `expiration date, expiry date, expire date, expire, expires, expires at, expire at, expires on, valid through, valid until, closing date, close date
    deadline, application deadline, ended at`,
  publishedDay: `date posted, posted date, post date, posted at, publish date, published date, publication date, published at, published, date published
    list date, pub date, dc date, started at, date since online, created at, created`,
  pay: `salary, compensation, salary range`,
  'pay.from': `salary min, min salary, salary from, salary low, salary minimum, salary.min value, salary.salary min, salaries.salary.low end.amount, salary.low end.amount
    compensation.min, compensation.salary min`,
  'pay.to': `salary max, max salary, salary to, salary high, salary maximum, salary.max value, salary.salary max, salaries.salary.high end.amount, salary.high end.amount
    compensation.max, compensation.salary max`,
  'pay.currency': `salary currency, salary.currency code, salary.salary currency, salaries.salary.low end.currency code, salaries.salary.high end.currency code, currency
    currency code, compensation.currency, compensation.salary currency`,
  'pay.period': `salary period, salary type, salary unit, salary unit text, salary interval, salary frequency, salary.period, salary.unit text, salary.type
    salaries.salary.period, pay period, compensation.period, compensation.interval`,
  'joining.port': `city, location.city, locality, address locality, location`,
  'joining.country': `country, location.country, address country, country code, location.country code`,
  'contact.email': `application email, apply email, contact email, email, responsible email`,
  description: `content encoded, content, description, job description, description text, body, summary`,
}

/** Of portals alone: in a file of somebody's own the same names may mean something else. */
const OF_PORTALS: Readonly<Record<string, string>> = {
  Title: 'name',
  publishedDay: 'date, updated, last updated, updated at',
  'joining.port': 'region',
}

/** What headings of tables would take for facts, and is none in a feed. */
const NO_FACTS = `link, url, job url, apply url, location.state, location.region, job type, employment type, contract type, working hours, work hours, postal code
  zip code, street address, education, source, source name, publisher`

/** And in feeds of portals. */
const NO_FACTS_OF_PORTALS = 'comments, state, language, lang, type'

/** Trovit says there whether somebody is employed for good. */
const NO_FACTS_OF_ADS = 'contract'

/** What a portal calls one vacancy. */
const PORTAL_ENTRIES = new Set(['job', 'ad', 'item', 'entry', 'offer', 'position'].map(normalName))

/** Of which only the name is a fact of the vacancy. */
const OF_COMPANY =
  /^(?:company|employer|advertiser|organi[sz]ation|hiringorganization|client|publisher|agency|author)[._@]/i

type Ranked = ReadonlyMap<string, readonly [heading: string, place: number]>

/**
 * Of an element within others, or an attribute, the last two names say together what it is: `type` by itself may be a type of
 * anything. `undefined` where it is neither.
 */
function withinOthers(column: string): string | undefined {
  const names = column.split(/[.@]/).filter(Boolean)
  if (names.length < 2 || isImportField('vacancies', column)) return undefined
  const heading = names.slice(-2).join(' ')
  const isKnown = !OF_COMPANY.test(column) && headingFields('vacancies', heading).length > 0
  return isKnown ? heading : ''
}

/** Names in normal form, what each is the heading of, and how far from the likeliest it is. */
function ranked(...lists: readonly Readonly<Record<string, string>>[]): Ranked {
  const all = new Map<string, readonly [string, number]>()
  let place = 0
  for (const list of lists) {
    for (const [heading, names] of Object.entries(list)) {
      for (const name of wordList(names)) {
        place += 1
        if (!all.has(normalName(name))) all.set(normalName(name), [heading, place])
      }
    }
  }
  return all
}

const known = new Map<string, Ranked>()

/** The names that a feed may use which calls its entries so. */
function namesOf(entry: string): Ranked {
  const kind = normalName(entry)
  const isPortal = PORTAL_ENTRIES.has(kind)
  const key = kind === 'ad' ? kind : String(isPortal)
  const kept = known.get(key)
  if (kept) return kept
  const none = [
    NO_FACTS,
    ...(isPortal ? [NO_FACTS_OF_PORTALS] : []),
    ...(kind === 'ad' ? [NO_FACTS_OF_ADS] : []),
  ]
  const made = ranked(ELEMENTS, isPortal ? OF_PORTALS : {}, { '': none.join(', ') })
  known.set(key, made)
  return made
}

/**
 * The heading that each column of a feed counts as, where the name of its element is known; an empty one is none. Of several
 * names for one fact the likeliest is it.
 * @param entry what the feed calls one vacancy
 * @example feedHeadings('job', ['referencenumber', 'date']) // { referencenumber: 'externalId', date: 'publishedDay' }
 */
export function feedHeadings(entry: string, columns: readonly string[]): Record<string, string> {
  const names = namesOf(entry)
  const best = new Map<string, { column: string; place: number }>()
  const headings = new Map<string, string>()
  for (const column of columns) {
    const name = names.get(normalName(column))
    if (!name) {
      const within = withinOthers(column)
      if (within !== undefined) headings.set(column, within)
      continue
    }
    const [heading, place] = name
    headings.set(column, '')
    if (heading === '') continue
    const other = best.get(heading)
    if (!other || place < other.place) best.set(heading, { column, place })
  }
  for (const [heading, { column }] of best) headings.set(column, heading)
  // The name of a column may be one that every object has.
  return Object.fromEntries(headings)
}
