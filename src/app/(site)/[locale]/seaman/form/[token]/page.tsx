import type { Metadata } from 'next'

import type { FormAbout } from '@/cms/services/forms/form'
import { formTexts } from '@/cms/services/forms/form-texts'
import { publicPath } from '@/domain/addresses/paths'
import { CONTACT_FORM_PAGE, SHARED_FORM_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { openedForm, sharedFormForm } from '@/features/seamen/shared-forms/shared-form.form'
import { SharedFormView } from '@/features/seamen/shared-forms/shared-form-view'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { FormPage, formMetadata } from '../../../../form-page'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: sharedFormForm, params })
}

/** Where a company reads the form of a seafarer who gave it the link: a button first, the form once it is pressed. */
export default function SharedFormPage({ params }: Props) {
  return (
    <FormPage
      form={sharedFormForm}
      params={params}
      path={({ token }) => `${SHARED_FORM_PAGE}/${token}`}
      above={above}
      closed={closed}
    />
  )
}

function above(about: FormAbout, locale: Locale) {
  const opened = openedForm(about)
  return Promise.resolve(opened && <SharedFormView {...opened} locale={locale} />)
}

async function closed(locale: Locale) {
  const { own } = await formTexts(sharedFormForm, { words: {} }, locale)
  const t = await messagesIn(locale, 'seaman.reminders.end')
  return (
    <div className="sent">
      <FormStyle />
      <div>
        <h1 className="display">{own('closed.title')}</h1>
        <p className="lede">{own('closed.text')}</p>
      </div>
      <div className="acts">
        <a
          href={publicPath({ locale, path: CONTACT_FORM_PAGE }, env.DEFAULT_LOCALE)}
          className="button quiet"
        >
          {t('contact')}
        </a>
      </div>
    </div>
  )
}
