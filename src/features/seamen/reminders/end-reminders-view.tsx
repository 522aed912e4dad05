import { CONTACT_FORM_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { pageAfter } from '../form-visitor'
import { remindersOfLink } from './reminders.queries'

interface Props {
  token: string
  locale: Locale
}

/** Where the link of a mail ends the mails about papers with one press, or says that they have ended. */
export async function EndRemindersView({ token, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.reminders.end')
  const found = await remindersOfLink(token)
  const state = found ? (found.hasMails ? 'ask' : 'done') : 'unknown'
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="sent">
        <div>
          <h1 className="display">{t(`${state}.title`)}</h1>
          <p className="lede">{t(`${state}.text`)}</p>
        </div>
        {state === 'ask' && (
          <form method="post" action="/server/reminders/end" className="acts">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="locale" value={locale} />
            <button className="button">{t('button')}</button>
          </form>
        )}
        {state === 'unknown' && (
          <div className="acts">
            <a href={pageAfter(CONTACT_FORM_PAGE, locale)} className="button quiet">
              {t('contact')}
            </a>
          </div>
        )}
      </div>
    </div>
  )
}
