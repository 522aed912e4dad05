import 'server-only'

import { EVERY_LANGUAGE } from '@/cms/publications/content-type'
import { LIVE } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import { staleTexts } from '@/cms/documents/shown/dated-texts'
import type { Locale } from '@/domain/locales/locales'
import type { WarningSearch } from '@/domain/vacancies/warning-search'
import { env } from '@/env'

import { type StoredWarning, warningView } from './stored-warning'
import type { WarningView } from './warning'

/** Warnings on one page of the list. */
export const WARNINGS_PER_PAGE = 20

// What the publication index's condition names has columns of the same names in other tables.
const live = (collection: 'warnings' | 'crewings') => `
  (SELECT document, path FROM publications WHERE collection = '${collection}'
    AND locale = '${EVERY_LANGUAGE}' AND ${LIVE})`

/** For readers of a language. */
const columns = (locale: string) => `
  w.id, w.name, w.kind, w.since, w.ended_on, w.is_example, w.first_published_at, w.last_published_at,
  (SELECT jsonb_object_agg(_locale, text) FROM warnings_locales
    WHERE _parent_id = w.id AND text IS NOT NULL) AS texts,
  ${staleTexts('warnings', ['text'], { id: 'w.id', locale })} AS stale_texts,
  (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'value', value) ORDER BY _order)
    FROM warnings_traces WHERE _parent_id = w.id) AS traces,
  (SELECT jsonb_agg(address ORDER BY _order) FROM warnings_sources WHERE _parent_id = w.id) AS sources,
  c.name AS company_name, of_company.path AS company_path`

const FROM = `
  ${live('warnings')} p JOIN warnings w ON w.id::text = p.document
  LEFT JOIN crewings c ON c.id = w.company_id
  LEFT JOIN ${live('crewings')} of_company ON of_company.document = c.id::text`

/** A warning that is published; its text in the reader's language or the best other. */
export async function getWarning(locale: Locale, id: number): Promise<WarningView | undefined> {
  const [row] = await query<StoredWarning>(
    `SELECT ${columns('$2::text')} FROM ${FROM} WHERE w.id = $1`,
    [id, locale],
    'warning',
  )
  return row && warningView(row, locale, env.SOURCE_LOCALE)
}

/** A page of the list of warnings. */
export interface WarningList {
  warnings: readonly WarningView[]
  /** Of all pages. */
  total: number
}

// Whole words anywhere: of a name, and of what somebody writes from. A number is compared by its digits.
const MATCHES = `
  NOT EXISTS (
    SELECT FROM unnest($1::text[]) AS of(word)
    WHERE strpos(lower(concat_ws(' ', w.name, c.name, (
      SELECT string_agg(value, ' ') FROM warnings_traces WHERE _parent_id = w.id))), of.word) = 0
    AND NOT EXISTS (
      SELECT FROM warnings_traces t WHERE t._parent_id = w.id AND t.kind = 'telephone'
        AND length(regexp_replace(of.word, '\\D', '', 'g')) >= 5
        AND strpos(regexp_replace(t.value, '\\D', '', 'g'), regexp_replace(of.word, '\\D', '', 'g')) > 0))`

type Counted = StoredWarning & { total: number }

/**
 * The warnings that a search finds, one page of them: those in force first, then the newest. A page past the end has
 * none, and the total says so.
 */
export async function findWarnings(locale: Locale, search: WarningSearch): Promise<WarningList> {
  const rows = await query<Counted | { id: null; total: number }>(
    `WITH found AS MATERIALIZED (
       SELECT w.id, w.ended_on IS NOT NULL AS has_ended, w.since FROM ${FROM} WHERE ${MATCHES})
     SELECT counted.total, page.* FROM (SELECT count(*)::int AS total FROM found) counted
     LEFT JOIN (
       SELECT ${columns('$4::text')}, cut.has_ended FROM (
         SELECT * FROM found ORDER BY has_ended, since DESC, id DESC LIMIT $2 OFFSET $3) cut
       JOIN warnings w ON w.id = cut.id LEFT JOIN crewings c ON c.id = w.company_id
       LEFT JOIN ${live('crewings')} of_company ON of_company.document = c.id::text) page ON true
     ORDER BY page.has_ended, page.since DESC, page.id DESC`,
    [
      search.words?.toLowerCase().split(/\s+/u) ?? [],
      WARNINGS_PER_PAGE,
      (search.page - 1) * WARNINGS_PER_PAGE,
      locale,
    ],
    'warnings',
  )
  return {
    warnings: rows.flatMap((row) =>
      row.id === null ? [] : (warningView(row, locale, env.SOURCE_LOCALE) ?? []),
    ),
    total: rows[0]?.total ?? 0,
  }
}
