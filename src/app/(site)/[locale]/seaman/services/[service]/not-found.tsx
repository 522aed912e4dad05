import { locale as localeParam } from 'next/root-params'

import { isLocale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../../every-language-frame'

/** In the place of a service that is not there, for members: everybody else has not come so far. */
export default async function ServiceNotFound() {
  const asked = await localeParam()
  const locale = isLocale(asked) ? asked : env.DEFAULT_LOCALE
  const t = await messagesIn(locale, 'forms.service')
  const services = await messagesIn(locale, 'services')
  const site = await getSite(locale)
  return (
    <EveryLanguageFrame locale={locale} site={site} path={SEAMAN_SERVICES_PAGE}>
      <div className="frame py-8">
        <h1 className="display">{t('closed.title')}</h1>
        <p className="lede py-4">{t('closed.text')}</p>
        <a
          href={publicPath({ locale, path: SEAMAN_SERVICES_PAGE }, env.DEFAULT_LOCALE)}
          className="button"
        >
          {services('all')}
        </a>
      </div>
    </EveryLanguageFrame>
  )
}
