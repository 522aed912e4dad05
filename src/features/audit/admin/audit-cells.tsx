import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'

import { labelOfPath } from '@/cms/history/global-state'
import type { AuditEvent } from '@/payload-types'

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
  return <>{paths.map((path) => (fields ? labelOfPath(fields, path, i18n) : path)).join(', ')}</>
}
