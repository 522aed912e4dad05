import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'

import { labelOfPath } from '@/cms/desk/history/global-state'
import { isMove } from '@/domain/staff/audit'
import { panelText } from '@/i18n/panel/panel-texts'
import type { AuditEvent } from '@/payload-types'

import { ACTION_LABELS } from '../audit-labels'

/** What was done; where only the place of a document has changed, it was moved. */
export function ActionCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const { action, changed } = rowData as AuditEvent // what the list is of
  return <>{panelText(i18n.t, isMove(action, changed) ? 'auditMoved' : ACTION_LABELS[action])}</>
}

/**
 * What stood there before and stands there now: of a move the names of documents, or places among neighbours; else
 * codes.
 */
export function CodesCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const { action, changed } = rowData as AuditEvent // what the list is of
  const [, from, to] = isMove(action, changed)
    ? (/^(?:parent|position): (.+?) → (.+)$/s.exec(cellData) ?? [])
    : []
  // Codes are read from left to right in every language, and each text among them in its own direction.
  if (from === undefined || to === undefined) {
    return (
      <bdi dir="ltr">
        {cellData
          .split(/(“[^”]*”)/)
          .map((piece, at) => (at % 2 === 1 ? <bdi key={at}>{piece}</bdi> : piece))}
      </bdi>
    )
  }
  const name = (title: string) => (title === '–' ? panelText(i18n.t, 'auditTop') : title)
  return (
    <>
      <bdi>{name(from)}</bdi> <i className="mh-arrow">→</i> <bdi>{name(to)}</bdi>
    </>
  )
}

/** The kind of a document, or the settings, by the name that the panel has for it. */
export function EntityCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config
  const collection = collections.find(({ slug }) => slug === cellData)
  if (collection) return <>{getTranslation(collection.labels.plural, i18n)}</>
  const global = globals.find(({ slug }) => slug === cellData)
  return <>{global ? getTranslation(global.label, i18n) : String(cellData ?? '—')}</>
}

/** The title or the number of a document, with the way to it; where it was deleted the panel says so there. */
export function DocumentCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { collection, document, title } = rowData as AuditEvent // what the list is of
  const { globals, routes } = payload.config
  if (globals.some(({ slug }) => slug === collection)) {
    return <Link href={`${routes.admin}/globals/${collection}`}>→</Link>
  }
  if (document === null || document === undefined) return <>—</>
  return (
    <Link prefetch={false} href={`${routes.admin}/collections/${collection}/${document}`}>
      <bdi>{title ? title : `#${document}`}</bdi>
    </Link>
  )
}

/** The fields that a save has changed, by the labels that the form has for them; nothing where it was no save. */
export function ChangedCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const { collection } = rowData as AuditEvent // what the list is of
  const { collections, globals } = payload.config
  const fields = [...collections, ...globals].find(
    ({ slug }) => slug === collection,
  )?.flattenedFields
  const paths = cellData.split(', ')
  const named = paths.map((path) => {
    // No field, but what was said of a text.
    if (path === 'confirmUpToDate') return panelText(i18n.t, 'confirmUpToDate')
    return fields ? labelOfPath(fields, path, i18n) : path
  })
  return <>{named.join(', ')}</>
}
