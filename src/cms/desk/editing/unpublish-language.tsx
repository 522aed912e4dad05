'use client'

import {
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'

import { isLocale } from '../../../domain/locales/locales'
import { languageInPanel } from '../../../i18n/panel/panel-texts'
import { sayNotDone } from './say-not-done'
import { sendFromPanel } from './send-from-panel'

/**
 * Takes the language that is edited from its readers. Payload's own button asks first whether one is sure, without a word
 * of what comes of it; the site asks itself (cms/desk/consequences), once. It also offers all languages at once, which the
 * site refuses.
 */
export function UnpublishLanguage() {
  const { i18n, t } = useTranslation()
  const info = useDocumentInfo()
  const { reset } = useForm()
  const { code } = useLocale()
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = info
  if (!hasPublishPermission || !hasPublishedDoc || isTrashed || !collectionSlug) return null

  const unpublish = async () => {
    const address = `/api/${collectionSlug}/${id}?depth=0&fallback-locale=null&locale=${code}`
    const refused = await sendFromPanel(address, 'PATCH', { _status: 'draft' }, i18n.language)
    if (refused !== undefined) {
      sayNotDone(t, refused)
      return
    }
    toast.success(t('version:unpublishedSuccessfully'))
    // What is in the form stays, as a draft.
    void reset({ ...info.data, _status: 'draft' })
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
  }
  return (
    <PopupList.Button id="action-unpublish-locale" onClick={() => void unpublish()}>
      {t('version:unpublishIn', { locale: isLocale(code) ? languageInPanel(t, code) : code })}
    </PopupList.Button>
  )
}
