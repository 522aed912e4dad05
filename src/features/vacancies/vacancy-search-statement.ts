import { BITMAP_FILTERS } from '@/domain/vacancies/select-filters'
import type { SearchFilter } from '@/domain/vacancies/vacancy-search'

import { NO_PORT } from './vacancy-facets.type'
import { bitsOf, CHUNK_SIZE, chunkOf, NO_BITS, placeOf } from './vacancy-bits'

/**
 * The statement of every search. Its text never changes, so each connection plans it once. Vacancies that changed since
 * the last batch are overlaid as extra chunks with negative numbers and the same names. The slots of changed, removed
 * and closed vacancies are masked in the stored bitmaps. So the result is current, however old the bitmaps are.
 *
 * $1 filters by names: `id`, `name`, `facets` (any of them; none of them where it is `negated`); $2 filters by numbers: `id`, `name`, `kind`, `least`,
 * `negated`, `within` (the name of those it is asked of); $3 the words; $4 whether examples are hidden; $5 whether
 * choices are counted; $6 the order; $7, $8 limit and offset; $9 what a currency is worth, by its code; $10 the id of
 * the company that is chosen; $11 for the order `near` the codes of ports, the nearest first.
 */

const isListed = (row: string) => `(${row}.listed_until IS NULL OR ${row}.listed_until > now())`

/** Filters that choices are counted for, each without its own filter, by the first part of a bitmap's name. */
const COUNTED_FACETS: readonly (readonly [kind: string, filter: SearchFilter])[] = [
  ['rank', 'rank'],
  ['department', 'rank'],
  ['vessel', 'vessel'],
  ...BITMAP_FILTERS.map((name) => [name, name] as const),
  ['shown', 'payShown'],
]

// Names are in byte order, where `0` follows `/`. So a range finds all names with a prefix.
const COUNTED = COUNTED_FACETS.map(
  ([kind, name]) => `('${kind}', '${name}', '${kind}${kind === 'shown' ? '' : '/'}', '${kind}0')`,
).join(', ')

const OVERLAY = `
  overlay AS MATERIALIZED (
    SELECT s.vacancy_id, s.company_id, s.first_published_at, s.pay, s.pay_currency, s.joining_from, s.port, f.facets, f.words,
      (row_number() OVER (ORDER BY s.vacancy_id) - 1)::int AS place
    FROM vacancy_search s JOIN vacancy_facts f USING (vacancy_id)
    WHERE s.state = 'changed' AND ${isListed('s')}),
  laid AS MATERIALIZED (${bitsOf(`
    SELECT facet, -1 - ${chunkOf('place')} AS chunk, ${placeOf('place')} AS place
    FROM overlay CROSS JOIN LATERAL unnest(facets) facet`)}),
  bits AS NOT MATERIALIZED (
    SELECT facet, chunk, bits FROM vacancy_bits UNION ALL SELECT facet, chunk, bits FROM laid),
  masked AS MATERIALIZED (${bitsOf(`
    SELECT 'masked' AS facet, ${chunkOf('slot')} AS chunk, ${placeOf('slot')} AS place FROM (
      SELECT slot FROM vacancy_search WHERE state <> 'kept' AND slot IS NOT NULL
      UNION ALL SELECT slot FROM vacancy_search
        WHERE listed_until <= now() AND state = 'kept' AND slot IS NOT NULL) slots`)}),
  alive AS MATERIALIZED (
    SELECT a.chunk, a.bits & (~coalesce(m.bits, ${NO_BITS})) & (~coalesce(e.bits, ${NO_BITS})) AS bits
    FROM bits a LEFT JOIN masked m ON m.chunk = a.chunk
      LEFT JOIN bits e ON $4::boolean AND e.facet = 'example' AND e.chunk = a.chunk
    WHERE a.facet = 'all')`

// A lateral lookup for each name. Otherwise the planner, which cannot know the number of names, reads the whole table.
const bitmapsOf = (facet: string, chunk?: string) => `LATERAL (
  SELECT chunk, bits FROM bits WHERE facet = ${facet} ${chunk === undefined ? '' : `AND chunk = ${chunk}`} OFFSET 0)`

