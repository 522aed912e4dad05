'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import { forgetLeftText, type LeftText, leftTexts, subscribeToLeftTexts } from './left-behind'
import { wordsOf } from './saving'

const NONE: readonly LeftText[] = []

/** Says which texts were left before they were saved, and keeps the window until they are. */
export function LeftBehindNotice({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useSyncExternalStore(subscribeToLeftTexts, leftTexts, () => NONE)
  useEffect(() => {
    if (texts.length === 0) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [texts])
  // What is on its way is no news.
  const told = texts.filter(({ state }) => state !== 'sending')
  return (
    <>
      {children}
      {told.length > 0 && (
        <div role="alert" className="mh-connection">
          {told.map((one) => (
            <LeftBehind key={`${one.text.id}/${one.text.locale}`} one={one} t={t} />
          ))}
        </div>
      )}
    </>
  )
}

function LeftBehind({ one, t }: { one: LeftText; t: Parameters<typeof panelText>[0] }) {
  const { data, locale } = one.text
  const title = typeof data.title === 'string' ? data.title : ''
  const copy = async () => {
    await navigator.clipboard.writeText(wordsOf(data))
    forgetLeftText(one)
  }
  return (
    <p>
      {panelText(t, one.state === 'refused' ? 'leftRefused' : 'leftUnsaved', {
        title,
        language: locale,
      })}{' '}
      {one.reasons.join(' ')}{' '}
      {one.state === 'refused' && (
        <Button buttonStyle="secondary" size="small" onClick={() => void copy()}>
          {panelText(t, 'leftCopy')}
        </Button>
      )}
    </p>
  )
}
