import { describedText, entitylessHtml } from '../texts/described-parts'
import type { StoredPeriod } from '../vacancies/pay-period'
import type { Portal } from './portal-names'
import { type FeedHead, type PortalVacancy, salaryText } from './portal-vacancy'

/** A field of a vacancy: `a/b` is an element within another. */
interface PortalField {
  element: string
  /**
   * - `must`: without it the portal takes no vacancy, so it is left out of the feed;
   * - `blank`: the element is there without a text;
   * - `may`: the element is not there.
   */
  lacking: 'must' | 'blank' | 'may'
  of: (vacancy: PortalVacancy, head: FeedHead) => string | undefined
}

/** How a portal wants its feed. */
export interface PortalShape {
  root: string
  item: string
  /** An attribute of each item, in place of an element. */
  attribute?: { name: string; of: (vacancy: PortalVacancy) => string }
  /** What comes before the items. */
  head: readonly { element: string; of: (head: FeedHead) => string | undefined }[]
  fields: readonly PortalField[]
  /** Whether it takes no vacancy without the address of an account there. */
  needsEmail?: true
}

type Read = PortalField['of']

const must = (element: string, of: Read): PortalField => ({ element, lacking: 'must', of })
const blank = (element: string, of: Read): PortalField => ({ element, lacking: 'blank', of })
const may = (element: string, of: Read): PortalField => ({ element, lacking: 'may', of })

const operator = ({ operator: name }: FeedHead) => name
const siteUrl = ({ siteUrl: url }: FeedHead) => url

/** The same vacancy in another language is another one to portals. */
const number = ({ id, locale }: PortalVacancy) => `${id}-${locale}`
const title = ({ title: text }: PortalVacancy) => text
const url = ({ url: address }: PortalVacancy) => address
const company = ({ company: name }: PortalVacancy) => name
const city = ({ city: name }: PortalVacancy) => name
const country = ({ country: code }: PortalVacancy) => code
const department = ({ department: name }: PortalVacancy) => name
const experience = ({ experience: length }: PortalVacancy) => length
const salary = ({ pay }: PortalVacancy) => pay && salaryText(pay)
const html = ({ description }: PortalVacancy) => entitylessHtml(description)
const text = ({ description }: PortalVacancy) => describedText(description)

/** Of the letters that readers see: those of markup are none. */
const atLeast =
  (characters: number, of: (vacancy: PortalVacancy) => string): Read =>
  (vacancy) =>
    [...text(vacancy)].length < characters ? undefined : of(vacancy)

const instant = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z')
const dayWith = (separator: string) => (date: Date) =>
  date.toISOString().slice(0, 10).split('-').reverse().join(separator)
const dotted = dayWith('.')
const slashed = dayWith('/')

const LINKEDIN_PERIODS: Readonly<Record<StoredPeriod, string>> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}

/** LinkedIn takes whole units alone, and all four elements or none. */
const linkedinPay =
  (of: (pay: NonNullable<PortalVacancy['pay']>) => string): Read =>
  ({ pay }) =>
    pay && Number.isInteger(pay.least) && Number.isInteger(pay.most) ? of(pay) : undefined

