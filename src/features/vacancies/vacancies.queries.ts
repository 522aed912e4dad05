import 'server-only'

import { EVERY_LANGUAGE, LIST_DOCUMENT } from '@/cms/publications/content-type'
import { LISTED, LIVE } from '@/cms/publications/reading/publication-index'
import { query, type SnapshotQuery } from '@/cms/database/read-pool'
import { staleTexts } from '@/cms/documents/shown/dated-texts'
import { fieldColumns } from '@/cms/documents/shown/field-columns'
import type { Locale } from '@/domain/locales/locales'
import { VACANCY_TABLE } from '@/domain/vacancies/vacancy-fields'
import { warnedSince, warningChanged } from '@/cms/publications/warned-company'
import { env } from '@/env'

import { VACANCIES_PER_PAGE } from './page-numbers'
import {
  DETAIL_FIELDS,
  LISTED_FIELDS,
  type StoredSummary,
  type StoredVacancy,
  vacancySummary,
  vacancyView,
} from './stored-vacancy'
import type { VacancySummary, VacancyView } from './vacancy'

/**
 * SQL queries of vacancies for readers. The publication index decides what is live and listed, by the clock of the
 * database. Only the company's own texts depend on a language.
 */

/** Rows of the publication index that are vacancies. */
export const OF_INDEX = `collection = 'vacancies' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}'`

/** The same as a subquery, for joins: `LIVE` and `LISTED` name columns without a table. */
const rowsOfIndex = (condition: string) =>
  `(SELECT document, path, first_published_at, last_published_at FROM publications WHERE ${OF_INDEX} AND ${condition})`

const VACANCIES = { table: 'vacancies', row: 'v' }

/** Of a row `p` of the publication index, its vacancy `v` and its company `c`. */
export const SUMMARY = `
  p.document AS id, p.path, p.first_published_at, p.last_published_at,
  ${fieldColumns(VACANCY_TABLE, LISTED_FIELDS, VACANCIES)},
  v.is_example, c.name AS company_name, c.city AS company_city, c.country AS company_country,
  c.licence_checked_on, c.licence_valid_to > now() AS licence_valid,
  ${warnedSince('c.id')} AS warned_since, ${warningChanged('c.id')} AS warning_changed_at`

/** The rest of a vacancy, on its own page, for readers of the language `$2`. */
export const DETAILS = `
  v.company_id, v.vessel_group, ${fieldColumns(VACANCY_TABLE, DETAIL_FIELDS, VACANCIES)},
  (SELECT jsonb_object_agg(_locale, description) FROM vacancies_locales
    WHERE _parent_id = v.id AND description IS NOT NULL) AS descriptions,
  ${staleTexts('vacancies', ['description'], { id: 'v.id', locale: '$2::text' })} AS stale_texts,
  v.open_until, v.open_until > now() AS is_open,
  coalesce(v.suspended_at, c.suspended_at) IS NOT NULL AS is_suspended`

/** Reads a live vacancy, open or closed. The company's text is in the reader's language or in the best fallback. */
export async function getVacancy(locale: Locale, id: number): Promise<VacancyView | undefined> {
  const [row] = await query<StoredVacancy>(
    `SELECT ${SUMMARY}, ${DETAILS} FROM ${rowsOfIndex(LIVE)} p
     JOIN vacancies v ON v.id = p.document::int JOIN crewings c ON c.id = v.company_id
     WHERE p.document = $1`,
    [String(id), locale],
    'vacancy',
  )
  return row && vacancyView(row, locale, env.SOURCE_LOCALE)
}

/** Some vacancies, and how many there are. */
interface Vacancies {
  vacancies: VacancySummary[]
  total: number
}

type Counted = StoredSummary & { total: number }

/**
 * A page of the list of open vacancies, newest first.
 * @param page from 1; one past the end has no vacancies, and the total says so
 */
export async function listVacancies(page: number): Promise<Vacancies> {
  return pageOf(LISTED, {
    name: 'vacancy-list',
    limit: VACANCIES_PER_PAGE,
    offset: (page - 1) * VACANCIES_PER_PAGE,
  })
}

interface Cut {
  /** Of the prepared statement. */
  name: string
  limit: number
  offset: number
  /** From `$3` on. */
  values?: readonly string[]
}

