import { CONTACT_FORM_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

/** What to do where somebody like that has written, and where to tell of it. */
export async function WarningAdvice({ locale }: { locale: Locale }) {
  const t = await messagesIn(locale, 'warnings')
  const crewings = await messagesIn(locale, 'crewings')
  return (
    <section className="callout warning" aria-labelledby="_advice">
      <i aria-hidden="true">!</i>
      <div>
        <h2 id="_advice">{t('advice')}</h2>
        <p>{t('adviceText')}</p>
        <p>
          <strong>{crewings('noFees')}</strong>
        </p>
        <a
          href={publicPath({ locale, path: CONTACT_FORM_PAGE }, env.DEFAULT_LOCALE)}
          className="more"
        >
          {t('tell')}
        </a>
      </div>
    </section>
  )
}
