import 'server-only'

import { query } from '../../../cms/database/read-pool'
import { EVERY_LANGUAGE } from '../../../cms/publications/content-type'
import { LIVE } from '../../../cms/publications/reading/publication-index'
import type { Locale } from '../../../domain/locales/locales'

/** A company whose own form can be filled. */
interface CompanyWithForm {
  id: number
  name: string
}

// Of companies that readers see.
const IN_USE = `
  FROM company_forms f
  JOIN company_form_bytes b ON b.form_id = f.id
  JOIN crewings c ON c.id = f.company_id
  JOIN (SELECT document FROM publications
    WHERE collection = 'crewings' AND locale = '${EVERY_LANGUAGE}' AND ${LIVE}) p ON p.document = c.id::text
  WHERE f.is_in_use AND c.suspended_at IS NULL`

/** Companies that have a form in use, by their names. */
export async function companiesWithForm(): Promise<CompanyWithForm[]> {
  return query<CompanyWithForm>(
    `SELECT DISTINCT c.id, c.name ${IN_USE} ORDER BY c.name LIMIT 500`,
    [],
    'companies-with-form',
  )
}

/** The form that a company uses now; `undefined` where it has none. */
export async function formInUse(
  company: number,
): Promise<{ bytes: Buffer; fileName: string; language: Locale } | undefined> {
  const [found] = await query<{ bytes: Buffer; fileName: string; language: Locale }>(
    `SELECT b.bytes, f.file_name AS "fileName", f.language::text AS language
      ${IN_USE} AND c.id = $1 ORDER BY f.id DESC LIMIT 1`,
    [company],
    'company-form-in-use',
  )
  return found
}
