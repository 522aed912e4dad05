import { SEAMAN_OLD_CV_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'

/** On the page of the own record: the way to an old CV beside its forms. */
export async function OldCvCard({ hasOldCv, locale }: { hasOldCv: boolean; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.oldCv')
  return (
    <section className="card form-part" aria-labelledby="_old-cv">
      <div>
        <h2 id="_old-cv">{t('title')}</h2>
        <p className="hint">{t('hint')}</p>
      </div>
      <p className="acts">
        <a href={pageAfter(SEAMAN_OLD_CV_PAGE, locale)} className="button quiet">
          {t(hasOldCv ? 'open' : 'add')}
        </a>
      </p>
    </section>
  )
}