const FILTERS = `
  named AS MATERIALIZED (
    SELECT id, name, facet, negated FROM jsonb_to_recordset($1::jsonb) AS g(id int, name text, facets jsonb, negated boolean)
    CROSS JOIN LATERAL jsonb_array_elements_text(g.facets) facet LIMIT 1000),
  numbers AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($2::jsonb)
      AS n(id int, name text, kind text, places int, least bigint, negated boolean, within text) LIMIT 50),
  asked AS MATERIALIZED (
    SELECT id, name FROM named UNION SELECT id, name FROM numbers
    UNION SELECT 0, 'words' WHERE $3::text IS NOT NULL
    UNION SELECT -1, 'company' WHERE $10::int IS NOT NULL),
  slices AS MATERIALIZED (
    SELECT k.kind, a.chunk, array_agg(coalesce(b.bits, ${NO_BITS}) ORDER BY place) AS slices
    FROM (SELECT DISTINCT kind, places FROM numbers) k CROSS JOIN alive a
      CROSS JOIN LATERAL generate_series(0, k.places - 1) place
      LEFT JOIN ${bitmapsOf("k.kind || '/' || place", 'a.chunk')} b ON true
    GROUP BY 1, 2),
  written AS MATERIALIZED (${bitsOf(`
    SELECT 'words' AS facet, ${chunkOf('s.slot')} AS chunk, ${placeOf('s.slot')} AS place
    FROM vacancy_facts f JOIN vacancy_search s USING (vacancy_id)
    WHERE f.words @@ $3::text::tsquery AND s.slot IS NOT NULL
    UNION ALL SELECT 'words', -1 - ${chunkOf('place')}, ${placeOf('place')}
    FROM overlay WHERE words @@ $3::text::tsquery`)}),
  chosen AS MATERIALIZED (${bitsOf(`
    SELECT 'company' AS facet, ${chunkOf('slot')} AS chunk, ${placeOf('slot')} AS place
    FROM vacancy_search WHERE company_id = $10::int AND slot IS NOT NULL
    UNION ALL SELECT 'company', -1 - ${chunkOf('place')}, ${placeOf('place')}
    FROM overlay WHERE company_id = $10::int`)}),
  filters AS MATERIALIZED (
    SELECT n.id, n.name, b.chunk, bit_or(b.bits) AS bits
    FROM named n CROSS JOIN ${bitmapsOf('n.facet')} b WHERE NOT n.negated GROUP BY 1, 2, 3
    UNION ALL
    SELECT n.id, n.name, a.chunk, ~bit_or(coalesce(b.bits, ${NO_BITS}))
    FROM named n CROSS JOIN alive a LEFT JOIN ${bitmapsOf('n.facet', 'a.chunk')} b ON true
    WHERE n.negated GROUP BY 1, 2, 3
    UNION ALL
    SELECT n.id, n.name, s.chunk, bit_or(CASE WHEN n.negated THEN ~found ELSE found END
      & coalesce(w.bits, CASE WHEN n.within IS NULL THEN ~${NO_BITS} ELSE ${NO_BITS} END))
    FROM numbers n JOIN slices s ON s.kind = n.kind
      CROSS JOIN LATERAL bits_at_least(s.slices, n.least) found
      LEFT JOIN ${bitmapsOf('n.within', 's.chunk')} w ON true
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT 0, 'words', chunk, bits FROM written
    UNION ALL
    SELECT -1, 'company', chunk, bits FROM chosen)`

/** The most matches from which companies are counted directly. With more, a sample is counted first. */
const COUNTED_ROWS = 8_000
/** Companies of that part that are counted, and those of them that are said, beside the chosen one. */
const COUNTED_COMPANIES = 150
const SHOWN_COMPANIES = 30

// Companies have no bitmaps, because there would be almost as many as vacancies. They are counted from the matching
// rows. With many matches, a sample finds the largest companies, and only these are then counted exactly.
const COMPANIES = `
  offering AS MATERIALIZED (
    SELECT chunk, bits FROM matches
    WHERE $5::boolean AND without = CASE WHEN $10::int IS NULL THEN '' ELSE 'company' END),
  pace AS MATERIALIZED (
    SELECT greatest(1, sum(bit_count(bits))::int / ${COUNTED_ROWS}) AS step FROM offering),
  laid_companies AS MATERIALIZED (
    SELECT o.company_id, count(*)::int AS count
    FROM overlay o JOIN offering m ON m.chunk = -1 - ${chunkOf('o.place')}
    WHERE get_bit(m.bits, ${placeOf('o.place')}) = 1 GROUP BY 1),
  seen AS MATERIALIZED (
    SELECT company_id, sum(count)::int AS count FROM (
      SELECT s.company_id, count(*)::int AS count
      FROM (
        SELECT chunk, word, substring(bits FROM word * 64 + 1 FOR 64)::bigint AS word64
        FROM offering CROSS JOIN generate_series(0, ${CHUNK_SIZE / 64 - 1}) word WHERE chunk >= 0 OFFSET 0) of64
      CROSS JOIN pace
      CROSS JOIN LATERAL generate_series((step - word * 64 % step) % step, 63, step) place
      JOIN vacancy_search s ON s.slot = chunk * ${CHUNK_SIZE} + word * 64 + place
      WHERE word64 <> 0 AND word64 >> (63 - place) & 1 = 1 GROUP BY 1
      UNION ALL SELECT company_id, count FROM laid_companies) counted
    GROUP BY 1),
  foremost AS MATERIALIZED (
    SELECT * FROM (
      (SELECT company_id, count FROM seen WHERE company_id IS DISTINCT FROM $10::int
        ORDER BY count DESC, company_id LIMIT ${COUNTED_COMPANIES})
      UNION ALL SELECT $10::int, coalesce((SELECT count FROM seen WHERE company_id = $10::int), 0)
        WHERE $5::boolean AND $10::int IS NOT NULL) f),
  companies AS (
    SELECT c.slug, c.name, n.count, f.company_id
    FROM foremost f CROSS JOIN pace CROSS JOIN LATERAL (
      SELECT CASE WHEN step = 1 THEN f.count ELSE
        coalesce((SELECT l.count FROM laid_companies l WHERE l.company_id = f.company_id), 0)
        + (SELECT count(*)::int FROM vacancy_search s JOIN offering m ON m.chunk = ${chunkOf('s.slot')}
          WHERE s.company_id = f.company_id AND get_bit(m.bits, ${placeOf('s.slot')}) = 1) END AS count) n
    JOIN crewings c ON c.id = f.company_id
    ORDER BY f.company_id IS NOT DISTINCT FROM $10::int DESC, n.count DESC, f.company_id LIMIT ${SHOWN_COMPANIES} + ($10::int IS NOT NULL)::int)`

