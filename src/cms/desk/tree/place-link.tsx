'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'

import { panelText } from '../../../i18n/panel/panel-texts'

/** The way from a document to its place in the tree, where it is moved. */
export function PlaceLink() {
  const { t } = useTranslation()
  const { collectionSlug, id } = useDocumentInfo()
  if (id === undefined || collectionSlug === undefined) return null
  return (
    <Link
      className="mh-place-link"
      prefetch={false}
      href={`/admin/collections/${collectionSlug}/tree?document=${id}`}
    >
      {panelText(t, 'treePlaceLink')}
    </Link>
  )
}
