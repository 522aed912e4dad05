'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Shows the draft again whenever the form beside it has been saved. `origin` is the panel's. */
export function DraftRefresh({ origin }: { origin: string }) {
  const router = useRouter()
  return (
    <RefreshRouteOnSave
      refresh={() => {
        router.refresh()
      }}
      serverURL={origin}
    />
  )
}
