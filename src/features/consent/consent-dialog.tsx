import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import { type ConsentRecord, consentFromForm, readConsent } from '@/domain/consent-record'
import type { Locale } from '@/domain/locales'
import { loadMessages, member } from '@/ui/browser/messages'

import { ConsentForm } from './consent-form'
import { ConsentStyle } from './consent-style'
import { areConsentTexts, type ConsentTexts } from './consent-texts'

interface Props {
  locale: Locale
  texts: ConsentTexts
  hasTag: boolean
  /** How often it was shown in this document, this time included: another number shows it again. */
  opening: number
  onDecide: (record: ConsentRecord) => void
}

/**
 * Asks what a visitor allows, choice by choice. It is modal, since somebody asked for it, and closes without a decision
 * by its button and by Escape; the browser brings the focus back.
 */
export function ConsentDialog({ locale, texts, hasTag, opening, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [savedAt, setSavedAt] = useState(0)

  useEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
  }, [opening])

  const hide = () => dialog.current?.close()

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const record = consentFromForm(new FormData(event.currentTarget, submitter))
    if (!record) return
    event.preventDefault()
    hide()
    setSavedAt(opening)
    onDecide(record)
  }

  return (
    <>
      <ConsentStyle />
      <dialog ref={dialog} className="card consent" aria-labelledby="consent-title">
        <div className="consent-head">
          <h2 id="consent-title">{texts.title}</h2>
          <button type="button" aria-label={texts.close} onClick={hide}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <p>{hasTag ? texts.intro : texts.introWithoutTag}</p>
        <ConsentForm
          // What was ticked and not saved is forgotten.
          key={opening}
          locale={locale}
          texts={texts}
          record={readConsent(document.cookie)}
          onSubmit={onSubmit}
        />
      </dialog>
      {/* Who decides without seeing it hears that it worked. */}
      <p role="status" className="consent-said">
        {savedAt === opening && texts.saved}
      </p>
    </>
  )
}

/**
 * The dialog's texts in the language of the page.
 * @throws Error where the site does not answer with them
 */
export async function loadConsentTexts(): Promise<ConsentTexts> {
  const consent = member(await loadMessages(), 'consent')
  if (areConsentTexts(consent)) return consent
  throw new Error('There are no texts of the consent dialog now.')
}
