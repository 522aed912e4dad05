import type { DefaultServerCellComponentProps } from 'payload'

import { endOfTrash } from '../../../domain/staff/trash'
import { panelText } from '../../../i18n/panel/panel-texts'
import { findWhoTrashed } from './who-trashed.queries'

interface Row {
  id?: number
  deletedAt?: string | null
  externalId?: string | null
}

/** When a document was thrown away and by whom, and until when it is kept; nothing outside of the trash. */
export async function TrashedCell({
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  // Forms draw the cells of columns that are no fields too, and have no row (3.90.1).
  const { id, deletedAt, externalId } = (rowData ?? {}) as Row
  if (id === undefined || !deletedAt) return null
  const at = new Date(deletedAt)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const who = await findWhoTrashed(`${collectionSlug}/${id}`)
  return (
    <span className="mh-trashed-cell">
      <time dateTime={deletedAt}>{day.format(at)}</time>
      {who !== undefined && <bdi>{who}</bdi>}
      {/* What an import knows stays there. */}
      {!externalId && (
        <small>{panelText(i18n.t, 'trashedCellUntil', { date: day.format(endOfTrash(at)) })}</small>
      )}
    </span>
  )
}
