import type { DefaultServerCellComponentProps } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'

/** What a row says of its document, in the language of the list. */
interface Row {
  title?: string | null
  body?: unknown
  firstPublishedAt?: string | null
}

/**
 * The status in the language of the list. Payload counts what is published in any language, and calls
 * a document that nobody has translated a draft.
 */
export function StatusCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const row = rowData as Row
  if (cellData === 'published') return i18n.t('version:published')
  if (!row.title && !row.body) return panelText(i18n.t, 'statusMissing')
  const isChanged = cellData === 'changed' && Boolean(row.firstPublishedAt)
  return i18n.t(isChanged ? 'version:draftHasPublishedVersion' : 'version:draft')
}
