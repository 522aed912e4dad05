import 'server-only'

import { EVERY_LANGUAGE, LIST_DOCUMENT } from '@/cms/publications/content-type'
import { LIVE } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import { DAYS_AFTER_CLOSING } from '@/domain/vacancies/vacancy-closing'
import type { VacancySearch } from '@/domain/vacancies/vacancy-search'
import { RANK_CODES, RANKS } from '@/domain/vocabulary/ranks'
import { withinGroup } from '@/domain/vocabulary/vessel-types'

/** A vacancy that readers of a feed may still have. */
export interface GoneVacancy {
  id: number
  at: Date
}

const OF_INDEX = `collection = 'vacancies' AND locale = '${EVERY_LANGUAGE}' AND document <> '${LIST_DOCUMENT}'`

// A closed or suspended vacancy has a row that lists do not show. A withdrawn one has no row, so its fields cannot be
// filtered. When staff close a vacancy, it is published again after its last day. The tombstone needs that later time,
// because feed readers ignore a tombstone that is older than the entry.
const GONE = `
  WITH closed AS (
    SELECT document::int AS id, greatest(listed_until, last_published_at) AS at FROM publications
    WHERE ${OF_INDEX} AND ${LIVE} AND listed_until <= now()
      AND listed_until > now() - interval '${DAYS_AFTER_CLOSING} days'),
  withdrawn AS (
    SELECT document::int AS id, max(left_at) AS at FROM former_paths f
    WHERE ${OF_INDEX} AND left_at > now() - interval '${DAYS_AFTER_CLOSING} days'
      AND NOT EXISTS (
        SELECT 1 FROM publications p WHERE p.collection = f.collection AND p.document = f.document)
    GROUP BY document)
  SELECT id, at FROM (
    SELECT closed.* FROM closed JOIN vacancies v USING (id) JOIN crewings c ON c.id = v.company_id
    WHERE ($1::text[] IS NULL OR v.rank::text = ANY($1))
      AND ($2::text[] IS NULL OR v.vessel_type::text = ANY($2))
      AND ($3::text IS NULL OR c.slug = $3) AND ($4::text IS NULL OR c.country::text = $4)
    UNION ALL SELECT * FROM withdrawn) gone
  ORDER BY at DESC, id DESC LIMIT $5`

/**
 * Reads the vacancies that left a search within ninety days, the latest first: closed, suspended or withdrawn. It
 * filters only by rank, vessel, company and country, so it may return vacancies that the search never found. Feed
 * readers ignore tombstones of unknown entries (RFC 6721).
 */
export async function vacanciesGone(
  { ranks, departments, vessels, company, country }: VacancySearch,
  limit: number,
): Promise<GoneVacancy[]> {
  const chosen = RANK_CODES.filter(
    (code) => ranks.includes(code) || departments.includes(RANKS[code].department),
  )
  return query<GoneVacancy & Record<string, unknown>>(
    GONE,
    [
      chosen.length === 0 ? null : chosen,
      vessels.length === 0 ? null : vessels.flatMap(withinGroup),
      company ?? null,
      country ?? null,
      limit,
    ],
    'vacancies-gone',
  )
}
