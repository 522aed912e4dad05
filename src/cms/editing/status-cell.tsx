import type { DefaultServerCellComponentProps } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'
import { isTranslated } from '../publications/content-types'

/** What a row says of its document, in the language of the list. */
interface Row {
  title?: string | null
  body?: unknown
  firstPublishedAt?: string | null
  deletedAt?: string | null
}

/**
 * The status in the language of the list. Payload counts what is published in any language, calls a document that nobody
 * has translated a draft, and what lies in the trash published.
 */
export function StatusCell({
  cellData,
  rowData,
  collectionSlug,
  i18n,
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
  const isChanged = cellData === 'changed' && Boolean(row.firstPublishedAt)
  return i18n.t(isChanged ? 'version:draftHasPublishedVersion' : 'version:draft')
}
