import { domainToUnicode } from 'node:url'

import {
  APIError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type ServerFunction,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { isOneOfMany } from '../../cms/services/answers/one-by-one'
import { databaseOf } from '../../cms/database/handle'
import { readDay } from '../../domain/time/calendar-day'
import { iloMinimum, isBelowMinimum } from '../../domain/vacancies/ilo-minimum-wage'
import { currencyDecimals } from '../../domain/money/money'
import { newFlags } from '../../domain/vacancies/new-flags'
import { dollarsAMonth } from '../../domain/vacancies/pay-insight'
import { processNow } from '../../domain/time/process-clock'
import { CLOSING_ACTION } from '../../domain/vacancies/vacancy-closing'
import {
  emailsIn,
  feeWords,
  hostOf,
  hostsIn,
  isFreeMail,
  looksLike,
  unusualPay,
  type VacancyFlag,
  type VacancyFlagger,
} from '../../domain/vacancies/vacancy-flags'
import { isRank } from '../../domain/vocabulary/ranks'
import { isVesselType, outermostGroup } from '../../domain/vocabulary/vessel-types'
import { IN_FORCE } from '../../cms/publications/warned-company'
import { panelText } from '../../i18n/panel/panel-texts'
import { VACANCY_FLAG_TEXTS } from '../../i18n/panel/vacancy-flag-texts'
import type { Vacancy } from '../../payload-types'

import { getPayInsight } from './read-pay-insight'

/**
 * Returns what staff should check before they publish the latest draft of a vacancy, in their language. It is empty
 * when the user may not publish it, or when it does not exist.
 */
export async function vacancyFlags(req: PayloadRequest, id: number): Promise<string[]> {
  if (!isEditor(req) || !Number.isInteger(id) || id < 1) return []
  const draft = await storedVacancy(req, { id, draft: true, trash: false })
  if (!draft) return []
  const [flags = []] = await vacancyFlagger(req)([draft])
  return flags.map(({ sentence }) => sentence)
}

/** The panel's way to ask for them. */
export const answerVacancyFlags: ServerFunction<{ id?: unknown }, Promise<string[]>> = ({
  req,
  id,
}) => vacancyFlags(req, Number(id))

/**
 * Refuses to publish a flagged vacancy in bulk, because nobody reads a vacancy that is published in bulk. Flags that
 * the live version already has do not count: staff checked them when it was published.
 */
export const refuseUnlooked: CollectionBeforeChangeHook<Vacancy> = async ({
  data,
  originalDoc,
  req,
}) => {
  // Another last day or a move to the trash shows nothing new to readers.
  const isOtherwise = req.context[CLOSING_ACTION] !== undefined || Boolean(data.deletedAt)
  if (!originalDoc || data._status !== 'published' || isOtherwise || !isOneOfMany(req)) return data
  const { id } = originalDoc
  // Includes the trash, because a restore may publish the vacancy too.
  const live = await storedVacancy(req, { id, draft: false, trash: true })
  const draft = await storedVacancy(req, { id, draft: true, trash: true })
  const { description, ...facts } = data
  const written = req.locale && description !== undefined ? { [req.locale]: description } : {}
  const flags = await newFlags(vacancyFlagger(req), {
    company: askedOf({ ...draft, ...facts }).company,
    before: live?._status === 'published' ? live : undefined,
    values: { ...draft, ...facts, description: { ...draft?.description, ...written } },
  })
  if (flags.length === 0) return data
  const sentences = flags.map(({ sentence }) => sentence).join(' ')
  throw new APIError(panelText(req.t, 'flagsOfMany', { flags: sentences }), 409, undefined, true)
}

/** A draft may leave out whatever it likes; its texts come by language. */
type Draft = Partial<Omit<Vacancy, 'description'>> & {
  description?: Readonly<Record<string, string | null>> | null
}

/** The latest draft of a vacancy, or what readers have of it, with its texts by language. */
async function storedVacancy(
  req: PayloadRequest,
  { id, draft, trash }: { id: number; draft: boolean; trash: boolean },
): Promise<Draft | null> {
  // With every language a localized text is an object, which the generated type does not say.
  return req.payload.findByID({
    collection: 'vacancies',
    id,
    draft,
    trash,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    // A copy, because reading in all languages changes the locale of the request, which still has to write.
    req: { ...req },
  }) as Promise<unknown> as Promise<Draft | null>
}

/** What is asked about, and of whom. */
interface Asked {
  company: number
  texts: readonly string[]
  /** What is written in it: its texts and its address. */
  written: readonly string[]
  telephone: string
  draft: Draft
}

/**
 * Returns a function that finds flags of vacancies, in the language of the request. It reads companies and warnings
 * once, and the texts of other companies at each call.
 * @param ofRowsAlone leaves out flags about the company's own address and website. Staff saw them with the company, and
 *   every vacancy of it would repeat them.
 */
function vacancyFlagger(req: PayloadRequest, { ofRowsAlone = false } = {}): VacancyFlagger {
  const companies = once(() => readCompanies(req))
  const warnings = once(() => readWarnings(req))
  const insights = new Map<string, ReturnType<typeof getPayInsight>>()
  const insightOf: InsightOf = (rank, group) =>
    kept(insights, `${rank} ${group}`, () => getPayInsight(rank, group))
  const likes = new Map<string, LookAlike | undefined>()

  return async (drafts) => {
    // Both sources return documents in the shape of the collection.
    const asked = drafts.map((draft) => askedOf(draft as Draft))
    const same = await sameTextsElsewhere(req, asked)
    const [known, inForce] = await Promise.all([companies(), warnings()])
    return Promise.all(
      asked.map(async (one, index) => {
        const owner = known.find(({ id }) => id === one.company)
        const emails = one.written.flatMap(emailsIn).filter((email) => {
          return !ofRowsAlone || email.toLowerCase() !== owner?.email.toLowerCase()
        })
        const all = ofRowsAlone ? emails : [...emails, ...emailsIn(owner?.email ?? '')]
        // The own domains of a company with a checked licence need no check.
        const isOwnLeftOut = ofRowsAlone || owner?.isChecked === true
        const own = isOwnLeftOut || !owner ? [] : [owner.email, owner.website].map(hostOf)
        const domains = [...new Set([...one.written.flatMap(hostsIn), ...own].filter(Boolean))]
        const fees = feeWords(one.texts.join('\n'))
        const free = [...new Set(all.filter(isFreeMail))]
        const warned = warnedOf(inForce, {
          company: one.company,
          traces: [...one.written.flatMap(emailsIn), ...all, ...domains],
          text: [one.telephone, ...one.texts].join('\n'),
        })
        const like = kept(likes, `${one.company} ${domains.join(' ')}`, () =>
          lookAlikeOf(known, { company: one.company, domains, owner }),
        )
        const pay = minimumFlag(req, one.draft) ?? (await payFlag(req, one.draft, insightOf))
        const text = same[index]
        return [
          warned && flag(req, 'warned', { ...warned }),
          fees.length > 0 && flag(req, 'fees', { words: fees.join(' · ') }),
          free.length > 0 && flag(req, 'freeMail', { addresses: free.join(', ') }),
          like && flag(req, 'lookAlike', { ...like }),
          pay,
          text && flag(req, 'sameText', { ...text }),
        ].flatMap((one) => one || [])
      }),
    )
  }
}

/** Of what a file or another system sends. */
export const rowFlagger = (req: PayloadRequest): VacancyFlagger =>
  vacancyFlagger(req, { ofRowsAlone: true })

function flag(
  req: PayloadRequest,
  code: VacancyFlag['code'],
  facts: VacancyFlag['facts'],
): VacancyFlag {
  return { code, facts, sentence: panelText(req.t, VACANCY_FLAG_TEXTS[code], facts) }
}

function kept<Answer>(answers: Map<string, Answer>, key: string, find: () => Answer): Answer {
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as Answer // it was put there
  const found = find()
  answers.set(key, found)
  return found
}

function once<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => (answer ??= read())
}

