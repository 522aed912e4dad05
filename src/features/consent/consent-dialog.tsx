import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type ConsentRecord, consentFromForm, readConsent } from '@/domain/consent-record'
import type { Locale } from '@/domain/locales'
import { loadMessages, member } from '@/ui/browser/messages'

import { ConsentForm } from './consent-form'
import { ConsentStyle } from './consent-style'
import { areConsentTexts, type ConsentTexts } from './consent-texts'

export interface Opening {
  isModal: boolean
  /** How often it was shown in this document, this time included. */
  count: number
}

interface Props {
  locale: Locale
  texts: ConsentTexts
  hasTag: boolean
  /** Another one each time it is to be shown. Modal: somebody asked for it. */
  opening: Opening
  /** It was closed by its button or by Escape, without a decision. */
  onClose: () => void
  /** A decision was made: here, or meanwhile in another tab, where it is kept already. */
  onDecide: (record: ConsentRecord, isKept: boolean) => void
}

/**
 * Asks what a visitor allows. Unasked it lies beside the page, takes no focus and waits; asked for, it
 * is modal. It closes without a decision by its button and by Escape.
 */
export function ConsentDialog({ locale, texts, hasTag, opening, onClose, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [savedAt, setSavedAt] = useState(0)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.close()
    // `show()` would take the focus away from what is being read.
    if (opening.isModal) element.showModal()
    else element.open = true
  }, [opening])

  const hide = () => dialog.current?.close()
  const dismiss = () => {
    hide()
    onClose()
  }
  const dismissByKey = useEffectEvent(dismiss)
  const decide = useEffectEvent((record: ConsentRecord, isKept: boolean) => {
    hide()
    onDecide(record, isKept)
  })

  useEffect(() => {
    const end = new AbortController()
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isHere = target === document.body || dialog.current?.contains(target as Node | null)
      // A modal one the browser closes by itself.
      if (key === 'Escape' && isHere && dialog.current?.open) dismissByKey()
    }
    const onReturn = () => {
      if (document.hidden || !dialog.current?.open) return
      const record = readConsent(document.cookie)
      if (record) decide(record, true)
    }
    addEventListener('keydown', onKey, { signal: end.signal })
    document.addEventListener('visibilitychange', onReturn, { signal: end.signal })
    return () => end.abort()
  }, [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const record = consentFromForm(new FormData(event.currentTarget, submitter))
    if (!record) return
    event.preventDefault()
    hide()
    setSavedAt(opening.count)
    onDecide(record, false)
  }

  return (
    <>
      <ConsentStyle />
      <dialog ref={dialog} className="card consent" aria-labelledby="consent-title">
        <div className="consent-head">
          <h2 id="consent-title">{texts.title}</h2>
          <button type="button" aria-label={texts.close} onClick={dismiss}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <p>{hasTag ? texts.intro : texts.introWithoutTag}</p>
        <ConsentForm
          // What was ticked and not saved is forgotten.
          key={opening.count}
          locale={locale}
          texts={texts}
          record={readConsent(document.cookie)}
          isFolded={!opening.isModal}
          onSubmit={onSubmit}
        />
      </dialog>
      {/* Who decides without seeing it hears that it worked. */}
      <p role="status" className="consent-said">
        {savedAt === opening.count && texts.saved}
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
