import { normalName } from '../vocabulary/match-term'
import { wordList } from './heading-fields'

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
const NO_FACTS = `comments, link, url, job url, apply url, state, location.state, location.region, job type, employment type, contract type, working hours, work hours
  postal code, zip code, street address, education, language, lang, type, source, source name, publisher`

/** What a portal calls one vacancy. */
const PORTAL_ENTRIES = new Set(['job', 'ad', 'item', 'entry', 'offer', 'position'].map(normalName))

/** Of which only the name is a fact of the vacancy. */
const OF_COMPANY =
  /^(?:company|employer|advertiser|organi[sz]ation|hiringorganization|client|publisher|agency|author)[._@]/i

type Ranked = ReadonlyMap<string, readonly [heading: string, place: number]>

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

let own: Ranked | undefined
let ofPortals: Ranked | undefined

/**
 * The heading that each column of a feed counts as, where the name of its element is known; an empty one is none. Of several
 * names for one fact the likeliest is it.
 * @param entry what the feed calls one vacancy
 * @example feedHeadings('job', ['referencenumber', 'date']) // { referencenumber: 'externalId', date: 'publishedDay' }
 */
export function feedHeadings(entry: string, columns: readonly string[]): Record<string, string> {
  const isPortal = PORTAL_ENTRIES.has(normalName(entry))
  own ??= ranked(ELEMENTS, { '': NO_FACTS })
  ofPortals ??= ranked(ELEMENTS, OF_PORTALS, { '': NO_FACTS })
  const names = isPortal ? ofPortals : own
  const best = new Map<string, { column: string; place: number }>()
  const headings = new Map<string, string>()
  for (const column of columns) {
    const known = names.get(normalName(column))
    if (!known) {
      if (OF_COMPANY.test(column)) headings.set(column, '')
      continue
    }
    const [heading, place] = known
    headings.set(column, '')
    if (heading === '') continue
    const other = best.get(heading)
    if (!other || place < other.place) best.set(heading, { column, place })
  }
  for (const [heading, { column }] of best) headings.set(column, heading)
  // The name of a column may be one that every object has.
  return Object.fromEntries(headings)
}
