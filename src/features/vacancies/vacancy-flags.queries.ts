import type { PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'

import { databaseOf } from '../../cms/publications/writing/locks'
import { hostOf, looksLike } from '../../domain/vacancy-flags'

/** A text that is shorter than this is the same by chance. Characters. */
const LEAST_LENGTH = 80

/** Another company's vacancy with the same words. */
export interface SameText {
  vacancy: number
  company: string
}

/** A vacancy of another company that says the same in some language, but for spaces and capitals. */
export async function sameTextElsewhere(
  req: PayloadRequest,
  { company, texts }: { company: number; texts: readonly string[] },
): Promise<SameText | undefined> {
  const long = texts.filter((text) => text.length >= LEAST_LENGTH)
  if (long.length === 0) return undefined
  const db = await databaseOf(req.payload, req)
  const plain = (text: unknown) => sql`regexp_replace(lower(btrim(${text})), '\\s+', ' ', 'g')`
  const { rows } = await db.execute(sql`
    SELECT v.id AS vacancy, c.name AS company
    FROM vacancies_locales l JOIN vacancies v ON v.id = l._parent_id JOIN crewings c ON c.id = v.company_id
    WHERE v.company_id <> ${company} AND v.deleted_at IS NULL AND length(l.description) >= ${LEAST_LENGTH}
      AND ${plain(sql`l.description`)} IN (${sql.join(
        long.map((text) => plain(sql`${text}::text`)),
        sql`, `,
      )})
    ORDER BY v.id LIMIT 1`)
  const [row] = rows
  return row && { vacancy: Number(row.vacancy), company: String(row.company) }
}

/** A domain that is written in a vacancy, and the one of another company that it may be taken for. */
export interface LookAlike {
  domain: string
  known: string
  company: string
}

/** The first of these domains that looks like that of another company, and is not the company's own. */
export async function lookAlikeOf(
  req: PayloadRequest,
  { company, domains }: { company: number; domains: readonly string[] },
): Promise<LookAlike | undefined> {
  if (domains.length === 0) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT id, name, website, email FROM crewings WHERE deleted_at IS NULL`)
  const known = rows.flatMap(({ id, name, website, email }) =>
    [website, email].flatMap((address) => {
      const host = typeof address === 'string' ? hostOf(address) : ''
      return host === '' ? [] : [{ host, isOwn: Number(id) === company, company: String(name) }]
    }),
  )
  const taken = new Set(known.map(({ host }) => host))
  for (const domain of domains) {
    // Somebody's own domain is no imitation of another one: two companies may have names alike.
    if (known.some(({ host, isOwn }) => isOwn && host === domain)) continue
    const like = taken.has(domain)
      ? undefined
      : known.find(({ host, isOwn }) => !isOwn && looksLike(domain, host))
    if (like) return { domain, known: like.host, company: like.company }
  }
  return undefined
}