/** Each portal by its published rules: docs/portal-feeds.md names their addresses, and what could not be read. */
export const PORTAL_SHAPES: Readonly<Record<Portal, PortalShape>> = {
  indeed: {
    root: 'source',
    item: 'job',
    needsEmail: true,
    head: [
      { element: 'publisher', of: operator },
      { element: 'publisherurl', of: siteUrl },
    ],
    // Elements that some vacancies have are in all of them.
    fields: [
      must('title', title),
      must('date', ({ published }) => instant(published)),
      must('referencenumber', number),
      must('requisitionid', ({ id }) => String(id)),
      must('url', ({ url: address }) => `${address}?source=Indeed`),
      must('company', company),
      must('sourcename', company),
      must('city', city),
      // The site knows the countries of its ports, and not their provinces.
      blank('state', () => undefined),
      must('country', country),
      must('email', (_, { email }) => email),
      must('description', html),
      blank('salary', salary),
      blank('category', department),
      blank('experience', experience),
      blank('expirationdate', ({ lastDay }) => lastDay),
    ],
  },
  talent: {
    root: 'source',
    item: 'job',
    head: [
      { element: 'publisher', of: operator },
      { element: 'publisherurl', of: siteUrl },
      { element: 'lastbuilddate', of: ({ changed }) => changed && instant(changed) },
    ],
    fields: [
      must('referencenumber', number),
      must('title', title),
      must('company', company),
      must('city', city),
      blank('state', () => undefined),
      must('country', country),
      must('dateposted', ({ published }) => instant(published)),
      must('url', url),
      must('description', html),
      may('category', department),
    ],
  },
  jooble: {
    root: 'jobs',
    item: 'job',
    attribute: { name: 'id', of: number },
    head: [],
    fields: [
      must('link', url),
      must('name', title),
      must('region', ({ city: port, countryName }) =>
        countryName === undefined ? undefined : [port, countryName].filter(Boolean).join(', '),
      ),
      must('description', text),
      must('pubdate', ({ published }) => dotted(published)),
      may('updated', ({ updated }) => dotted(updated)),
      may('salary', salary),
      may('company', company),
      may('expire', ({ lastDay }) => lastDay?.split('-').reverse().join('.')),
    ],
  },
  careerjet: {
    root: 'jobs',
    item: 'job',
    head: [],
    fields: [
      must('id', number),
      must('title', title),
      must('url', url),
      may('location/city', city),
      must('location/country', ({ countryName }) => countryName),
      must('company', company),
      may('company_url', ({ companySite }) => companySite),
      must('description', html),
      may('salary', salary),
    ],
  },
  trovit: {
    root: 'trovit',
    item: 'ad',
    head: [],
    fields: [
      must('id', number),
      must('url', url),
      must('title', title),
      must('content', atLeast(30, text)),
      must('city', city),
      may('salary', salary),
      may('company', company),
      may('experience', experience),
      may('requirements', ({ requirements }) => requirements.join('\n') || undefined),
      may('category', department),
      must('date', ({ published }) => slashed(published)),
      may('time', ({ published }) => published.toISOString().slice(11, 16)),
    ],
  },
  linkedin: {
    root: 'source',
    item: 'job',
    needsEmail: true,
    head: [
      { element: 'lastBuildDate', of: ({ changed }) => changed?.toUTCString() },
      { element: 'publisherUrl', of: siteUrl },
      { element: 'publisher', of: operator },
    ],
    fields: [
      must('partnerJobId', number),
      must('company', company),
      must('title', title),
      must('description', atLeast(100, html)),
      must('applyUrl', url),
      must('location', ({ city: port, countryName }) =>
        port === undefined || countryName === undefined ? undefined : `${port}, ${countryName}`,
      ),
      must('city', city),
      must('country', country),
      may('jobtype', ({ isTemporary }) => (isTemporary ? 'CONTRACT' : undefined)),
      may(
        'salaries/salary/highEnd/amount',
        linkedinPay(({ most }) => String(most)),
      ),
      may(
        'salaries/salary/highEnd/currencyCode',
        linkedinPay(({ currency }) => currency),
      ),
      may(
        'salaries/salary/lowEnd/amount',
        linkedinPay(({ least }) => String(least)),
      ),
      may(
        'salaries/salary/lowEnd/currencyCode',
        linkedinPay(({ currency }) => currency),
      ),
      may(
        'salaries/salary/period',
        linkedinPay(({ period }) => LINKEDIN_PERIODS[period]),
      ),
      may(
        'salaries/salary/type',
        linkedinPay(() => 'BASE_SALARY'),
      ),
      must('posterEmail', (_, { email }) => email),
    ],
  },
}
