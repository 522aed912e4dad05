import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { isTranslated } from '../../publications/content-types'

/** What a row says of its document, in the language of the list. */
interface Row {
  id?: number
  title?: string | null
  body?: unknown
  firstPublishedAt?: string | null
  deletedAt?: string | null
}

/**
 * The status in the language of the list. Payload counts what is published in any language, calls a document that nobody
 * has translated a draft, and what lies in the trash, or has been unpublished, published.
 */
export async function StatusCell({
  cellData,
  rowData,
  collectionSlug,
  i18n,
  payload,
}: DefaultServerCellComponentProps) {
  const row = rowData as Row
  if (row.deletedAt) {
    // As the form of what is in the trash says it.
    return i18n.t(cellData === 'draft' ? 'version:previouslyDraft' : 'version:previouslyPublished')
  }
  if (cellData === 'published') return i18n.t('version:published')
  if (isTranslated(collectionSlug) && !row.title && !row.body) {
    return panelText(i18n.t, 'statusMissing')
  }
  if (cellData !== 'changed' || !row.firstPublishedAt) return i18n.t('version:draft')
  // Of a document in several languages a cell is not told which one the list shows (3.90.1).
  const isLive = isTranslated(collectionSlug) || (await isPublished(payload, collectionSlug, row))
  return i18n.t(isLive ? 'version:draftHasPublishedVersion' : 'version:previouslyPublished')
}

async function isPublished(
  payload: Payload,
  collection: CollectionSlug,
  { id }: Row,
): Promise<boolean> {
  if (id === undefined) return false
  const where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  // The list has shown the row already; this only tells whether readers have it too.
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs > 0
}
