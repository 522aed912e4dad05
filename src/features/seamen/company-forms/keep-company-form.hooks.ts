import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import type { Locale } from '../../../domain/locales/locales'

/** Forms that are kept of one company: the one in use, and those before it. */
const MOST_KEPT = 10

/** A form that was looked at. */
interface Kept {
  company: number
  language: Locale
  fileName: string
  fields: readonly string[]
  bytes: Buffer
}

/**
 * Keeps a form as the one that its company uses from now on.
 * @returns its id
 */
export async function keepCompanyForm(
  req: PayloadRequest,
  { bytes, company, ...facts }: Kept,
): Promise<number> {
  const db = await databaseOf(req.payload, req)
  // Two uploads for one company: the second is the one in use.
  await db.execute(sql`SELECT id FROM crewings WHERE id = ${company} FOR UPDATE`)
  await db.execute(sql`UPDATE company_forms SET is_in_use = false WHERE company_id = ${company}`)
  const created = await req.payload.create({
    collection: 'company-forms',
    data: {
      ...facts,
      fields: [...facts.fields],
      company,
      isInUse: true,
      by: req.user?.collection === 'staff' ? req.user.id : null,
    },
    depth: 0,
    // The collection has no create form. The rights were checked before.
    overrideAccess: true,
    req,
  })
  await db.execute(sql`
    INSERT INTO company_form_bytes (form_id, bytes) VALUES (${created.id}, ${bytes})`)
  await db.execute(sql`
    DELETE FROM company_forms WHERE id IN (
      SELECT id FROM company_forms WHERE company_id = ${company} ORDER BY id DESC OFFSET ${MOST_KEPT})`)
  return created.id
}
