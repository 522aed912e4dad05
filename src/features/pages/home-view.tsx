import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { bodySections } from '@/cms/documents/body-sections'
import { OwnAnchor } from '@/cms/documents/own-anchor'
import type { PublishedDocument } from '@/cms/documents/published-document.queries'
import { UntranslatedNotice } from '@/cms/documents/untranslated-notice'
import { RichText } from '@/cms/rich-text/rich-text'
import type { Locale } from '@/domain/locales'
import { HarbourChart } from '@/ui/harbour-chart'
import { languageAttributes } from '@/ui/language-attributes'
import { PageCards } from '@/ui/page-cards'

/** A link at the top of the home page; `locale` is the language of its label. */
export interface HomeAction {
  href: string
  label: string
  locale: Locale
}

interface Props {
  page: PublishedDocument
  /** Most important first. */
  actions: HomeAction[]
  contactCard?: ReactNode
}

/** The home page: what the site is, where to start, and what its editors wrote below. */
export async function HomeView({ page, actions, contactCard }: Props) {
  const t = await getTranslations()
  const { locale } = page
  const content = languageAttributes(page.contentLocale, locale)
  const sections = page.body ? bodySections(page.body, page.sourceSectionIds) : []
  return (
    <div className="frame pb-8">
      <div className="hero">
        <div>
          <UntranslatedNotice page={page} />
          <p className="eyebrow">{t('site.audience')}</p>
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
      <PageCards
        heading={t('page.startHere')}
        pages={page.listsChildren ? [] : page.children}
        locale={locale}
      />
      {sections.length > 0 && (
        <div {...content} className="home-body">
          {sections.map(({ heading, content: part }, index) => (
            <section
              key={heading?.id ?? index}
              id={heading?.id}
              className={heading ? 'prose card topic' : 'prose intro'}
            >
              <OwnAnchor heading={heading} />
              <RichText content={part} page={page} contactCard={contactCard} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
