'use client'

import { useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { useRefusedSave } from '@/cms/desk/editing/use-refused-save'
import { panelText } from '@/i18n/panel/panel-texts'

/**
 * Says below the e-mail address of an account that another one waits to be confirmed. It also lets a change be sent again that
 * was refused, or left where the present password is asked for: Payload's button is dead else.
 */
export function NewAddressWaits() {
  const { t } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const [address, setAddress] = useState<string>()
  const { setModified } = useForm()
  useRefusedSave(() => setModified(true))
  useEffect(() => {
    if (id === undefined) return
    const left = new AbortController()
    const look = async () => {
      const answer = await fetch(`/api/staff/${id}/new-address`, { signal: left.signal })
      const { address: waiting } = (await answer.json()) as { address?: string | null }
      setAddress(waiting ?? undefined)
    }
    // Without it the form is as it was.
    look().catch(() => undefined)
    return () => left.abort()
    // Each save may have asked for another one.
  }, [id, lastUpdateTime])
  return (
    <p role="status">
      {address !== undefined &&
        panelText(t, 'newAddressWaits', { address: `\u2068${address}\u2069` })}
    </p>
  )
}
