import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'

interface Props {
  locale: Locale
  /** Where what is shown is reported, and what that is called. */
  report: { href: string; label: string }
}

/** What tells a fake agency from a real one, and where to report it; stands beside every contact. */
export async function FakeAgencySigns({ locale, report }: Props) {
  const t = await messagesIn(locale, 'crewings')
  return (
    <section className="callout warning signs" aria-labelledby="_signs">
      <i aria-hidden="true">!</i>
      <div>
        <h2 id="_signs">{t('signs')}</h2>
        <ul>
          <li>{t('signMoney')}</li>
          <li>{t('signAddress')}</li>
          <li>{t('signHurry')}</li>
          <li>{t('signPapers')}</li>
        </ul>
        <p>
          <strong>{t('noFees')}</strong>
        </p>
        <a href={publicPath({ locale, path: WARNINGS_PAGE }, env.DEFAULT_LOCALE)} className="way">
          {t('toWarnings')}
        </a>
        <br />
        <a href={report.href} className="way">
          {report.label}
        </a>
      </div>
    </section>
  )
}
