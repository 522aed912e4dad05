'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRef, useState } from 'react'

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
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    } finally {
      setBusy(false)
    }
  }
  const hasToken = token !== undefined || Boolean(data?.madeAt)
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={() => (hasToken ? openModal(CONFIRMATION) : void make())}
      >
        {panelText(t, hasToken ? 'pushTokenMakeNew' : 'pushTokenMake')}
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={panelText(t, 'pushTokenMakeNew')}
        body={panelText(t, 'pushTokenMakeAsk')}
        onConfirm={make}
      />
      <div role="status">{token !== undefined && <ShownToken token={token} />}</div>
    </div>
  )
}

/** The token, whole, to be copied: nobody can look at it again. */
function ShownToken({ token }: { token: string }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // Where the browser refuses, it is selected, and a key copies it.
    await navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="mh-push-token">
      <label htmlFor="mh-push-token">{panelText(t, 'pushTokenShownOnce')}</label>
      <div>
        <input
          id="mh-push-token"
          ref={field}
          dir="ltr"
          readOnly
          autoComplete="off"
          spellCheck={false}
          size={token.length}
          value={token}
          onFocus={({ target }) => target.select()}
        />
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
          {t(isCopied ? 'general:copied' : 'general:copy')}
        </Button>
      </div>
    </div>
  )
}
