import 'server-only'

import { sql } from '@/cms/database/sql'

import { localApi } from '@/cms/local-api'
import { databaseOf } from '@/cms/database/handle'
import { isWarned } from '@/cms/publications/warned-company'

import { digestOfToken } from './push-tokens'

/** A token that is in force, and what its company may do. */
export interface KnownToken {
  id: number
  company: number
  isSuspended: boolean
  /** Whether the company is invented. */
  isExample: boolean
  /** Whether readers are warned of the company. */
  isWarned: boolean
  isPublished: boolean
  /** Whether its vacancies come by a feed that is not paused. */
  hasFeed: boolean
}

/**
 * The token that somebody shows, where it is in force; that it was used is noted once a minute.
 * @throws whatever the database throws
 */
export async function findToken(token: string): Promise<KnownToken | undefined> {
  const db = await databaseOf(await localApi(), {})
  const { rows } = await db.execute<{
    id: number
    company: number
    is_suspended: boolean
    is_example: boolean
    is_warned: boolean
    is_published: boolean
    has_feed: boolean
    is_noted: boolean
  }>(sql`
    SELECT t.id, c.id AS company, c.suspended_at IS NOT NULL AS is_suspended,
      c.is_example IS TRUE AS is_example,
      ${sql.raw(isWarned('c.id'))} AS is_warned,
      c._status = 'published' AND c.deleted_at IS NULL AS is_published,
      EXISTS (SELECT FROM import_feeds f WHERE f.company_id = c.id AND f.paused IS NOT TRUE) AS has_feed,
      t.used_at > now() - interval '1 minute' IS TRUE AS is_noted
    FROM import_tokens t JOIN crewings c ON c.id = t.company_id
    WHERE t.digest = ${digestOfToken(token)} AND t.revoked IS NOT TRUE`)
  const [found] = rows
  if (!found) return undefined
  if (!found.is_noted) {
    await db.execute(sql`UPDATE import_tokens SET used_at = now() WHERE id = ${found.id}`)
  }
  return {
    id: found.id,
    company: found.company,
    isSuspended: found.is_suspended,
    isExample: found.is_example,
    isWarned: found.is_warned,
    isPublished: found.is_published,
    hasFeed: found.has_feed,
  }
}
