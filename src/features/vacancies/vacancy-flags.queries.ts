import 'server-only'

import { domainToUnicode } from 'node:url'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, ServerFunction } from 'payload'

import { isEditor } from '@/cms/access'
import { databaseOf } from '@/cms/publications/writing/locks'
import { dollarsAMonth } from '@/domain/pay-insight'
import {
  emailsIn,
  feeWords,
  hostOf,
  hostsIn,
  isFreeMail,
  looksLike,
  unusualPay,
} from '@/domain/vacancy-flags'
import { isRank } from '@/domain/vocabulary/ranks'
import { IN_FORCE } from '@/domain/warned-company'
import { panelText } from '@/i18n/panel/panel-texts'
import type { Vacancy } from '@/payload-types'

import { getPayInsight } from './pay-insight.queries'

/**
 * What staff should look at before the latest draft of a vacancy is published, in their language; nothing for whoever may
 * not publish it, and of what is not there.
 */
export async function vacancyFlags(req: PayloadRequest, id: number): Promise<string[]> {
  if (!isEditor(req) || !Number.isInteger(id) || id < 1) return []
  const draft = await latestDraft(req, id)
  return draft ? flagsOf(req, draft) : []
}

/** The panel's way to ask for them. */
export const answerVacancyFlags: ServerFunction<{ id?: unknown }, Promise<string[]>> = ({
  req,
  id,
}) => vacancyFlags(req, Number(id))

/** A draft may leave out whatever it likes; its texts come by language. */
type Draft = Partial<Omit<Vacancy, 'description'>> & {
  description?: Readonly<Record<string, string | null>> | null
}

async function latestDraft(req: PayloadRequest, id: number): Promise<Draft | null> {
  // With every language a localized text is an object, which the generated type does not say.
  return req.payload.findByID({
    collection: 'vacancies',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  }) as Promise<unknown> as Promise<Draft | null>
}

async function flagsOf(req: PayloadRequest, draft: Draft): Promise<string[]> {
  const texts = Object.values(draft.description ?? {}).flatMap((text) => text?.trim() || [])
  const company = typeof draft.company === 'object' ? draft.company.id : (draft.company ?? 0)
  const owner = await ownContacts(req, company)
  const written = [draft.contact?.email ?? '', ...texts]
  const emails = [...written, owner.email].flatMap(emailsIn)
  // Of a company whose licence staff have looked up, its own domains are no question.
  const own = owner.isChecked ? [] : [owner.email, owner.website].map(hostOf)
  const domains = [...new Set([...written.flatMap(hostsIn), ...own].filter(Boolean))]
  const telephone = draft.contact?.telephone ?? ''
  const [pay, like, same, warned] = await Promise.all([
    payFlag(req, draft),
    lookAlikeOf(req, { company, domains, isChecked: owner.isChecked }),
    sameTextElsewhere(req, { company, texts }),
    warnedOf(req, {
      company,
      traces: [...emails, ...domains],
      text: [telephone, ...texts].join('\n'),
    }),
  ])
  const fees = feeWords(texts.join('\n'))
  const free = [...new Set(emails.filter(isFreeMail))]
  return [
    warned && panelText(req.t, 'flagWarned', { ...warned }),
    fees.length > 0 && panelText(req.t, 'flagFees', { words: fees.join(' · ') }),
    free.length > 0 && panelText(req.t, 'flagFreeMail', { addresses: free.join(', ') }),
    like && panelText(req.t, 'flagLookAlike', { ...like }),
    pay,
    same && panelText(req.t, 'flagSameText', { ...same }),
  ].flatMap((flag) => flag || [])
}

async function payFlag(
  req: PayloadRequest,
  { rank, vesselGroup, pay }: Draft,
): Promise<string | undefined> {
  const [min, max] = [pay?.min ?? pay?.max, pay?.max ?? pay?.min]
  if (!isRank(rank) || !vesselGroup || !pay || pay.negotiable) return undefined
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  const insight = await getPayInsight(rank, vesselGroup)
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
  return panelText(req.t, side === 'low' ? 'flagPayLow' : 'flagPayHigh', {
    median: dollars.format(insight.median),
    count: insight.count,
  })
}

/** A text that is shorter than this is the same by chance. Characters. */
const LEAST_LENGTH = 80

/** Another company's vacancy with the same words. */
interface SameText {
  vacancy: number
  company: string
}

