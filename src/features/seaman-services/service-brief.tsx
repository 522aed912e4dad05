import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'
import { languageAttributes } from '@/ui/components/language-attributes'

import { serviceFacts } from './service-facts'
import type { ServiceView } from './seaman-services.queries'

interface Props {
  service: ServiceView
  /** Public path of its page. */
  page: string
  locale: Locale
}

/** A service in brief, beside the form that asks for it. */
export async function ServiceBrief({ service, page, locale }: Props) {
  const t = await messagesIn(locale, 'services')
  const { price, duration } = await serviceFacts(service, locale)
  const written = languageAttributes(service.locale, locale)
  const { papers } = service
  return (
    <aside className="card form-part" aria-labelledby="_service">
      <h2 id="_service" {...written}>
        <a href={page}>{service.title}</a>
      </h2>
      <dl className="typed">
        <div>
          <dt>{t('price')}</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{duration}</dd>
        </div>
        {papers.length > 0 && (
          <div>
            <dt>{t('papers')}</dt>
            <dd {...written}>{papers.join('\n')}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
