import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import { CONTACT_FORM_PAGE, SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { Standing } from './account-view'
import { pageAfter } from './form-visitor'

/** In the place of what only members read: why it is closed, and whom to ask. */
export async function NotAdmitted({ seaman, locale }: { seaman: SignedInSeaman; locale: Locale }) {
  const services = await messagesIn(locale, 'services')
  const t = await messagesIn(locale, 'seaman')
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{services('title')}</h1>
      </div>
      <div className="form-main">
        <Standing seaman={seaman} locale={locale} />
        <ul className="ways-on">
          <li>
            <a href={pageAfter(SEAMAN_ACCOUNT_PAGE, locale)}>{t('account.title')}</a>
          </li>
          {seaman.state !== 'suspended' && (
            <li>
              <a href={pageAfter(CONTACT_FORM_PAGE, locale)}>{t('standing.contact')}</a>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
