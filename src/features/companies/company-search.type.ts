import type { ReadModel } from '../../cms/publications/content-type'
import { foldedInSql } from '../../cms/publications/folded-in-sql'
import { LETTER_STEPS } from '../../domain/folding/letter-steps'
import { NAME_STEPS } from '../../domain/folding/name-steps'
import { SOUND_STEPS } from '../../domain/folding/sound-steps'

/** Counted up where names are folded otherwise: the rows are then made again after the next start. */
const VERSION = 'v2/'

/** Name and city. */
const TEXT = `concat_ws(' ', c.name, c.city)`

/** With a space around each, so that a whole word can be looked for. */
const NAMES = [LETTER_STEPS, NAME_STEPS, SOUND_STEPS]
  .map((steps) => foldedInSql(TEXT, steps))
  .join(` || ' ' || `)

const LISTED_COMPANIES = `
  listed AS MATERIALIZED (
    SELECT c.id, '${VERSION}' || md5(${TEXT}) AS fingerprint
    FROM scope JOIN crewings c ON c.id = scope.id
    WHERE EXISTS (SELECT FROM publications p
      WHERE p.collection = 'crewings' AND p.locale = '*' AND p.document = c.id::text))`

/**
 * What a company is found by: its name and its city with folded letters, as names are compared, and as they are heard.
 */
export const companySearch: ReadModel = {
  table: 'company_search',
  key: 'company_id',
  refresh: `${LISTED_COMPANIES},
    gone AS (
      DELETE FROM company_search
      WHERE company_id IN (SELECT id FROM scope) AND company_id NOT IN (SELECT id FROM listed))
    INSERT INTO company_search (company_id, fingerprint, names)
    SELECT c.id, listed.fingerprint, ' ' || ${NAMES} || ' '
    FROM listed JOIN crewings c USING (id)
    WHERE listed.fingerprint IS DISTINCT FROM
      (SELECT s.fingerprint FROM company_search s WHERE s.company_id = listed.id)
    ORDER BY c.id
    ON CONFLICT (company_id) DO UPDATE SET fingerprint = excluded.fingerprint, names = excluded.names`,
  drift: `${LISTED_COMPANIES}
    SELECT CASE WHEN s.company_id IS NULL THEN 'missing' WHEN listed.id IS NULL THEN 'superfluous'
      ELSE 'different' END AS kind
    FROM listed FULL JOIN company_search s ON s.company_id = listed.id
    WHERE s.fingerprint IS DISTINCT FROM listed.fingerprint`,
  outdated: `
    SELECT c.id FROM publications p JOIN crewings c ON c.id::text = p.document
    LEFT JOIN company_search s ON s.company_id = c.id
    WHERE p.collection = 'crewings' AND p.locale = '*'
      AND starts_with(s.fingerprint, '${VERSION}') IS NOT TRUE`,
}
