import { ownFormAddress } from '@/domain/addresses/own-form-address'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { partLabels } from '@/cms/services/made-files/part-names'
import { signInAddress } from '@/cms/services/seaman-only/sign-in-address'
import { type Locale, LOCALES, nativeName } from '@/domain/locales/locales'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { ChecksField, ChoiceField } from '@/ui/components/form/controls'

import type { ReviewAbout } from './review.form'

interface Props {
  about: ReviewAbout
  locale: Locale
  /** The public address of the page as it is, to come back to. */
  back: string
}

/** What goes along of the own form: nothing that was not ticked. */
export async function FormParts({ about, locale, back }: Props) {
  const t = await messagesIn(locale, 'mailingReview.form')
  const review = await messagesIn(locale, 'mailingReview')
  const label = await partLabels(locale)
  const { choice, form, seaman, written } = about
  const record = publicPath({ locale, path: SEAMAN_RECORD_PAGE }, env.DEFAULT_LOCALE)
  const chosen = { language: choice.formLanguage, parts: form?.parts ?? [] }
  return (
    <fieldset className="card form-part" id="own-form">
      <legend>{t('title')}</legend>
      {written.length === 0 ? (
        <>
          <p>{t(seaman ? 'none' : 'signedOut')}</p>
          <p>
            <a className="to-form" href={seaman ? record : signInAddress(locale, back)}>
              {t(seaman ? 'write' : 'signIn')}
            </a>
          </p>
        </>
      ) : (
        <>
          <ChecksField
            texts={{ name: 'parts', label: t('parts'), hint: t('hint') }}
            ticked={choice.parts}
            options={written.map((value) => ({ value, label: label(value) }))}
          />
          <ChoiceField
            texts={{ name: 'formLanguage', label: t('language') }}
            typed={choice.formLanguage}
            options={LOCALES.map((value) => ({ value, label: nativeName(value) }))}
          />
          {form ? (
            <p>
              <a className="to-form" href={ownFormAddress(chosen, locale)}>
                {t('see')}
              </a>
            </p>
          ) : (
            <p className="hint">{t('nothing', { button: review('showAgain') })}</p>
          )}
        </>
      )}
    </fieldset>
  )
}
