'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Asks again what may be done with the document of a form when somebody else has signed in beside it. */
export function useRightsOfSignedIn(): void {
  const { user } = useAuth()
  const { id, data, getDocPermissions } = useDocumentInfo()
  const before = useRef(user?.id)
  const ask = useEffectEvent(() => {
    if (id !== undefined) void getDocPermissions(data)
  })
  const now = user?.id
  useEffect(() => {
    if (now === undefined || now === before.current) return
    before.current = now
    ask()
  }, [now])
}
