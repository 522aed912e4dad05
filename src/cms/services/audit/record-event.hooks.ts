import type { CollectionSlug, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../database/sql'
import {
  type AuditAction,
  AUTOSAVES_ARE_ONE_FOR,
  LONGEST_AUDIT_TEXT,
} from '../../../domain/staff/audit'
import { isLocale } from '../../../domain/locales/locales'
import { type Database, databaseOf } from '../../database/handle'
import { togetherOf } from '../../database/written-together'
import { sourceOf } from './audit-cause'
import { isPersonal } from './audited-entities'

/** What was done to what. */
export interface AuditEvent {
  action: AuditAction
  /** The slug of the collection or global. */
  collection: string
  document?: number | string | undefined
  /** As the panel calls the document; of personal data it is not kept. */
  title?: string | undefined
  /** Where it is about one language. */
  locale?: unknown
  /** Paths of fields. */
  changed?: readonly string[]
  /** What codes stood there before and stand there now; of a move, the names of documents. */
  codes?: string
  /** Saved by the editor itself, while somebody types. */
  isAutosave?: boolean
}

/**
 * Writes a line of the audit log, in the transaction of `req`: with what it tells of it is there, or neither is. Of
 * autosaves only the first within a quarter of an hour makes one.
 * @throws whatever the database throws; what the line tells of must not be committed then
 */
export async function recordEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
  const { action, changed = [], codes = '', collection, document, isAutosave, locale } = event
  const title = isPersonal(collection) ? undefined : event.title
  const { actor, network, part, staffId, way } = sourceOf(req)
  const id = document === undefined ? null : Number(document)
  const language = isLocale(locale) ? locale : null
  const line = {
    ...{ actor: cut(actor), staffId, way, part, action, collection, document: id },
    ...{ title: title ? cut(title) : null, locale: language, network },
    ...{ changed: cut(changed.join(', ')) || null, codes: cut(codes) || null },
  }
  const together = togetherOf(req)
  if (together && !isAutosave) {
    together.gather('audit', line, writeLines)
    return
  }
  const db = await databaseOf(req.payload, req)
  const isFirst = isAutosave
    ? sql`WHERE NOT EXISTS (
        SELECT 1 FROM audit_events
        WHERE collection = ${collection} AND document = ${id} AND locale::text IS NOT DISTINCT FROM ${language}::text
          AND staff_id = ${staffId} AND action IN ('created', 'changed')
          AND at > clock_timestamp() - make_interval(mins => ${AUTOSAVES_ARE_ONE_FOR}))`
    : sql``
  await insertLines(db, [line], isFirst)
}

type Line = Readonly<Record<string, number | string | null>>

const writeLines = (db: Database, lines: readonly Line[]) => insertLines(db, lines, sql``)

async function insertLines(db: Database, lines: readonly Line[], condition: SQL): Promise<void> {
  await db.execute(sql`
    INSERT INTO audit_events
      (at, actor, staff_id, way, part, action, collection, document, title, locale, changed, codes, network)
    SELECT clock_timestamp(), actor, "staffId", way, part, action, collection, document, title, locale, changed, codes, network
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line(actor text, "staffId" numeric,
      way enum_audit_events_way, part numeric, action enum_audit_events_action, collection text, document numeric,
      title text, locale enum_audit_events_locale, changed text, codes text, network text)
    ${condition}`)
}

/** The title of a document as the panel calls it, where nobody has read it yet. */
export async function titleInPanel(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<string | undefined> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    // The log says of what it is; who may do it was asked before.
    overrideAccess: true,
    req,
  })
  const title = (found as Record<string, unknown> | null)?.[useAsTitle]
  return typeof title === 'string' && title !== '' ? title : undefined
}

function cut(text: string): string {
  return text.length > LONGEST_AUDIT_TEXT ? `${text.slice(0, LONGEST_AUDIT_TEXT - 1)}…` : text
}
