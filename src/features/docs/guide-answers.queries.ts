import 'server-only'

import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '@/cms/database/handle'
import { sql } from '@/cms/database/sql'
import { textArray } from '@/cms/publications/writing/projection-columns'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'

/** How readers answered about a guide, in the language of its text. */
interface AnswerCounts extends Record<string, unknown> {
  guide: number
  locale: Locale
  yes: number
  no: number
  sentences: number
}

/** A reader's sentence. */
export interface Sentence extends Record<string, unknown> {
  id: number
  locale: Locale
  isUseful: boolean
  text: string
}

/** Sentences that the form of a guide shows. */
const NEWEST = 20

/** Guides that the report shows, in each of their languages. */
const MOST_GUIDES = 100

const COUNTS = sql`
  SELECT a.guide::int AS guide, a.locale::text AS locale,
    count(*) FILTER (WHERE a.is_useful)::int AS yes,
    count(*) FILTER (WHERE NOT a.is_useful)::int AS no, count(a.text)::int AS sentences
  FROM guide_answers a`

/** How often readers of a guide answered yes and no, by language, and the newest of their sentences. For staff. */
export async function answersAbout(
  req: PayloadRequest,
  guide: number,
): Promise<{ counts: AnswerCounts[]; sentences: Sentence[] }> {
  const db = await databaseOf(req.payload, {})
  const { rows: counts } = await db.execute<AnswerCounts>(
    sql`${COUNTS} WHERE a.guide = ${guide} GROUP BY a.guide, a.locale ORDER BY a.locale`,
  )
  const { rows: sentences } = await db.execute<Sentence>(sql`
    SELECT id, locale::text AS locale, is_useful AS "isUseful", text FROM guide_answers
    WHERE guide = ${guide} AND text IS NOT NULL ORDER BY updated_at DESC, id DESC LIMIT ${NEWEST}`)
  return { counts, sentences }
}

/** The same of all guides, those with most “no” first. For staff. */
export async function answersAboutAll(
  req: PayloadRequest,
  locales: readonly Locale[],
): Promise<AnswerCounts[]> {
  const db = await databaseOf(req.payload, {})
  const { rows } = await db.execute<AnswerCounts>(sql`
    ${COUNTS} WHERE a.locale::text = ANY(${textArray(locales)}) GROUP BY a.guide, a.locale
    ORDER BY no DESC, yes DESC, a.guide, a.locale LIMIT ${MOST_GUIDES}`)
  return rows
}

/** What a guide is called, and in which language. */
interface GuideTitle extends Record<string, unknown> {
  title: string
  locale: Locale
}

/**
 * The titles of guides by their ids, for staff: in a language where there is one, else in the source language, else in any.
 * A guide that is gone has none.
 */
export async function guideTitles(
  payload: Payload,
  guides: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, GuideTitle>> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<GuideTitle & { guide: number }>(sql`
    SELECT DISTINCT ON (_parent_id) _parent_id AS guide, title, _locale::text AS locale
    FROM docs_locales
    WHERE _parent_id::text = ANY(${textArray(guides.map(String))}) AND title <> ''
    ORDER BY _parent_id, _locale::text = ${locale} DESC, _locale::text = ${env.SOURCE_LOCALE} DESC, _locale`)
  return new Map(rows.map(({ guide, ...title }) => [guide, title]))
}