async function pageOf(
  condition: string,
  { name, limit, offset, values = [] }: Cut,
): Promise<Vacancies> {
  // Selects the page from the publication index before the joins, because its indexes have the order.
  const rows = await query<Counted | { id: null; total: number }>(
    `WITH listed AS NOT MATERIALIZED ${rowsOfIndex(condition)}
     SELECT counted.total, page.* FROM (SELECT count(*)::int AS total FROM listed) counted
     LEFT JOIN (
       SELECT ${SUMMARY} FROM (
         SELECT * FROM listed ORDER BY first_published_at DESC, document DESC LIMIT $1 OFFSET $2) p
       JOIN vacancies v ON v.id = p.document::int JOIN crewings c ON c.id = v.company_id) page ON true
     ORDER BY page.first_published_at DESC, page.id DESC`,
    [limit, offset, ...values],
    name,
  )
  return {
    vacancies: summaries(rows.flatMap((row) => (row.id === null ? [] : row))),
    total: rows[0]?.total ?? 0,
  }
}

interface Limits {
  /** The vacancy of the current page, which is left out. */
  except?: number
  limit: number
  /** From 1; one past the end has no vacancies, and the total says so. */
  page?: number
}

/** A page of the open vacancies of a company, newest first, and how many it has, the excepted one left out. */
export async function vacanciesOfCompany(
  company: number,
  { except = 0, limit, page = 1 }: Limits,
): Promise<Vacancies> {
  // In the publication index the parent of a vacancy is its company.
  return pageOf(`${LISTED} AND parent = $3 AND document <> $4`, {
    name: 'vacancies-of-company',
    limit,
    offset: (page - 1) * limit,
    values: [String(company), String(except)],
  })
}

/**
 * Reads open vacancies of other companies for the same rank and group of vessels: the same type of vessel first, then
 * the newest. It must not read others, because the page key covers only these (`vacancies.type.ts`).
 */
export async function similarVacancies(
  { companyId, rank, vesselType, vesselGroup }: VacancyView,
  limit: number,
): Promise<VacancySummary[]> {
  // Two queries in index order, so that each stops at the limit.
  const newest = (type: string) => `
    (SELECT ${SUMMARY}, v.vessel_type = $4::enum_vessel_type AS is_same
     FROM vacancies v JOIN ${rowsOfIndex(LISTED)} p ON p.document = v.id::text
     JOIN crewings c ON c.id = v.company_id
     WHERE v.rank = $1::enum_rank AND v.vessel_group = $2 AND v.company_id <> $3 AND ${type}
     ORDER BY v.first_published_at DESC LIMIT $5)`
  const rows = await query<StoredSummary>(
    `SELECT * FROM (
       ${newest('v.vessel_type = $4::enum_vessel_type')}
       UNION ALL ${newest('v.vessel_type <> $4::enum_vessel_type')}) near
     ORDER BY is_same DESC, first_published_at DESC LIMIT $5`,
    [rank, vesselGroup, companyId, vesselType, limit],
    'similar-vacancies',
  )
  return summaries(rows)
}

/** Reads vacancies by id in the given order. The caller's snapshot guarantees that all are live. */
export async function summariesOf(
  ask: SnapshotQuery,
  ids: readonly number[],
): Promise<VacancySummary[]> {
  if (ids.length === 0) return []
  const rows = await ask<StoredSummary>(
    `SELECT ${SUMMARY} FROM unnest($1::int[]) WITH ORDINALITY wanted(id, place)
     JOIN publications p ON ${OF_INDEX} AND p.document = wanted.id::text
     JOIN vacancies v ON v.id = wanted.id JOIN crewings c ON c.id = v.company_id
     ORDER BY wanted.place`,
    [ids],
    'vacancy-summaries',
  )
  return summaries(rows)
}

/** The same as their own pages show them, with their companies' words in the reader's language or the best other. */
export async function viewsOf(
  ask: SnapshotQuery,
  ids: readonly number[],
  locale: Locale,
): Promise<VacancyView[]> {
  if (ids.length === 0) return []
  const rows = await ask<StoredVacancy>(
    `SELECT ${SUMMARY}, ${DETAILS} FROM unnest($1::int[]) WITH ORDINALITY wanted(id, place)
     JOIN publications p ON ${OF_INDEX} AND p.document = wanted.id::text
     JOIN vacancies v ON v.id = wanted.id JOIN crewings c ON c.id = v.company_id
     ORDER BY wanted.place`,
    [ids, locale],
    'vacancy-views',
  )
  return rows.flatMap((row) => vacancyView(row, locale, env.SOURCE_LOCALE) ?? [])
}

function summaries(rows: readonly StoredSummary[]): VacancySummary[] {
  return rows.flatMap((row) => vacancySummary(row) ?? [])
}