function askedOf(draft: Draft): Asked {
  const texts = Object.values(draft.description ?? {}).flatMap((text) => text?.trim() || [])
  const company = typeof draft.company === 'object' ? draft.company.id : (draft.company ?? 0)
  return {
    company,
    texts,
    written: [draft.contact?.email ?? '', ...texts],
    telephone: draft.contact?.telephone ?? '',
    draft,
  }
}

/** Flags pay below the ILO minimum wage for able seafarers. Pay in other currencies than US dollars is not checked. */
function minimumFlag(req: PayloadRequest, { joining, pay, rank }: Draft): VacancyFlag | undefined {
  const most = pay?.max ?? pay?.min
  if (rank !== 'able-seafarer-deck' || !pay || pay.negotiable || typeof most !== 'number')
    return undefined
  if (pay.currency !== 'USD') return undefined
  const day = readDay(joining?.from) ?? readDay(processNow('which year’s minimum counts')) ?? ''
  const dollars = most / 10 ** currencyDecimals(pay.currency)
  const minimum = iloMinimum(day)
  return minimum && isBelowMinimum(dollars, pay.period, day)
    ? flag(req, 'payBelowMinimum', { ...minimum })
    : undefined
}

type InsightOf = (...of: Parameters<typeof getPayInsight>) => ReturnType<typeof getPayInsight>

