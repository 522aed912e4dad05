import 'server-only'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/cms/publications/writing/locks'
import type { Message, Request as SentRequest } from '@/payload-types'

import { staffNames } from '@/cms/staff-names'

/** A request with all that belongs to it. */
export interface RequestRecord {
  request: SentRequest
  /** The mail about it, the oldest first. */
  messages: Message[]
  /** Without what is in them. `size` in bytes; `eraseAt` in UTC. */
  files: { id: number; name: string; size: number; eraseAt: Date | undefined }[]
  /** Those of the staff who look after requests. */
  names: ReadonlyMap<number, string>
}

/** A request as far as whoever asks may read it; nothing where they may not, or there is none. */
export async function findRecord(
  req: PayloadRequest,
  id: number,
): Promise<RequestRecord | undefined> {
  const { payload, user } = req
  const request = await payload.findByID({
    collection: 'requests',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!request) return undefined
  const db = await databaseOf(payload, req)
  const [{ docs: messages }, { rows }, names] = await Promise.all([
    payload.find({
      collection: 'messages',
      where: { request: { equals: id } },
      sort: ['createdAt', 'id'],
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
    }),
    db.execute<{ id: number; name: string; size: number; erase_at: string | Date | null }>(sql`
      SELECT id, name, size, erase_at FROM form_files
      WHERE request_id = ${id} AND (erase_at IS NULL OR erase_at > now()) ORDER BY id`),
    staffNames(req),
  ])
  const files = rows.map(({ erase_at: at, ...file }) => ({
    ...file,
    eraseAt: at === null ? undefined : new Date(at),
  }))
  return { request, messages, files, names }
}
