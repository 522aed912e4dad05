import 'server-only'

import { LISTED } from '@/cms/publications/reading/publication-index'
import { singleFlight } from '@/cms/publications/reading/single-flight'
import { queryList } from '@/cms/database/read-pool'
import { EVERY_LANGUAGE } from '@/cms/publications/content-type'
import type { Locale } from '@/domain/locales/locales'
import { type Portal, PORTALS } from '@/domain/portal-feeds/portal-names'
import { isWarned } from '@/cms/publications/warned-company'
import { env } from '@/env'

import { type StoredVacancy, vacancyView } from '../stored-vacancy'
import { DETAILS, OF_INDEX, SUMMARY } from '../vacancies.queries'
import type { OpenVacancy } from './told-vacancy'

/** What admins have said of the feeds for portals. */
export interface PortalSettings {
  operator: string
  email: string
  /** Those that are switched on. */
  portals: readonly Portal[]
}

/** Nobody gets one that is invented, whatever the site shows. */
const OPEN = `${OF_INDEX} AND ${LISTED} AND NOT is_example`

/** @throws whatever `pg` throws while the database is away, within about ten seconds */
export async function portalSettings(): Promise<PortalSettings> {
  const [row] = await queryList<{ settings: Record<string, unknown> }>(
    'SELECT to_jsonb(s) AS settings FROM portal_feeds s ORDER BY id LIMIT 1',
    [],
  )
  const { settings = {} } = row ?? {}
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return {
    operator: textOf(settings.operator),
    email: textOf(settings.email),
    portals: PORTALS.filter((portal) => settings[`portals_${portal}`] === true),
  }
}

/** What is open at one instant. */
export interface OpenState {
  /** Another one whenever a vacancy that is open, its company, or what is open has changed. */
  digest: string
  /** When something in it last changed or left it, UTC. */
  changed: Date | undefined
}

const STATE = `
  WITH open AS (
    SELECT id, document, parent, revision, last_published_at FROM publications WHERE ${OPEN})
  SELECT count(*)::text || ' ' || coalesce(bit_xor(hashtextextended(
      open.id || ' ' || open.revision || ' ' || coalesce(c.revision, ''), 0)), 0)::text AS digest,
    greatest(max(open.last_published_at), max(c.last_published_at), (
      SELECT max(listed_until) FROM publications WHERE ${OF_INDEX} AND listed_until <= now())) AS changed
  FROM open LEFT JOIN publications c
    ON c.collection = 'crewings' AND c.locale = '${EVERY_LANGUAGE}' AND c.document = open.parent
  WHERE NOT ${isWarned('open.parent::int')}`

/**
 * What the feeds have to say, without reading them. Many who ask share an answer, which is never older than their
 * question: what has closed is gone at the next fetch.
 * @throws as `portalSettings`
 */
export const openState = singleFlight(
  async (): Promise<OpenState> => {
    const [row] = await queryList<{ digest: string; changed: Date | null }>(STATE, [])
    if (!row) throw new Error('The state of what is open is one row, whatever is open.')
    return { digest: row.digest, changed: row.changed ?? undefined }
  },
  () => 'open',
)

// A query for some hundred milliseconds of writing; between two nothing of the database is held.
const BATCH = 200

const BATCH_OF_OPEN = `
  SELECT p.row, ${SUMMARY}, ${DETAILS}, c.website AS company_website
  FROM (
    SELECT id AS row, document, path, first_published_at, last_published_at FROM publications
    WHERE ${OPEN} AND id > $1 ORDER BY id LIMIT ${BATCH}) p
  JOIN vacancies v ON v.id = p.document::int JOIN crewings c ON c.id = v.company_id
  ORDER BY p.row`

type OpenRow = StoredVacancy & { row: number; company_website: string | null }

/**
 * All that is open and may be told, in batches, each read when it is asked for; none of a company under warning.
 * @throws as `portalSettings`
 */
export async function* openVacancies(
  locale: Locale,
): AsyncGenerator<OpenVacancy[], void, undefined> {
  let after = 0
  for (;;) {
    const rows = await queryList<OpenRow>(BATCH_OF_OPEN, [after, locale])
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield rows.flatMap((row) => {
      const vacancy = vacancyView(row, locale, env.SOURCE_LOCALE)
      const isTold = vacancy?.isOpen && !vacancy.isSuspended && !vacancy.company.warnedSince
      return vacancy && isTold ? [{ vacancy, website: row.company_website ?? undefined }] : []
    })
  }
}

/** How many vacancies are open, and how many of them lack what some portals ask for. */
export interface OpenCounts {
  open: number
  withoutCity: number
  withoutCountry: number
}

/** @throws as `portalSettings` */
export async function openCounts(): Promise<OpenCounts> {
  const [row] = await queryList<{ open: number; without_city: number; without_country: number }>(
    `SELECT count(*)::int AS open,
       count(*) FILTER (WHERE coalesce(
         CASE WHEN v.joining_country IS NULL THEN c.city ELSE v.joining_port END, '') = '')::int AS without_city,
       count(*) FILTER (WHERE coalesce(v.joining_country::text, c.country::text) IS NULL)::int AS without_country
     FROM (SELECT document FROM publications WHERE ${OPEN}) p
     JOIN vacancies v ON v.id = p.document::int JOIN crewings c ON c.id = v.company_id
     WHERE NOT ${isWarned('v.company_id')}`,
    [],
  )
  return {
    open: row?.open ?? 0,
    withoutCity: row?.without_city ?? 0,
    withoutCountry: row?.without_country ?? 0,
  }
}
