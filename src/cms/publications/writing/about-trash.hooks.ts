import { APIError, Forbidden, type PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import type { PublishableCollection, TranslatedCollection } from '../../../content-types'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { contentType } from '../content-types'
import { databaseOf } from '../../database/handle'
import { lockDocument } from '../../database/locks'

/**
 * What goes to the trash, and comes back, is the whole document as it is: Payload writes the newest version of it over
 * what readers have, so a draft that waits would take the place of the live text, and the document would come back as
 * that draft (3.90.1).
 */

interface TrashData extends Record<string, unknown> {
  deletedAt: unknown
  _status?: unknown
}

/**
 * Whether a write puts a document in the trash or brings it back, and nothing else. That `deletedAt` is there says nothing:
 * a form of the panel sends every key that it has read, `deletedAt: null` among them (3.90.1).
 */
export function isOnlyAboutTrash(data: unknown): data is TrashData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'deletedAt' in data &&
    Object.keys(data).every((key) => key === 'deletedAt' || key === '_status')
  )
}

/**
 * Whoever throws a document away does only that: written at once, one of both would be lost.
 * @param hasFile whether the request brings a file, or cuts the one that is there
 * @throws APIError of status 400 where a request puts a document in the trash and changes it too
 */
export function refuseTrashAndChange(req: PayloadRequest, data: unknown, hasFile = false): void {
  const isThrownAway = Boolean((data as { deletedAt?: unknown } | null | undefined)?.deletedAt)
  // The site's own work takes the id of another system from what it throws away.
  if (!isThrownAway || req.payloadAPI !== 'REST' || (isOnlyAboutTrash(data) && !hasFile)) return
  throw new APIError(panelText(req.t, 'trashAlone'), 400, undefined, true)
}

/** Whether a write brings a document back as a draft; else it comes back as it was. */
export function comesBackAsDraft({ deletedAt, _status }: TrashData): boolean {
  return deletedAt === null && _status === 'draft'
}

/** @throws Forbidden for whoever may not put documents in the trash */
export function refuseTrashToOthers(req: PayloadRequest, overrideAccess: unknown): void {
  if (overrideAccess !== true && !isEditor(req)) throw new Forbidden(req.t)
}

/**
 * The language whose text is written with a document that goes to the trash or comes back: one in which its newest text
 * is what readers have, or in which they have none. The source's, where all of them are changed.
 */
export async function languageForTrash(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: number | string | undefined,
): Promise<Locale> {
  const order = [env.SOURCE_LOCALE, ...LOCALES]
  if (id === undefined) return env.SOURCE_LOCALE
  await lockDocument(req, collection, id)
  const { table } = contentType(collection)
  const name = (before: string, after: string) => sql.identifier(`${before}${table}${after}`)
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ locale: string }>(sql`
    SELECT l._locale::text AS locale FROM ${name('', '_locales')} l
    JOIN ${name('_', '_v')} v ON v.parent_id = l._parent_id AND v.latest
    LEFT JOIN ${name('_', '_v_locales')} d ON d._parent_id = v.id AND d._locale = l._locale
    WHERE l._parent_id = ${Number(id)} AND l._status::text = 'published'
      AND d.version__status::text IS DISTINCT FROM 'published'`)
  const isChanged = new Set(rows.map(({ locale }) => locale).filter(isLocale))
  return order.find((locale) => !isChanged.has(locale)) ?? env.SOURCE_LOCALE
}

/**
 * Has Payload take what readers have for the newest version of a document of all languages at once. A draft that was
 * newer stays in the history.
 */
export async function takeLiveForNewest(
  req: PayloadRequest,
  collection: PublishableCollection,
  id: number | string | undefined,
): Promise<void> {
  if (id === undefined) return
  await lockDocument(req, collection, id)
  const { table } = contentType(collection)
  const versions = sql.identifier(`_${table}_v`)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    WITH live AS (
      SELECT max(v.id) AS id FROM ${versions} v JOIN ${sql.identifier(table)} p ON p.id = v.parent_id
      WHERE v.parent_id = ${Number(id)} AND p._status::text = 'published'
        AND v.version__status::text = 'published')
    UPDATE ${versions} v SET latest = v.id = live.id FROM live
    WHERE v.parent_id = ${Number(id)} AND live.id IS NOT NULL AND v.latest IS DISTINCT FROM (v.id = live.id)`)
}
