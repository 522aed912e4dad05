import Link from 'next/link'

import type { Locale } from '@/domain/locales'
import type { PageLink } from '@/domain/page-link'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { FactPageStyle } from '@/ui/fact-page-style'
import { languageAttributes } from '@/ui/language-attributes'

import type { VacancySummary } from './vacancy'
import { Nothing } from './nothing'
import { VacancyPages } from './vacancy-pages'

interface Props {
  locale: Locale
  /** Public path of the home page. */
  home: string
  /** Public path of the list. */
  list: string
  page: number
  vacancies: readonly VacancySummary[]
  /** Of all pages. */
  total: number
  /** What else a reader finds here while no vacancy is open. */
  elsewhere: readonly PageLink[]
}

/** The list of open vacancies, newest first, one page of it. */
export async function VacancyList({ vacancies, total, page, ...props }: Props) {
  const { locale, home, list, elsewhere } = props
  const t = await messagesIn(locale, 'vacancies')
  const navigation = await messagesIn(locale, 'navigation')
  return (
    <div className="frame fact-page">
      <FactPageStyle />
      <Breadcrumbs
        label={navigation('breadcrumbs')}
        links={[{ href: home, title: navigation('home'), excerpt: null, locale }]}
        here={{ title: t('title'), locale }}
        locale={locale}
      />
      <header className="fact-head">
        <h1 className="display">{t('title')}</h1>
        {total > 0 && <p className="lede">{t('lede', { count: total })}</p>}
      </header>
      {total === 0 ? (
        <Nothing
          heading="h2"
          title={t('emptyTitle')}
          text={t(elsewhere.length > 0 ? 'emptyText' : 'emptyTextAlone')}
        >
          {elsewhere.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              prefetch={false}
              {...languageAttributes(link.locale, locale)}
              className="more"
            >
              {link.title}
            </Link>
          ))}
        </Nothing>
      ) : (
        <VacancyPages {...{ vacancies, total, page, locale, list }} heading="h2" />
      )}
    </div>
  )
}
