import Link from 'next/link'
import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales'
import type { PageLink } from '@/domain/page-link'
import { messagesIn } from '@/i18n/messages-translator'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { FactPageStyle } from '@/ui/fact-page-style'
import { languageAttributes } from '@/ui/language-attributes'

import { PageLinks } from './page-links'
import { pagesOf } from './page-numbers'
import type { VacancySummary } from './vacancy'
import { VacancyRows } from './vacancy-rows'

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
  const pages = pagesOf(total)
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
        <Nothing title={t('emptyTitle')} text={t('emptyText')}>
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
      ) : vacancies.length === 0 ? (
        <Nothing title={t('noSuchPage', { page })} text={t('pagesThere', { pages })}>
          <Link href={list} prefetch={false} className="more">
            {t('toFirstPage')}
          </Link>
        </Nothing>
      ) : (
        <>
          <VacancyRows vacancies={vacancies} locale={locale} heading="h2" />
          <PageLinks locale={locale} list={list} page={page} pages={pages} />
        </>
      )}
    </div>
  )
}

/** What stands in the place of a list that has nothing to show, and what to do. */
function Nothing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="card pad nothing" aria-labelledby="_nothing">
      <h2 id="_nothing">{title}</h2>
      <p>{text}</p>
      <p className="ways">{children}</p>
    </section>
  )
}
