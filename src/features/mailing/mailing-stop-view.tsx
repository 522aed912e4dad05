import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { findStop } from './mailing-stops.queries'

interface Props {
  token: string
  locale: Locale
}

/** Where a company that was written to stops mailings with one press, or reads that they are stopped. */
export async function MailingStopView({ token, locale }: Props) {
  const t = await messagesIn(locale, 'mailingStop')
  const found = await findStop(token)
  const company = found ? isolated(found.company, locale) : ''
  const title = found ? t(found.isStopped ? 'done' : 'title') : t('unknown')
  const text = found ? t(found.isStopped ? 'doneText' : 'text', { company }) : t('unknownText')
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="sent">
        <div>
          <h1 className="display">{title}</h1>
          <p className="lede">{text}</p>
        </div>
        {found && !found.isStopped && (
          <form method="post" action="/server/mailing/stop" className="acts">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="locale" value={locale} />
            <button className="button">{t('button')}</button>
          </form>
        )}
      </div>
    </div>
  )
}
