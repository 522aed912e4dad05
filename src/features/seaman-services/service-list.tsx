import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { servicePage } from '@/domain/members/seaman-service-addresses'
import { SERVICE_CATEGORIES } from '@/domain/members/seaman-services'
import { SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import { serviceFacts } from './service-facts'
import { ServiceStyle } from './service-style'
import type { ServiceQuestion, ServiceSummary } from './seaman-services.queries'

interface Props {
  services: readonly ServiceSummary[]
  question: ServiceQuestion
  locale: Locale
}

/** The services, by what they are about, and the form that looks through them. */
export async function ServiceList({ services, question, locale }: Props) {
  const t = await messagesIn(locale, 'services')
  const to = (path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
  const isAsked = question.words !== '' || question.category !== undefined
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <ServiceStyle />
      <header className="fact-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <search>
        <form action={to(SEAMAN_SERVICES_PAGE)} className="services-find">
          <label>
            {t('search')}
            <input type="search" name="q" defaultValue={question.words} maxLength={100} />
          </label>
          <label>
            {t('category')}
            <select name="category" defaultValue={question.category ?? ''}>
              <option value="">{t('all')}</option>
              {SERVICE_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {t(`categories.${category}`)}
                </option>
              ))}
            </select>
          </label>
          <button className="button">{t('searchButton')}</button>
        </form>
      </search>
      {isAsked && (
        <p role="status" className="fact-meta">
          {t('found', { count: services.length })}
          <a href={to(SEAMAN_SERVICES_PAGE)}>{t('all')}</a>
        </p>
      )}
      {services.length === 0 && (
        <p className="card pad nothing">{t(isAsked ? 'nothing' : 'empty')}</p>
      )}
      <div className="services">
        {SERVICE_CATEGORIES.map((category) => {
          const ofCategory = services.filter((service) => service.category === category)
          return (
            ofCategory.length > 0 && (
              <section key={category} aria-labelledby={`_${category}`}>
                <h2 id={`_${category}`}>{t(`categories.${category}`)}</h2>
                <ul className="card">
                  {ofCategory.map((service) => (
                    <ServiceRow
                      key={service.id}
                      service={service}
                      href={to(servicePage(service.id))}
                      locale={locale}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </div>
  )
}

interface RowProps {
  service: ServiceSummary
  href: string
  locale: Locale
}

async function ServiceRow({ service, href, locale }: RowProps) {
  const t = await messagesIn(locale, 'services')
  const { price, duration } = await serviceFacts(service, locale)
  const written = languageAttributes(service.locale, locale)
  const { papers } = service
  return (
    <li className="service">
      <div>
        <h3 {...written}>
          <a href={href}>{service.title}</a>
        </h3>
        <p {...written}>{service.summary}</p>
        {papers.length > 0 && (
          <p className="papers">
            {t('papers')}: <span {...written}>{papers.join(' · ')}</span>
          </p>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('price')}</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{duration}</dd>
        </div>
      </dl>
    </li>
  )
}
