import { SEAMAN_LINKS_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'

/** On the page of the own record: the way to links that show it to a company. */
export async function FormLinksCard({ locale }: { locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.links')
  return (
    <section className="card form-part" aria-labelledby="_form-links">
      <div>
        <h2 id="_form-links">{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      <p className="acts">
        <a href={pageAfter(SEAMAN_LINKS_PAGE, locale)} className="button quiet">
          {t('open')}
        </a>
      </p>
    </section>
  )
}