/** A vacancy of another company that says the same in some language, but for spaces and capitals. */
async function sameTextElsewhere(
  req: PayloadRequest,
  { company, texts }: { company: number; texts: readonly string[] },
): Promise<SameText | undefined> {
  const long = texts.filter((text) => text.length >= LEAST_LENGTH)
  if (long.length === 0) return undefined
  const db = await databaseOf(req.payload, req)
  const plain = (text: unknown) => sql`regexp_replace(lower(btrim(${text})), '\\s+', ' ', 'g')`
  const { rows } = await db.execute(sql`
    SELECT v.id AS vacancy, c.name AS company
    FROM vacancies_locales l JOIN vacancies v ON v.id = l._parent_id JOIN crewings c ON c.id = v.company_id
    WHERE v.company_id <> ${company} AND v.deleted_at IS NULL AND length(l.description) >= ${LEAST_LENGTH}
      AND ${plain(sql`l.description`)} IN (${sql.join(
        long.map((text) => plain(sql`${text}::text`)),
        sql`, `,
      )})
    ORDER BY v.id LIMIT 1`)
  const [row] = rows
  return row && { vacancy: Number(row.vacancy), company: String(row.company) }
}

/** How the company itself is reached, and whether staff have looked up its licence. */
async function ownContacts(req: PayloadRequest, company: number) {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT email, website, licence_checked_on IS NOT NULL AND licence_valid_to > now() AS is_checked
    FROM crewings WHERE id = ${company}`)
  const { email, website, is_checked: isChecked } = rows[0] ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: text(email), website: text(website), isChecked: isChecked === true }
}

/** What of a vacancy stands in a warning, and whose that is. */
interface Warned {
  trace: string
  name: string
}

/** A warning in force that is about the company, or names an address or a number that stands in the vacancy. */
async function warnedOf(
  req: PayloadRequest,
  { company, traces, text }: { company: number; traces: readonly string[]; text: string },
): Promise<Warned | undefined> {
  const db = await databaseOf(req.payload, req)
  const asked = JSON.stringify(traces.map((trace) => trace.toLowerCase()))
  const digits = text.replace(/[^\d\n]/g, '')
  const { rows } = await db.execute(sql`
    SELECT w.name, coalesce(t.value, w.name) AS trace FROM warnings w
    LEFT JOIN warnings_traces t ON t._parent_id = w.id AND (
      t.kind IN ('domain', 'email') AND ${asked}::jsonb ? t.value
      OR t.kind = 'telephone' AND strpos(${digits}, regexp_replace(t.value, '\\D', '', 'g')) > 0)
    WHERE ${sql.raw(IN_FORCE)} AND (w.company_id = ${company} OR t.id IS NOT NULL)
    ORDER BY w.since DESC, w.id DESC LIMIT 1`)
  const [row] = rows
  return row && { trace: String(row.trace), name: String(row.name) }
}

/** A domain that is written in a vacancy, and the one of another company that it may be taken for. */
interface LookAlike {
  domain: string
  known: string
  company: string
}

/** The first of these domains that looks like that of another company, and is not the company's own. */
async function lookAlikeOf(
  req: PayloadRequest,
  {
    company,
    domains,
    isChecked,
  }: { company: number; domains: readonly string[]; isChecked: boolean },
): Promise<LookAlike | undefined> {
  if (domains.length === 0) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT id, name, website, email FROM crewings WHERE deleted_at IS NULL`)
  const known = rows.flatMap(({ id, name, website, email }) =>
    [website, email].flatMap((address) => {
      const host = typeof address === 'string' ? hostOf(address) : ''
      // At a mail service many are alike, and belong to nobody.
      if (host === '' || (String(address).includes('@') && isFreeMail(String(address)))) return []
      return [{ host, id: Number(id), isOwn: Number(id) === company, company: String(name) }]
    }),
  )
  const ofOthers = known.filter(({ isOwn }) => !isOwn)
  for (const domain of domains) {
    const isOwn = known.some((one) => one.isOwn && one.host === domain)
    // Two companies may have names alike: once staff have looked up the licence, its domain is no imitation.
    if (isOwn && isChecked) continue
    if (ofOthers.some(({ host }) => host === domain)) continue
    const like = ofOthers.find(
      // Of two that are alike, the one that came later is asked about.
      ({ host, id }) =>
        (!isOwn || id < company) && looksLike(domainToUnicode(domain) || domain, host),
    )
    if (like) return { domain, known: like.host, company: like.company }
  }
  return undefined
}