async function payFlag(
  req: PayloadRequest,
  { rank, vesselType, pay }: Draft,
  insightOf: InsightOf,
): Promise<VacancyFlag | undefined> {
  const [min, max] = [pay?.min ?? pay?.max, pay?.max ?? pay?.min]
  if (!isRank(rank) || !isVesselType(vesselType) || !pay || pay.negotiable) return undefined
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  const insight = await insightOf(rank, outermostGroup(vesselType))
  if (!insight) return undefined
  const { currency, period } = pay
  const wage = dollarsAMonth({ min, max, currency, period }, insight.rates)
  const side = wage === undefined ? undefined : unusualPay(wage, insight)
  if (side === undefined) return undefined
  const dollars = new Intl.NumberFormat(req.i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  const facts = { median: dollars.format(insight.median), count: insight.count }
  return flag(req, side === 'low' ? 'payLow' : 'payHigh', facts)
}

/** Characters. Shorter texts may be equal by chance. The index of these texts has the same limit. */
const LEAST_LENGTH = 80

/** Another company's vacancy with the same words. */
interface SameText {
  vacancy: number
  company: string
}

/** Finds for each vacancy one of another company with the same text in some language, ignoring spaces and case. */
async function sameTextsElsewhere(
  req: PayloadRequest,
  asked: readonly Asked[],
): Promise<(SameText | undefined)[]> {
  const long = asked.flatMap(({ company, texts }, nr) =>
    texts.filter((text) => text.length >= LEAST_LENGTH).map((text) => ({ nr, company, text })),
  )
  const found = new Map<number, SameText>()
  if (long.length > 0) {
    const db = await databaseOf(req.payload, req)
    const plain = (text: string) =>
      sql.raw(`regexp_replace(lower(btrim(${text})), '\\s+', ' ', 'g')`)
    // One query per text. For several, the planner overestimates the matches and reads the whole table.
    const { rows } = await db.execute(sql`
      WITH asked AS (
        SELECT nr, company, ${plain('text')} AS text
        FROM jsonb_to_recordset(${JSON.stringify(long)}::jsonb) AS t(nr int, company int, text text))
      SELECT asked.nr, same.* FROM asked CROSS JOIN LATERAL (
        SELECT v.id AS vacancy, c.name AS company
        FROM vacancies_locales l
        JOIN vacancies v ON v.id = l._parent_id AND v.company_id <> asked.company AND v.deleted_at IS NULL
        JOIN crewings c ON c.id = v.company_id
        WHERE length(l.description) >= ${sql.raw(String(LEAST_LENGTH))}
          AND md5(${plain('l.description')}) = md5(asked.text)
        LIMIT 1) AS same`)
    for (const { nr, vacancy, company } of rows) {
      found.set(Number(nr), { vacancy: Number(vacancy), company: String(company) })
    }
  }
  return asked.map((_, nr) => found.get(nr))
}

/** How a company is reached, and whether staff have looked up its licence. */
interface KnownCompany {
  id: number
  name: string
  email: string
  website: string
  isChecked: boolean
}

async function readCompanies(req: PayloadRequest): Promise<KnownCompany[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT id, name, email, website, licence_checked_on IS NOT NULL AND licence_valid_to > now() AS is_checked
    FROM crewings WHERE deleted_at IS NULL`)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return rows.map(({ id, name, email, website, is_checked: isChecked }) => ({
    id: Number(id),
    name: text(name),
    email: text(email),
    website: text(website),
    isChecked: isChecked === true,
  }))
}

/** A warning in force, with what it names: an address, a domain or a number, or nothing but its company. */
interface Warning {
  name: string
  company: number | undefined
  kind: string
  trace: string
}

/** The newest first. */
async function readWarnings(req: PayloadRequest): Promise<Warning[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT w.name, w.company_id, t.kind::text AS kind, t.value FROM warnings w
    LEFT JOIN warnings_traces t ON t._parent_id = w.id
    WHERE ${sql.raw(IN_FORCE)} ORDER BY w.since DESC, w.id DESC, t._order`)
  return rows.map(({ name, company_id: company, kind, value }) => ({
    name: String(name),
    company: company === null ? undefined : Number(company),
    kind: String(kind),
    trace: typeof value === 'string' ? value : '',
  }))
}