// The matches of all filters (`without` is empty), and the matches without the filters of one name.
const MATCHES = `
  matches AS MATERIALIZED (
    SELECT w.without, a.chunk, bit_and(a.bits) & coalesce(bit_and(f.bits), ~${NO_BITS}) AS bits
    FROM alive a CROSS JOIN (SELECT '' AS without UNION SELECT name FROM asked) w
      LEFT JOIN filters f ON f.chunk = a.chunk AND f.name <> w.without
    GROUP BY w.without, a.chunk
    HAVING count(f.id) = (SELECT count(*) FROM asked WHERE asked.name <> w.without)),
  totals AS MATERIALIZED (
    SELECT without, sum(bit_count(bits))::int AS total FROM matches GROUP BY 1),
  counted AS MATERIALIZED (
    SELECT kind, low, high, CASE WHEN name IN (SELECT name FROM asked) THEN name ELSE '' END AS without
    FROM (VALUES ${COUNTED}) k(kind, name, low, high) WHERE $5::boolean),
  choices AS MATERIALIZED (
    SELECT k.kind, k.without, b.* FROM counted k CROSS JOIN LATERAL (
      SELECT facet, chunk, bits FROM bits WHERE facet >= k.low AND facet < k.high OFFSET 0) b),
  counts AS MATERIALIZED (
    SELECT kind, facet, sum(count)::int AS count FROM (
      SELECT c.kind, c.facet, bit_count(c.bits & m.bits) AS count
      FROM choices c JOIN matches m ON m.chunk = c.chunk AND m.without = c.without OFFSET 0) each
    GROUP BY 1, 2),
  ${COMPANIES}`

/** From this number of matches on, reading all rows in order and testing each is faster than sorting the matches. */
const READS_ROWS = `
  (SELECT coalesce((SELECT total FROM totals WHERE without = ''), 0)::float8 ^ 2 * 6
    > ($7::int + $8::int) * (SELECT coalesce(sum(bit_count(bits)), 0)::float8 FROM alive WHERE chunk >= 0))`

const factorOf = (row: string) =>
  `coalesce(($9::jsonb ->> ${row}.pay_currency)::float8, CASE ${row}.pay_currency WHEN '' THEN 0 ELSE 1e-12 END)`

const keyOf = (row: string) => `CASE $6::text WHEN 'pay' THEN - ${row}.pay * ${factorOf(row)}
  WHEN 'joining' THEN ${row}.joining_from ELSE - extract(epoch FROM ${row}.first_published_at)::float8 END`

/** Behind all ports whose place is known. */
const FAR_AWAY = '1e6::float8'

// How many matches each port has says how many ports a page needs, so that few rows are read. Names of countries are shorter.
const NEAR = `
  nearest AS MATERIALIZED (
    SELECT substr(b.facet, 6) COLLATE "default" AS port, min(coalesce(p.place, ${FAR_AWAY})) AS place,
      sum(bit_count(b.bits & m.bits))::int AS count
    FROM (
      SELECT facet, chunk, bits FROM bits
      WHERE $6::text = 'near' AND facet > 'port/' AND facet < 'port0' AND facet <> 'port/${NO_PORT}'
        AND length(facet) = 10 OFFSET 0) b
    JOIN matches m ON m.chunk = b.chunk AND m.without = ''
    LEFT JOIN unnest($11::text[]) WITH ORDINALITY AS p(code, place) ON 'port/' || p.code = b.facet
    GROUP BY 1
    UNION ALL SELECT '${NO_PORT}', 2 * ${FAR_AWAY}, 1 WHERE $6::text = 'near'),
  reached AS MATERIALIZED (
    SELECT port, place FROM (
      SELECT port, place, count, sum(count) OVER (ORDER BY place, port) - count AS before FROM nearest) n
    WHERE count > 0 AND before < $7::int + $8::int)`

