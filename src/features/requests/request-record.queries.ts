import 'server-only'

import type { PayloadRequest } from 'payload'

import { sql } from '@/cms/database/sql'
import { unopenedText } from '@/cms/services/forms/unopened-text'
import { IS_MAILED } from '@/cms/services/mail/mail-queue'
import { databaseOf } from '@/cms/database/handle'
import { isUnopened } from '@/domain/forms/form-file'
import type { Message, Request as SentRequest } from '@/payload-types'

import { staffNames } from '@/cms/documents/fields/staff-names'

/** A file that came with a request. */
export interface RecordFile {
  id: number
  name: string
  /** Bytes. */
  size: number
  /** UTC. */
  eraseAt: Date | undefined
  /** Of one that is kept unopened, what is written in it; an empty one where that cannot be read. */
  text: string | undefined
}

/** A request with all that belongs to it. */
export interface RequestRecord {
  request: SentRequest
  /** The mail about it, the oldest first. */
  messages: Message[]
  files: RecordFile[]
  /** Whether a seafarer's own form came with it. */
  hasForm: boolean
  /** Those of the staff who look after requests. */
  names: ReadonlyMap<number, string>
}

interface StoredFile extends Record<string, unknown> {
  id: number
  name: string
  size: number
  type: string
  erase_at: string | Date | null
  unopened: Buffer | null
}

/**
 * Reads the part of a request that the user may read. It is `undefined` when the user may not, or it does not exist.
 */
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
  const [{ docs: messages }, { rows }, names, forms] = await Promise.all([
    payload.find({
      collection: 'messages',
      where: { request: { equals: id } },
      sort: ['createdAt', 'id'],
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
    }),
    db.execute<StoredFile>(sql`
      SELECT id, name, size, type, erase_at, CASE WHEN NOT (${IS_MAILED}) THEN bytes END AS unopened
      FROM form_files WHERE request_id = ${id} AND (erase_at IS NULL OR erase_at > now()) ORDER BY id`),
    staffNames(req),
    db.execute(sql`SELECT FROM sent_forms WHERE request_id = ${id}`),
  ])
  const files = await Promise.all(
    rows.map(async ({ erase_at: at, type, unopened, ...file }) => ({
      ...file,
      eraseAt: at === null ? undefined : new Date(at),
      text: unopened && isUnopened(type) ? ((await unopenedText(unopened, type)) ?? '') : undefined,
    })),
  )
  return { request, messages, files, names, hasForm: forms.rows.length > 0 }
}
