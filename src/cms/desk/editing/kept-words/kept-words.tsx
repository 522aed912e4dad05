'use client'

import { Button, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { type KeptWords, unsavedOf } from '../../../../domain/texts/kept-words'
import { panelText } from '../../../../i18n/panel/panel-texts'
import type { Saver } from '../use-saver'
import { useRefusedSave } from '../use-refused-save'
import { KeptWordsDialog } from './kept-words-dialog'
import { useKeeping, useKeptPlace } from './use-keeping'
import { useOffers } from './use-offers'

interface Props {
  /** Of a form that saves by itself. */
  saver?: Saver
  locale: string
  /** Whether the form can only be read now. */
  isShut: boolean
}

/** Keeps the words of a form in the browser until they are saved, and offers those that were left there. */
export function KeptWordsOfForm({ saver, locale, isShut }: Props) {
  const { t, i18n } = useTranslation()
  const kept = useKeptPlace(locale)
  const { session, own } = useKeeping(kept, saver, isShut)
  const { offers, drop, hide } = useOffers(kept, session)
  const form = useForm()
  const { hasSavePermission } = useDocumentInfo()
  const [shown, setShown] = useState<KeptWords | undefined>(undefined)
  const [isTaking, setTaking] = useState(false)
  if (offers.length === 0) return null

  const take = async (words: KeptWords) => {
    setTaking(true)
    // What is kept goes once the form, which has it then, keeps it.
    own.replaces(words.key)
    await form.reset({ ...form.getData(), ...words.changed })
    form.setModified(true)
    setTaking(false)
    setShown(undefined)
    hide(words)
  }
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <div className="mh-kept">
        {offers.map((offer) => (
          <div key={offer.key} role="status" className="mh-kept__offer">
            <span>{panelText(t, 'keptOffer', { date: date.format(offer.at) })}</span>
            <span className="mh-kept__choice">
              <Button
                buttonStyle="primary"
                size="small"
                margin={false}
                onClick={() => setShown(offer)}
              >
                {panelText(t, 'keptShow')}
              </Button>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => drop(offer)}
              >
                {panelText(t, 'keptDrop')}
              </Button>
            </span>
          </div>
        ))}
      </div>
      {shown && (
        <KeptWordsDialog
          words={shown}
          fields={unsavedOf(shown, form.getData())}
          mayTake={!isShut && hasSavePermission === true}
          isTaking={isTaking}
          onTake={() => void take(shown)}
          onDrop={() => {
            setShown(undefined)
            drop(shown)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

/** The same in a form that is saved by a button. */
export function KeptInForm() {
  const { code } = useLocale()
  const { isTrashed } = useDocumentInfo()
  const { setModified } = useForm()
  // Payload's button is dead else until something is changed once more.
  useRefusedSave(() => setModified(true))
  return <KeptWordsOfForm locale={code} isShut={isTrashed === true} />
}
