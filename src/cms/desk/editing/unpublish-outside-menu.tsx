'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'

import { UnpublishLanguage } from './unpublish-language'

/**
 * Payload keeps its button in a menu that only those see who may make or delete documents; a translator
 * may do neither, but unpublishes what a translator may publish.
 */
export function UnpublishOutsideMenu() {
  const { permissions } = useAuth()
  const { collectionSlug } = useDocumentInfo()
  const may = collectionSlug ? permissions?.collections?.[collectionSlug] : undefined
  if (!may || may.create || may.delete) return null
  return (
    <div className="mh-unpublish">
      <UnpublishLanguage />
    </div>
  )
}
