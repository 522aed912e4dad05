import { formTexts } from '@/cms/services/forms/form-texts'
import type { FormAbout } from '@/cms/services/forms/form'
import { COMPANY_DESK_PAGE, COMPANY_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { DeskDone } from './desk-done'
import { type DeskAbout, pageAfter } from './desk-visitor'

interface Props {
  about: FormAbout
  locale: Locale
}

/** Above a form of the desk: what was done a moment ago, and the way on from a link of another browser. */
export async function AboveDeskForm({ about, locale }: Props) {
  const { done, words } = about as Partial<DeskAbout> & FormAbout
  if (words.where !== 'elsewhere') return <DeskDone done={done} locale={locale} />
  const t = await messagesIn(locale, 'desk')
  return (
    <p className="acts">
      <FormStyle />
      <a href={pageAfter(COMPANY_SIGN_IN_PAGE, locale)} className="button">
        {t('newLink')}
      </a>
    </p>
  )
}

/** In the place of a form that nobody can send: a company that cannot be claimed, a link that works no more. */
export async function ClosedDeskForm({ form, locale }: { form: string; locale: Locale }) {
  const { own } = await formTexts({ name: form }, { words: {} }, locale)
  const t = await messagesIn(locale, 'desk')
  return (
    <div className="sent">
      <FormStyle />
      <div>
        <h1 className="display">{own('closed.title')}</h1>
        <p className="lede">{own('closed.text')}</p>
      </div>
      <div className="acts">
        <a href={pageAfter(COMPANY_DESK_PAGE, locale)} className="button">
          {t('title')}
        </a>
      </div>
    </div>
  )
}
