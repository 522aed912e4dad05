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

/** The own form of the company to which somebody has answered. */
export interface FormOfAnswer {
  id: number
  company: string
  fileName: string
  language: Locale
}

/**
 * The form that the company of the vacancy uses now that a request is about, whether readers see that company still or not: the request went to
 * it. Nothing of other requests. Who asks has made sure that the request may be read.
 */
export async function companyFormOfRequest(request: number): Promise<FormOfAnswer | undefined> {
  const [found] = await query<FormOfAnswer>(
    `SELECT f.id, c.name AS company, f.file_name AS "fileName", f.language::text AS language
     FROM requests_rels r
     JOIN vacancies v ON v.id = r.vacancies_id
     JOIN crewings c ON c.id = v.company_id
     JOIN company_forms f ON f.company_id = c.id AND f.is_in_use
     WHERE r.parent_id = $1 AND r.path = 'about' ORDER BY f.id DESC LIMIT 1`,
    [request],
    'company-form-of-request',
  )
  return found
}

/** The file of a form; `undefined` where it has been deleted. */
export async function companyFormBytes(form: number): Promise<Buffer | undefined> {
  const [found] = await query<{ bytes: Buffer }>(
    'SELECT bytes FROM company_form_bytes WHERE form_id = $1',
    [form],
    'company-form-bytes',
  )
  return found?.bytes
}
