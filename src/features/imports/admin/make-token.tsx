'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'

const CONFIRMATION = 'make-token'

/** Makes the token and shows it, this once; asks before one that is in use ends. Nothing where it is not saved yet. */
export function MakeToken() {
  const { t, i18n } = useTranslation()
  const { id, data } = useDocumentInfo()
  const { openModal } = useModal()
  const [token, setToken] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (data?.revoked === true) return null
  if (id === undefined) {
    return <p className="field-type">{panelText(t, 'pushTokenSaveFirst')}</p>
  }
  const make = async () => {
    setBusy(true)
    try {
      const answer = await fetch(`/api/import-tokens/${id}/make`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
      })
      const body = (await answer.json()) as { token?: string; errors?: { message: string }[] }
      if (!answer.ok) throw new Error(body.errors?.[0]?.message)
      setToken(body.token)
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'connectionLost') : error.message)
    } finally {
      setBusy(false)
    }
  }
  const isAnew = token !== undefined || Boolean(data?.madeAt)
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={() => (isAnew ? openModal(CONFIRMATION) : void make())}
      >
        {panelText(t, isAnew ? 'pushTokenMakeAnew' : 'pushTokenMake')}
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={panelText(t, 'pushTokenMakeAnew')}
        body={panelText(t, 'pushTokenMakeAsk')}
        onConfirm={make}
      />
      <div role="status">
        {token !== undefined && (
          <>
            <p>
              <label htmlFor="mh-push-token">{panelText(t, 'pushTokenShownOnce')}</label>
            </p>
            <input
              id="mh-push-token"
              className="mh-push-token"
              dir="ltr"
              readOnly
              autoComplete="off"
              value={token}
              onFocus={({ target }) => target.select()}
            />
          </>
        )}
      </div>
    </div>
  )
}
