import { Info } from 'lucide-react'
import Link from 'next/link'
import { getFormatter, getTranslations } from 'next-intl/server'

import { RichText } from '@/cms/rich-text/rich-text'
import { direction, languageName, languageTag, type Locale } from '@/domain/locales'

import type { PageLink, PageView as View } from './pages.queries'

interface Props {
  page: View
  home: string
}

/** A content page: breadcrumbs, heading, notice where untranslated, body, the pages below it. */
export async function PageView({ page, home }: Props) {
  const t = await getTranslations()
  const format = await getFormatter()
  const { locale, contentLocale } = page
  const content = { lang: languageTag(contentLocale), dir: direction(contentLocale) }
  return (
    <div className="frame">
      <article className={page.isHome ? 'pt-14 lg:pt-20' : 'pt-8'}>
        {!page.isHome && (
          <Breadcrumbs
            label={t('navigation.breadcrumbs')}
            links={[
              { href: home, title: t('navigation.home'), excerpt: null, locale },
              ...page.breadcrumbs,
            ]}
            here={{ title: page.title, locale: contentLocale }}
          />
        )}
        {contentLocale !== locale && (
          <p className="card mb-8 flex max-w-[68ch] gap-3 p-4 text-[15px]" role="note">
            <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-accent" />
            {t('page.untranslated', {
              language: languageName(locale, locale),
              source: languageName(contentLocale, locale),
            })}
          </p>
        )}
        <header {...content} className="max-w-3xl">
          <h1 className="display">{page.title}</h1>
          {page.excerpt !== null && (
            <p className="mt-4 max-w-[58ch] text-[19px] text-muted">{page.excerpt}</p>
          )}
        </header>
        {!page.isHome && (
          <p className="mt-5 mb-8 flex flex-wrap gap-x-6 border-b border-line pb-5 text-sm text-muted">
            {page.publishedAt && (
              <time dateTime={page.publishedAt.toISOString()}>
                {t('page.updated', {
                  date: format.dateTime(page.publishedAt, { dateStyle: 'long' }),
                })}
              </time>
            )}
            <span>{t('page.readingTime', { minutes: page.readingMinutes })}</span>
          </p>
        )}
        {page.body && (
          <div {...content} className={page.isHome ? 'prose mt-12' : 'prose'}>
            <RichText content={page.body} links={page.bodyLinks} />
          </div>
        )}
      </article>
      {page.children.length > 0 && (
        <PageList heading={t('page.inThisSection')} pages={page.children} locale={locale} />
      )}
    </div>
  )
}

interface BreadcrumbsProps {
  label: string
  links: PageLink[]
  here: { title: string; locale: Locale }
}

function Breadcrumbs({ label, links, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="mb-6">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {links.map((link) => (
          <li key={link.href} className="flex items-center gap-2">
            <Link
              href={link.href}
              prefetch={false}
              lang={languageTag(link.locale)}
              className="flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {link.title}
            </Link>
            <span aria-hidden="true" className="rtl:rotate-180">
              ›
            </span>
          </li>
        ))}
        <li
          aria-current="page"
          lang={languageTag(here.locale)}
          className="flex min-h-11 items-center"
        >
          {here.title}
        </li>
      </ol>
    </nav>
  )
}

interface PageListProps {
  heading: string
  pages: PageLink[]
  locale: Locale
}

function PageList({ heading, pages, locale }: PageListProps) {
  return (
    <section className="mt-16" aria-labelledby="in-this-section">
      <h2 id="in-this-section" className="mb-5 text-[26px] leading-tight font-bold tracking-tight">
        {heading}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {pages.map((page) => (
          <li
            key={page.href}
            lang={page.locale === locale ? undefined : languageTag(page.locale)}
            dir={page.locale === locale ? undefined : direction(page.locale)}
            className="card relative p-5 hover:border-primary"
          >
            <h3 className="text-[17px] font-bold">
              <Link href={page.href} prefetch={false} className="after:absolute after:inset-0">
                {page.title}
              </Link>
            </h3>
            {page.excerpt !== null && <p className="mt-2 text-[15px] text-muted">{page.excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
