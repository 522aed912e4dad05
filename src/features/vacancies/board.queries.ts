import 'server-only'

import { EVERY_LANGUAGE, LIST_DOCUMENT } from '@/cms/publications/content-type'
import { LISTED } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import type { RankCode } from '@/domain/vocabulary/ranks'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'

import { listVacancies } from './vacancies.queries'
import type { VacancySummary } from './vacancy'

/** The figures and vacancies that the home page shows. */
export interface Board {
  /** The newest: at most one full row of cards. */
  newest: readonly VacancySummary[]
  /** How many are open, and how many companies have some; of examples where there are only those. */
  vacancies: number
  companies: number
  areExamples: boolean
  /** Those that some open vacancy is for. */
  ranks: readonly RankCode[]
  vessels: readonly VesselTypeCode[]
}

/** One row of cards on a wide screen. Each further card costs every reader a kilobyte, also on a ship's slow link. */
const MOST_NEWEST = 3

const COUNTS = `
  WITH open AS MATERIALIZED (
    SELECT document, parent, is_example IS TRUE AS are_examples FROM publications
    WHERE collection = 'vacancies' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}' AND ${LISTED})
  SELECT count(*)::int AS vacancies, count(DISTINCT parent)::int AS companies, are_examples,
    array_agg(DISTINCT v.rank::text) AS ranks, array_agg(DISTINCT v.vessel_type::text) AS vessels
  FROM open JOIN vacancies v ON v.id = document::int
  GROUP BY 3 ORDER BY 3 LIMIT 1`

interface Counts {
  vacancies: number
  companies: number
  are_examples: boolean
  ranks: RankCode[]
  vessels: VesselTypeCode[]
}

/** Open vacancies in short. Examples are never counted with real ones. */
export async function getBoard(): Promise<Board> {
  const [{ vacancies }, [counts]] = await Promise.all([
    listVacancies(1),
    query<Counts>(COUNTS, [], 'board'),
  ])
  return {
    newest: vacancies.slice(0, MOST_NEWEST),
    vacancies: counts?.vacancies ?? 0,
    companies: counts?.companies ?? 0,
    areExamples: counts?.are_examples ?? false,
    ranks: counts?.ranks ?? [],
    vessels: counts?.vessels ?? [],
  }
}
