import type { Metadata } from 'next'

import type { FormAbout } from '@/cms/services/forms/form'
import { guideForm as guideAddress } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { docsType } from '@/features/docs/docs.type'
import { type GuideAbout, guideForm } from '@/features/docs/guide.form'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { FormPage, formMetadata } from '../../../../form-page'

// It is rendered for one visitor, with what that one has answered.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; guide: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: guideForm, params })
}

/** Where it is counted whether a guide was of use, and a sentence is added. */
export default function GuideFormPage({ params }: Props) {
  return (
    <FormPage
      form={guideForm}
      params={params}
      path={({ guide }) => guideAddress(Number(guide))}
      above={above}
      closed={closed}
    />
  )
}

async function above(about: FormAbout, locale: Locale) {
  const t = await messagesIn(locale, 'forms.guide')
  return (
    <div className="acts">
      <a href={(about as GuideAbout).href} className="button quiet">
        {t('back')}
      </a>
    </div>
  )
}

async function closed(locale: Locale) {
  const t = await messagesIn(locale, 'forms.guide.closed')
  const docs = await messagesIn(locale, 'docs')
  return (
    <div className="sent">
      <FormStyle />
      <h1 className="display">{t('title')}</h1>
      <div className="acts">
        <a
          href={publicPath({ locale, path: docsType.path.prefix }, env.DEFAULT_LOCALE)}
          className="button"
        >
          {docs('tree')}
        </a>
      </div>
    </div>
  )
}
