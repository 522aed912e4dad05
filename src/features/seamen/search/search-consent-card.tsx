import { SEAMAN_PARTS_PAGE, SEAMAN_SEARCH_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'

interface Props {
  isGiven: boolean
  locale: Locale
}

/** On the page of the own record: whether staff may find it, and the ways to choose that and to see who sees what. */
export async function SearchConsentCard({ isGiven, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.search')
  return (
    <section className="card form-part" aria-labelledby="_search">
      <div>
        <h2 id="_search">{t('title')}</h2>
        <p className="hint">{t('text')}</p>
      </div>
      <p>{t(isGiven ? 'on' : 'off')}</p>
      <p className="acts">
        <a href={pageAfter(SEAMAN_SEARCH_PAGE, locale)} className="button quiet">
          {t('choose')}
        </a>
        <a href={pageAfter(SEAMAN_PARTS_PAGE, locale)} className="button quiet">
          {t('parts')}
        </a>
      </p>
    </section>
  )
}
