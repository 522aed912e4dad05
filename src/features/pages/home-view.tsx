import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { bodySections } from '@/cms/documents/body-sections'
import { OwnAnchor } from '@/cms/documents/own-anchor'
import type { PublishedDocument } from '@/cms/documents/published-document.queries'
import { UntranslatedNotice } from '@/cms/documents/untranslated-notice'
import type { FeatureBlocks } from '@/cms/rich-text/feature-blocks'
import { RichText } from '@/cms/rich-text/rich-text'
import { type Locale, LOCALES } from '@/domain/locales'
import type { PageLink } from '@/domain/page-link'
import { HarbourChart } from '@/ui/harbour-chart'
import { languageAttributes } from '@/ui/language-attributes'
import { PageCardList, PageCards } from '@/ui/page-cards'

/** A link at the top of the home page; `locale` is the language of its label. */
export interface HomeAction {
  href: string
  label: string
  locale: Locale
}

/** A part of the site that the home page leads to, with what it is about. */
export interface HomeGuide {
  page: PageLink
  sections: readonly PageLink[]
  /** How many pages it has. */
  count: number
}

interface Props {
  page: PublishedDocument
  /** Most important first. */
  actions: HomeAction[]
  guide: HomeGuide | undefined
  /** Who readers can write to; nothing where the site does not say. */
  contactPanel?: ReactNode
  blocks: FeatureBlocks
}

/** The home page: what the site is, where to start, and what its editors wrote below. */
export async function HomeView(props: Props) {
  const { page, actions, guide, contactPanel, blocks } = props
  const t = await getTranslations()
  const { locale } = page
  const content = languageAttributes(page.contentLocale, locale)
  const sections = page.body ? bodySections(page.body, page.sourceSectionIds) : []
  const children = page.listsChildren ? [] : page.children
  const isEmpty = sections.length === 0 && page.children.length === 0 && !guide
  return (
    <div className="frame pb-8">
      <div className="hero">
        <div>
          <UntranslatedNotice page={page} />
          <p className="eyebrow">
            {t('site.audience')}
            <span className="max-sm:hidden">
              {' · '}
              {t('page.languages', { count: LOCALES.length })}
            </span>
          </p>
          <h1 {...content} className="display mt-4 mb-5">
            {page.title}
          </h1>
          {page.excerpt !== null && (
            <p {...content} className="lede">
              {page.excerpt}
            </p>
          )}
          <p className="mt-7 flex flex-wrap gap-3 empty:hidden">
            {actions.map((action, index) => (
              <Link
                key={action.href}
                href={action.href}
                prefetch={false}
                {...languageAttributes(action.locale, locale)}
                className={index === 0 ? 'button' : 'button quiet'}
              >
                {action.label}
              </Link>
            ))}
          </p>
        </div>
        <div className="card hero-chart">
          <HarbourChart />
        </div>
      </div>
      <div className="tick-rule" aria-hidden="true" />
      <PageCards heading={t('page.startHere')} pages={children} locale={locale} apart />
      {isEmpty && <p className="card empty my-5">{t('page.empty')}</p>}
      {sections.length > 0 && (
        <div {...content} className="home-body">
          {sections.map(({ heading, content: part }, index) => (
            <section
              key={heading?.id ?? index}
              id={heading?.id}
              className={heading ? 'prose card topic' : 'prose intro'}
            >
              <OwnAnchor heading={heading} />
              <RichText content={part} page={page} blocks={blocks} />
            </section>
          ))}
        </div>
      )}
      <div className="home-split">
        {guide && <Guide guide={guide} locale={locale} />}
        {contactPanel}
      </div>
    </div>
  )
}

async function Guide({ guide, locale }: { guide: HomeGuide; locale: Locale }) {
  const t = await getTranslations('page')
  const { page, sections, count } = guide
  return (
    <section aria-labelledby="_guide">
      <div className="guide-head">
        <h2 id="_guide" className="title" {...languageAttributes(page.locale, locale)}>
          {page.title}
        </h2>
        <Link href={page.href} prefetch={false} className="bar-link">
          {t('pagesBelow', { count })}
        </Link>
      </div>
      {sections.length > 0 && <PageCardList pages={sections} locale={locale} title="h3" />}
    </section>
  )
}
