import { getFormatter, getTranslations } from 'next-intl/server'

import { RichText } from '@/cms/rich-text/rich-text'
import { LOCALES } from '@/domain/locales'
import { choicePath } from '@/domain/paths'
import { languageAttributes } from '@/ui/language-attributes'
import { LanguageLinks } from '@/ui/language-links'

import { bodySections } from './body-sections'
import { Breadcrumbs } from './breadcrumbs'
import { Contents } from './contents'
import { PageCards } from './page-cards'
import type { PageView } from './pages.queries'
import { UntranslatedNotice } from './untranslated-notice'

interface Props {
  page: PageView
  home: string
}

/** A content page: where it is, what it says, what is below it; beside it its contents. */
export async function ArticleView({ page, home }: Props) {
  const t = await getTranslations()
  const format = await getFormatter()
  const { locale, contentLocale } = page
  const content = languageAttributes(contentLocale, locale)
  const sections = page.body ? bodySections(page.body) : []
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  const others = LOCALES.flatMap((other) => {
    const path = other === locale ? undefined : page.alternates.get(other)
    return path === undefined ? [] : { locale: other, href: choicePath({ locale: other, path }) }
  })
  const contents = headings.length > 1 && <Contents headings={headings} lang={content.lang} />
  return (
    <div className="frame reading pb-6">
      <div className="article-grid">
        <article className="min-w-0">
          <Breadcrumbs
            label={t('navigation.breadcrumbs')}
            links={[
              { href: home, title: t('navigation.home'), excerpt: null, locale },
              ...page.breadcrumbs,
            ]}
            here={{ title: page.title, locale: contentLocale }}
            locale={locale}
          />
          <UntranslatedNotice page={page} />
          <header {...content} className="mt-4">
            <h1 className="display">{page.title}</h1>
            {page.excerpt !== null && <p className="lede mt-3">{page.excerpt}</p>}
          </header>
          <p className="meta">
            {page.publishedAt && (
              <time dateTime={page.publishedAt.toISOString()}>
                {t('page.updated', {
                  date: format.dateTime(page.publishedAt, { dateStyle: 'long' }),
                })}
              </time>
            )}
            <span>{t('page.readingTime', { minutes: page.readingMinutes })}</span>
            <span>{t('languages.count', { count: page.alternates.size })}</span>
          </p>
          {contents && (
            <details className="contents-drawer">
              <summary className="card">{t('page.onThisPage')}</summary>
              {contents}
            </details>
          )}
          <div {...content} className="prose mt-6">
            {sections.map(({ heading, content: part }, index) => (
              <section key={heading?.id ?? index} id={heading?.id}>
                <RichText content={part} links={page.bodyLinks} />
              </section>
            ))}
          </div>
        </article>
        <aside className="page-aside">
          {contents && (
            <nav aria-labelledby="_contents" className="contents-beside">
              <p id="_contents">{t('page.onThisPage')}</p>
              {contents}
            </nav>
          )}
          {others.length > 0 && (
            <nav aria-labelledby="_also-in">
              <p id="_also-in">{t('languages.alsoIn')}</p>
              <LanguageLinks current={locale} languages={others} linkClass="aside-link" />
            </nav>
          )}
        </aside>
      </div>
      <PageCards heading={t('page.inThisSection')} pages={page.children} locale={locale} />
    </div>
  )
}
