'use client'

import { Button, toast, useAuth, useRouteCache, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'

import { sayNotDone } from '@/cms/desk/editing/say-not-done'
import { sendFromPanel } from '@/cms/desk/editing/send-from-panel'
import { SEAMAN_STATES } from '@/domain/members/seaman-account'
import { panelText } from '@/i18n/panel/panel-texts'

import { SEAMAN_STATE_LABELS } from '../seaman-labels'

/** The state of an account in the list, and the button that lets in who waits. */
export function StateCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t, i18n } = useTranslation()
  const { permissions } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  const state = SEAMAN_STATES.find((one) => one === cellData)
  if (!state) return '—'
  const { id, confirmedAt, name } = rowData as { id: number; confirmedAt?: unknown; name?: unknown }
  const mayAdmit =
    state === 'pending' && Boolean(confirmedAt) && permissions?.collections?.seamen?.update
  const admit = async () => {
    setBusy(true)
    const refused = await sendFromPanel(`/api/seamen/${id}/admit`, 'POST', {}, i18n.language)
    setBusy(false)
    if (refused === undefined) toast.success(panelText(t, 'seamanAdmittedNow'))
    else sayNotDone(t, refused)
    clearRouteCache()
  }
  return (
    <span className="mh-state-cell">
      {panelText(t, SEAMAN_STATE_LABELS[state])}
      {mayAdmit && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          aria-label={`${panelText(t, 'seamenAdmit')}: ${String(name)}`}
          onClick={() => void admit()}
        >
          {panelText(t, 'seamenAdmit')}
        </Button>
      )}
    </span>
  )
}