const IS_MATCH = `get_bit((SELECT chunks FROM tested)[${chunkOf('s.slot')} + 1], ${placeOf('s.slot')}) = 1`

const inOrder = (order: string, by: string, where = '') => `
  (SELECT s.vacancy_id, ${keyOf('s')} AS key FROM vacancy_search s
    WHERE $6::text = '${order}' AND (SELECT reads_rows FROM way) AND ${IS_MATCH} ${where}
    ORDER BY ${by}, s.vacancy_id DESC LIMIT $7::int + $8::int)`

// Within one currency the order of pay needs no rate, so the first rows of each currency are merged.
const PAGE = `
  way AS MATERIALIZED (SELECT ${READS_ROWS} AS reads_rows),
  tested AS MATERIALIZED (
    SELECT array_agg(coalesce(m.bits, ${NO_BITS}) ORDER BY chunk) AS chunks
    FROM generate_series(0, (SELECT max(chunk) FROM alive)) chunk
      LEFT JOIN (SELECT chunk, bits FROM matches WHERE without = '') m USING (chunk)),
  decoded AS (
    SELECT of64.chunk, word * 64 + place AS place
    FROM (
      SELECT chunk, word, substring(bits FROM word * 64 + 1 FOR 64)::bigint AS word64
      FROM matches CROSS JOIN generate_series(0, ${CHUNK_SIZE / 64 - 1}) word
      WHERE without = '' AND (chunk < 0 OR NOT (SELECT reads_rows FROM way))) of64
    CROSS JOIN generate_series(0, 63) place
    WHERE word64 <> 0 AND word64 >> (63 - place) & 1 = 1),
  currencies AS (
    SELECT DISTINCT split_part(facet, '/', 2) COLLATE "default" AS code FROM vacancy_bits
    WHERE facet > 'currency/' AND facet < 'currency0' AND $6::text = 'pay'
    UNION ALL SELECT '' WHERE $6::text = 'pay'),
  candidates AS (
    ${inOrder('newest', 's.first_published_at DESC')}
    UNION ALL ${inOrder('joining', 's.joining_from')}
    UNION ALL SELECT of.* FROM reached CROSS JOIN LATERAL (
      SELECT s.vacancy_id, reached.place AS key FROM vacancy_search s
      WHERE $6::text = 'near' AND (SELECT reads_rows FROM way) AND s.port = reached.port AND ${IS_MATCH}
      ORDER BY s.vacancy_id DESC LIMIT $7::int + $8::int) of
    UNION ALL SELECT of.* FROM currencies CROSS JOIN LATERAL ${inOrder('pay', 's.pay DESC', 'AND s.pay_currency = currencies.code')} of
    UNION ALL (
      SELECT s.vacancy_id, coalesce(n.place, ${keyOf('s')}) FROM decoded d JOIN vacancy_search s
        ON s.slot = d.chunk * ${CHUNK_SIZE} + d.place LEFT JOIN nearest n ON n.port = s.port
      WHERE d.chunk >= 0 ORDER BY 2, 1 DESC LIMIT $7::int + $8::int)
    UNION ALL SELECT o.vacancy_id, coalesce(n.place, ${keyOf('o')}) FROM decoded d JOIN overlay o
      ON o.place = (-1 - d.chunk) * ${CHUNK_SIZE} + d.place LEFT JOIN nearest n ON n.port = o.port
      WHERE d.chunk < 0),
  page AS (
    SELECT vacancy_id, row_number() OVER (ORDER BY key, vacancy_id DESC) AS place FROM candidates
    ORDER BY key, vacancy_id DESC LIMIT $7::int OFFSET $8::int)`

export const SEARCH_STATEMENT = `
  WITH ${[OVERLAY, FILTERS, MATCHES, NEAR, PAGE].join(',')}
  SELECT
    coalesce((SELECT total FROM totals WHERE without = ''), 0) AS total,
    (SELECT jsonb_object_agg(without, total) FROM totals WHERE without <> '') AS without,
    (SELECT jsonb_object_agg(facet, count) FROM counts WHERE count > 0) AS counts,
    (SELECT jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'count', count)
      ORDER BY count DESC, slug) FROM companies) AS companies,
    (SELECT array_agg(vacancy_id ORDER BY place) FROM page) AS ids`
