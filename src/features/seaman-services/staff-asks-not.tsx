import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { servicePage } from '@/domain/members/seaman-service-addresses'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { ServiceView } from './seaman-services.queries'

interface Props {
  service: ServiceView
  locale: Locale
}

/** In the place of the form by which a member asks for a service, for staff: there is no account to answer to. */
export async function StaffAsksNot({ service, locale }: Props) {
  const t = await messagesIn(locale, 'forms.service.staff')
  return (
    <div className="frame form-page">
      <FormStyle />
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('text')}</p>
      </div>
      <ul className="ways-on">
        <li>
          <a
            href={publicPath({ locale, path: servicePage(service.id) }, env.DEFAULT_LOCALE)}
            {...languageAttributes(service.locale, locale)}
          >
            {service.title}
          </a>
        </li>
      </ul>
    </div>
  )
}
