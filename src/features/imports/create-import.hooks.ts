import { APIError, type PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { databaseNow } from '../../cms/database/database-clock'
import { databaseOf } from '../../cms/database/handle'
import { IMPORT_LIMITS, OPEN_DAYS } from '../../domain/imports/import-limits'
import type { ColumnMapping, ImportKind } from '../../domain/imports/import-types'
import { panelText } from '../../i18n/panel/panel-texts'
import { digestOf } from './file-bytes'

/** Days in which an import can be undone. Then its file and rows are erased. */
const KEPT_DAYS = 30

/** The input of a new import. */
export interface NewImport {
  kind: ImportKind
  bytes: Uint8Array
  fileName: string
  contentType?: string
  /** Every row is this company's. */
  company?: number
  /** The fields of the columns, when a person has chosen them. */
  mapping?: ColumnMapping
  source: 'upload' | 'feed'
  /** The feed that it came from. */
  feed?: number
  /** Whether to close vacancies of the company that the file lacks. */
  closeMissing: boolean
  /** For how many days a vacancy is open that names no last one. */
  openDays?: number
  /** Whether to apply it without a person, unless the plan needs one. */
  start: boolean
}

/**
 * Keeps a file; the runner reads it in a moment (imports.runner.ts).
 * @returns the id of the import
 * @throws APIError where the file is empty or too large
 */
export async function createImport(req: PayloadRequest, input: NewImport): Promise<number> {
  const { bytes, company, contentType, feed, mapping } = input
  if (bytes.byteLength === 0) {
    throw new APIError(panelText(req.t, 'importEmpty'), 400, undefined, true)
  }
  if (bytes.byteLength > IMPORT_LIMITS.bytes) throw tooLarge(req)
  const now = await databaseNow(req)
  const created = await req.payload.create({
    collection: 'imports',
    data: {
      kind: input.kind,
      state: 'reading',
      source: input.source,
      fileName: input.fileName.slice(0, 200) || 'import',
      contentType: contentType?.slice(0, 200) ?? null,
      fileSize: bytes.byteLength,
      sha256: await digestOf(bytes),
      company: company ?? null,
      feed: feed ?? null,
      mapping: mapping ?? null,
      isMapped: mapping !== undefined,
      closeMissing: input.closeMissing,
      openDays: input.openDays ?? OPEN_DAYS,
      start: input.start,
      by: req.user?.collection === 'staff' ? req.user.id : null,
      panelLanguage: req.i18n.language,
      eraseAt: new Date(now.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString(),
    },
    depth: 0,
    // The collection has no create form. Every caller checks the rights first.
    overrideAccess: true,
    req,
  })
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO import_files (import_id, bytes) VALUES (${created.id}, ${Buffer.from(bytes)})`)
  return created.id
}

/** What to throw where a file is too large. */
export function tooLarge(req: PayloadRequest): Error {
  const most = IMPORT_LIMITS.bytes / 1024 / 1024
  return new APIError(panelText(req.t, 'importTooLarge', { most }), 413, undefined, true)
}
