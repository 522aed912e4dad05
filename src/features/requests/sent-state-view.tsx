import { publicPath } from '@/domain/addresses/paths'
import { MAILING_REPORT_PAGE } from '@/domain/addresses/site-pages'
import { DATA_FORM, dataQuery } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { sentStateOf } from './sent-state.queries'

interface Props {
  token: string
  locale: Locale
}

/** Shows who sent an answer or a mailing what became of it. Nothing that was typed is shown. */
export async function SentStateView({ token, locale }: Props) {
  const t = await messagesIn(locale, 'sentState')
  const forms = await messagesIn(locale, 'forms')
  const sent = await sentStateOf(token)
  if (!sent) {
    return (
      <div className="frame form-page">
        <FormStyle />
        <div className="sent">
          <div>
            <h1 className="display">{t('unknown')}</h1>
            <p className="lede">{t('unknownText')}</p>
          </div>
        </div>
      </div>
    )
  }
  const { reference, at, until, state, report } = sent
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="sent">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="lede">
            {t('text', { reference: isolated(reference, locale), day: dayName(at, locale) })}
          </p>
        </div>
        <section className="card" data-state={state}>
          <p>
            <b>{t(`states.${state}`)}</b>
          </p>
          {until && <p>{t('until', { day: dayName(until, locale) })}</p>}
        </section>
        <div className="acts">
          {report !== undefined && (
            <a className="button" href={to(`${MAILING_REPORT_PAGE}/${report}`)}>
              {t('report')}
            </a>
          )}
          <a className="button quiet" href={to(DATA_FORM) + dataQuery(reference)}>
            {forms('aboutData')}
          </a>
        </div>
      </div>
    </div>
  )
}
