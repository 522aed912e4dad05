'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { isLocale, nativeName } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Asked } from './use-moves'

interface Props {
  asked: Asked | undefined
  onAgree: () => void
  onDisagree: () => void
}

/** Says which live addresses a move changes, before it is done. */
export function MoveQuestion({ asked, onAgree, onDisagree }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  return (
    <dialog
      ref={dialog}
      className="mh-consequences"
      aria-labelledby="mh-move-question"
      onCancel={(event) => {
        event.preventDefault()
        onDisagree()
      }}
    >
      {asked && (
        <>
          <h2 id="mh-move-question">{panelText(t, 'treeAsk')}</h2>
          <div className="mh-consequences__told">
            <p>
              {panelText(t, 'treeAskExplains', {
                addresses: asked.consequences.addresses,
                documents: asked.consequences.documents,
                languages: asked.consequences.languages,
              })}
            </p>
            <ul>
              {asked.consequences.examples.map(({ document, locale, from, to }) => (
                <li key={`${document} ${locale}`}>
                  <small>{isLocale(locale) ? nativeName(locale) : locale}</small>
                  {/* Addresses are read from left to right in every language, the arrow in the direction of the panel. */}
                  <code className="mh-moved-address">
                    <bdi dir="ltr">/{from}</bdi>
                  </code>
                  <code className="mh-moved-address">
                    <i className="mh-arrow">→</i> <bdi dir="ltr">/{to}</bdi>
                  </code>
                </li>
              ))}
            </ul>
          </div>
          <div className="mh-consequences__choice">
            <Button margin={false} buttonStyle="secondary" onClick={onDisagree}>
              {t('general:cancel')}
            </Button>
            <Button margin={false} onClick={onAgree}>
              {panelText(t, 'treeMove')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
