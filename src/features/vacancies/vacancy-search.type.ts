import type { ReadModel } from '../../cms/publications/content-type'
import { textHash } from '../../domain/texts/text-hash'
import { FACET_COLUMNS, FACETS, JOINING_FROM, PAY, PAY_CURRENCY, PORT } from './vacancy-facets.type'
import { TEXT_COLUMNS, WORDS } from './vacancy-words.type'

/**
 * Another one where facets, words or sort keys are made in another way: all rows are then made again after the next start.
 */
const VERSION = `${textHash([FACET_COLUMNS, FACETS, JOINING_FROM, PAY, PAY_CURRENCY, PORT, TEXT_COLUMNS, WORDS].join())}/`

/**
 * Vacancies that are listed, by the publication index, with what their rows are made of. Rows are looked up one by one:
 * after very many new ones the planner still believes that there are few, and would read all of them for each.
 */
const LISTED_VACANCIES = `
  listed AS MATERIALIZED (
    SELECT of.*, '${VERSION}' || md5(ROW(of.*)::text) AS fingerprint FROM (
      SELECT v.id, p.listed_until, coalesce(p.first_published_at, 'epoch') AS first_published_at, p.is_example,
        ROW(${FACET_COLUMNS})::text AS facts, ${TEXT_COLUMNS}
      FROM scope CROSS JOIN LATERAL (
        SELECT listed_until, first_published_at, is_example FROM publications
        WHERE collection = 'vacancies' AND document = scope.id::text AND locale = '*'
          AND (listed_until IS NULL OR listed_until > now()) OFFSET 0) p
      JOIN vacancies v ON v.id = scope.id JOIN crewings c ON c.id = v.company_id) of)`

/**
 * Search rows of vacancies. `vacancy_search` has what a page is cut from, and what became of the row since its bits
 * were written; `vacancy_facts` what the bits are made of. Only rows whose vacancy says something else are written, in
 * the order of their ids, and those of the first table first: two that write several could wait for each other.
 */
export const vacancySearch: ReadModel = {
  table: 'vacancy_search',
  key: 'vacancy_id',
  refresh: `${LISTED_VACANCIES},
    fresh AS MATERIALIZED (
      SELECT * FROM listed
      WHERE fingerprint IS DISTINCT FROM
          (SELECT f.fingerprint FROM vacancy_facts f WHERE f.vacancy_id = listed.id)
        OR coalesce((SELECT s.state FROM vacancy_search s WHERE s.vacancy_id = listed.id), 'gone') = 'gone'),
    gone AS (
      UPDATE vacancy_search SET state = 'gone'
      WHERE vacancy_id IN (
        SELECT vacancy_id FROM vacancy_search
        WHERE vacancy_id IN (SELECT id FROM scope) AND vacancy_id NOT IN (SELECT id FROM listed)
          AND state <> 'gone' ORDER BY vacancy_id FOR UPDATE)),
    placed AS (
      INSERT INTO vacancy_search (vacancy_id, state, company_id, listed_until, first_published_at, pay, pay_currency,
        joining_from, port)
      SELECT v.id, 'changed', v.company_id, fresh.listed_until, fresh.first_published_at, ${PAY}, ${PAY_CURRENCY},
        ${JOINING_FROM}, ${PORT}
      FROM fresh JOIN vacancies v USING (id)
      ORDER BY v.id
      ON CONFLICT (vacancy_id) DO UPDATE SET
        state = excluded.state, company_id = excluded.company_id, listed_until = excluded.listed_until,
        first_published_at = excluded.first_published_at, pay = excluded.pay, pay_currency = excluded.pay_currency,
        joining_from = excluded.joining_from, port = excluded.port
      RETURNING vacancy_id)
    INSERT INTO vacancy_facts (vacancy_id, fingerprint, facets, words)
    SELECT p.id, p.fingerprint, ${FACETS}, ${WORDS}
    FROM fresh p JOIN vacancies v ON v.id = p.id JOIN crewings c ON c.id = v.company_id
    -- Once they are placed.
    WHERE (SELECT count(*) FROM placed) >= 0
    ORDER BY p.id
    ON CONFLICT (vacancy_id) DO UPDATE SET
      fingerprint = excluded.fingerprint, facets = excluded.facets, words = excluded.words`,
  drift: `${LISTED_VACANCIES}
    SELECT CASE WHEN s.vacancy_id IS NULL THEN 'missing' WHEN listed.id IS NULL THEN 'superfluous'
      ELSE 'different' END AS kind
    FROM listed FULL JOIN (
      SELECT vacancy_id, fingerprint FROM vacancy_search LEFT JOIN vacancy_facts USING (vacancy_id)
      WHERE state <> 'gone' AND (listed_until IS NULL OR listed_until > now())) s ON s.vacancy_id = listed.id
    WHERE s.fingerprint IS DISTINCT FROM listed.fingerprint`,
  outdated: `
    SELECT p.document::int AS id FROM publications p LEFT JOIN vacancy_facts f ON f.vacancy_id = p.document::int
    WHERE p.collection = 'vacancies' AND p.locale = '*' AND p.document <> 'list'
      AND (p.listed_until IS NULL OR p.listed_until > now())
      AND starts_with(f.fingerprint, '${VERSION}') IS NOT TRUE`,
}
