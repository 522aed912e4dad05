import { OutOfDateNotice } from '@/cms/documents/shown/out-of-date-notice'
import { SimpleText } from '@/cms/documents/rich-text/simple-text'
import { fileSize } from '@/domain/forms/file-size'
import { numberFormat } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { askForService, serviceFile } from '@/domain/members/seaman-service-addresses'
import { SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import { serviceFacts } from './service-facts'
import { ServiceStyle } from './service-style'
import type { ServiceView } from './seaman-services.queries'

interface Props {
  service: ServiceView
  /** Whether somebody of the staff looks, who cannot ask for it. */
  isStaff: boolean
  locale: Locale
}

/** A service: what it costs and takes, its text, what to have ready, its files. */
export async function ServicePage({ service, isStaff, locale }: Props) {
  const t = await messagesIn(locale, 'services')
  const navigation = await messagesIn(locale, 'navigation')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  const list = { href: to(SEAMAN_SERVICES_PAGE), title: t('title'), excerpt: null, locale }
  const written = languageAttributes(service.locale, locale)
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <ServiceStyle />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[list]}
        here={{ title: service.title, locale: service.locale }}
        locale={locale}
      />
      <OutOfDateNotice asOf={service.asOf} locale={locale} />
      <header className="fact-head">
        <h1 className="display" {...written}>
          {service.title}
        </h1>
        <p className="lede" {...written}>
          {service.summary}
        </p>
      </header>
      <div className="two">
        <div className="col">
          {service.body && (
            <section className="card pad">
              <div className="service-text" {...written}>
                <SimpleText content={service.body} page={service.context} />
              </div>
            </section>
          )}
        </div>
        <div className="col">
          <Facts service={service} locale={locale} />
          {isStaff ? (
            <p>{t('staff')}</p>
          ) : (
            <a href={to(askForService(service.id))} className="button">
              {t('ask')}
            </a>
          )}
          <Files service={service} locale={locale} />
        </div>
      </div>
    </div>
  )
}

type PartProps = Pick<Props, 'service' | 'locale'>

async function Facts({ service, locale }: PartProps) {
  const t = await messagesIn(locale, 'services')
  const { price, duration } = await serviceFacts(service, locale)
  const written = languageAttributes(service.locale, locale)
  const { papers, provider } = service
  return (
    <section className="card" aria-label={t('title')}>
      <dl className="rows">
        <div>
          <dt>{t('price')}</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{duration}</dd>
        </div>
        {provider !== undefined && (
          <div>
            <dt>{t('provider')}</dt>
            <dd {...written}>
              <bdi>{provider}</bdi>
            </dd>
          </div>
        )}
        {papers.length > 0 && (
          <div>
            <dt>{t('papers')}</dt>
            <dd {...written}>
              <ul className="ticks">
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

async function Files({ service: { files }, locale }: PartProps) {
  if (files.length === 0) return null
  const t = await messagesIn(locale, 'services')
  const sizeOf = (bytes: number) => {
    const { value, unit } = fileSize(bytes)
    const style = { style: 'unit', unit, unitDisplay: 'short' } as const
    return numberFormat(formattingTag(locale), style).format(value)
  }
  return (
    <section className="card pad service-files" aria-labelledby="_files">
      <h2 id="_files">{t('files')}</h2>
      <ul>
        {files.map(({ id, name, type, size }) => (
          <li key={id}>
            <a href={serviceFile(id)} download>
              {t('file', { name, type, size: sizeOf(size) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
