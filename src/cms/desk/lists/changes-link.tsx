'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'

import type { Staff } from '../../../payload-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import { filterWhere, listAddress } from './list-address'

/** The way from a document to what the audit log says of it, for admins. */
export function ChangesLink() {
  const { t } = useTranslation()
  const { user } = useAuth<Staff>()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const collection = collectionSlug ?? globalSlug
  if (user?.role !== 'admin' || collection === undefined) return null
  // Not made yet.
  if (collectionSlug !== undefined && id === undefined) return null
  const where = filterWhere([
    { collection: { equals: collection } },
    ...(collectionSlug === undefined ? [] : [{ document: { equals: id } }]),
  ])
  return (
    <Link className="mh-changes-link" prefetch={false} href={listAddress('audit-events', where)}>
      {panelText(t, 'auditChangesLink')}
    </Link>
  )
}