/** What of a vacancy stands in a warning, and whose that is. */
interface Warned {
  trace: string
  name: string
}

/** A warning in force that is about the company, or names an address or a number that stands in the vacancy. */
function warnedOf(
  warnings: readonly Warning[],
  { company, traces, text }: { company: number; traces: readonly string[]; text: string },
): Warned | undefined {
  const addresses = new Set(traces.map((trace) => trace.toLowerCase()))
  const digits = text.replace(/[^\d\n]/g, '')
  const isNamed = ({ kind, trace }: Warning) => {
    if (trace === '') return false
    return kind === 'telephone' ? digits.includes(trace.replace(/\D/g, '')) : addresses.has(trace)
  }
  const found = warnings.find((one) => one.company === company || isNamed(one))
  return found && { trace: isNamed(found) ? found.trace : found.name, name: found.name }
}

/** A domain that is written in a vacancy, and the one of another company that it may be taken for. */
interface LookAlike {
  domain: string
  known: string
  company: string
}

/** The first of these domains that looks like that of another company, and is not the company's own. */
function lookAlikeOf(
  companies: readonly KnownCompany[],
  {
    company,
    domains,
    owner,
  }: { company: number; domains: readonly string[]; owner: KnownCompany | undefined },
): LookAlike | undefined {
  if (domains.length === 0) return undefined
  const known = companies.flatMap(({ id, name, website, email }) =>
    [website, email].flatMap((address) => {
      const host = hostOf(address)
      // Domains of free mail services belong to no company.
      if (host === '' || (address.includes('@') && isFreeMail(address))) return []
      return [{ host, id, isOwn: id === company, company: name }]
    }),
  )
  const ofOthers = known.filter(({ isOwn }) => !isOwn)
  for (const domain of domains) {
    const isOwn = known.some((one) => one.isOwn && one.host === domain)
    // Two companies may have names alike: once staff have looked up the licence, its domain is no imitation.
    if (isOwn && owner?.isChecked) continue
    if (ofOthers.some(({ host }) => host === domain)) continue
    const like = ofOthers.find(
      // Only the newer of two similar companies gets the flag.
      ({ host, id }) =>
        (!isOwn || id < company) && looksLike(domainToUnicode(domain) || domain, host),
    )
    if (like) return { domain, known: like.host, company: like.company }
  }
  return undefined
}
