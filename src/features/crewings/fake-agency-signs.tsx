import type { Locale } from '@/domain/locales'
import { messagesIn } from '@/i18n/messages-translator'

/** What tells a fake agency from a real one; stands beside every contact. */
export async function FakeAgencySigns({ locale }: { locale: Locale }) {
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
      </div>
    </section>
  )
}
