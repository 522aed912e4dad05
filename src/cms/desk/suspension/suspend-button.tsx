'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'

import { SuspendToggle } from './suspend-toggle'

/** Suspends what is edited, or lifts it again; nothing for those who may not, and where nothing is saved yet. */
export function SuspendButton() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { permissions } = useAuth()
  if (collectionSlug !== 'vacancies' && collectionSlug !== 'crewings') return null
  if (id === undefined || !permissions?.collections?.[collectionSlug]?.update) return null
  const since: unknown = data?.suspendedAt
  return (
    <SuspendToggle
      collection={collectionSlug}
      id={id}
      since={typeof since === 'string' ? since : null}
    />
  )
}
