'use client'

import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { TranslatedCollection } from '../../../content-types'
import { type Locale, nativeName } from '../../../domain/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { sendFromPanel } from '../../editing/send-from-panel'

interface Props {
  collection: TranslatedCollection
  document: string
  title: string
  locales: readonly Locale[]
}

/**
 * Says of several translations of a document at once that they are still right: whoever corrects a letter of the source
 * makes all of them out of date. Asks first, since it is said of texts that one does not look at.
 */
export function StillRightButton({ collection, document, title, locales }: Props) {
  const { t, i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const question = `still-right-${collection}-${document}`
  const languages = new Intl.ListFormat(i18n.language).format(locales.map(nativeName))
  const label = `${panelText(t, 'stillRight')} (${new Intl.NumberFormat(i18n.language).format(locales.length)})`
  const confirm = async () => {
    const query = new URLSearchParams(locales.map((locale) => ['locale', locale]))
    const address = `/api/${collection}/${document}/still-right?${query}`
    const refused = await sendFromPanel(address, 'POST', {}, i18n.language)
    if (refused === undefined) {
      toast.success(panelText(t, 'stillRightSaid', { language: languages }))
    } else toast.error(refused === '' ? panelText(t, 'connectionLost') : refused)
    // Where it was refused, somebody has written meanwhile.
    router.refresh()
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        aria-label={`${label}: ${title}`}
        onClick={() => openModal(question)}
      >
        {label}
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading={panelText(t, 'stillRight')}
        body={panelText(t, 'stillRightAsk', { title, languages })}
        onConfirm={confirm}
      />
    </>
  )
}
