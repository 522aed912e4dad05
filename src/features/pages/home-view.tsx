import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { type BodyHeading, bodySections } from '@/cms/documents/shown/body-sections'
import { OutOfDateNotice } from '@/cms/documents/shown/out-of-date-notice'
import { OwnAnchor } from '@/cms/documents/shown/own-anchor'
import type { PublishedDocument } from '@/cms/documents/shown/published-document.queries'
import { TextElsewhere } from '@/cms/documents/shown/text-elsewhere'
import { UntranslatedNotice } from '@/cms/documents/shown/untranslated-notice'
import type { FeatureBlocks } from '@/cms/documents/rich-text/feature-blocks'
import { RichText } from '@/cms/documents/rich-text/rich-text'
import { type Locale, LOCALES } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'
import { HarbourChart } from '@/ui/brand/harbour-chart'
import { SeaChart } from '@/ui/brand/sea-chart'
import { HelpLink } from '@/ui/components/help-link'
import { languageAttributes } from '@/ui/components/language-attributes'
import { PageCardList, PageCards } from '@/ui/components/page-cards'
import { ToTop } from '@/ui/components/to-top'

import { HomeStyle } from './home-style'

/** A link of the home page; `locale` is the language of its label. */
interface HomeAction {
  href: string
  label: string
  locale: Locale
}

/** A part of the site that the home page leads to, with what it is about. */
interface HomeGuide {
  page: PageLink
  sections: readonly PageLink[]
  /** How many pages it has. */
  count: number
}

/** What stands on the home page around the words of its editors. */
export interface HomeParts {
  /** What readers come for: the search, and the newest of what it finds; nothing while there is nothing to find. */
  board: { search: ReactNode; newest: ReactNode } | undefined
  /** In the place of the search, most important first. */
  actions: readonly HomeAction[]
  /** Public path of the page for readers in trouble. */
  help: string | undefined
  guide: HomeGuide | undefined
  /** Public paths that stand at the foot of every page: no card leads there. */
  footer: readonly string[]
  /** Who readers can write to; nothing where the site does not say. */
  contactPanel?: ReactNode
}

interface Props {
  page: PublishedDocument
  parts: HomeParts
  blocks: FeatureBlocks
}

/** The home page: the search first, what is new, where to read on, and what its editors wrote below. */
export async function HomeView({ page, parts, blocks }: Props) {
  const t = await getTranslations('page')
  const { locale } = page
  const { board, guide, contactPanel } = parts
  const content = languageAttributes(page.contentLocale, locale)
  const sections = page.body ? bodySections(page.body, page.sourceSectionIds) : []
  const children = page.listsChildren ? [] : notLedTo(page, parts)
  const isEmpty = sections.length === 0 && page.children.length === 0 && !guide && !board
  const text = (
    <div {...content} className="home-body">
      {sections.map(({ heading, content: part }, index) => (
        <Topic key={heading?.id ?? index} heading={heading}>
          <RichText content={part} page={page} blocks={blocks} />
        </Topic>
      ))}
    </div>
  )
  return (
    <div className="frame home">
      <HomeStyle />
      <ToTop label={(await getTranslations('navigation'))('toTop')} />
      <Hero page={page} parts={parts} />
      {/* The other chart is in the place of the search. */}
      {board ? <SeaChart kind="approach" /> : <div className="tick-rule" aria-hidden="true" />}
      {board?.newest}
      <div className="home-split">
        {guide && <Guide guide={guide} locale={locale} />}
        {contactPanel}
      </div>
      <PageCards heading={t('startHere')} pages={children} locale={locale} apart />
      {isEmpty && <p className="card empty my-5">{t('empty')}</p>}
      {sections.length > 0 &&
        (page.titleLocale === page.contentLocale ? (
          text
        ) : (
          <TextElsewhere page={page}>{text}</TextElsewhere>
        ))}
    </div>
  )
}

/** A part of what editors wrote. On a phone it opens by its heading, so that the page is three screens long. */
function Topic({ heading, children }: { heading: BodyHeading | undefined; children: ReactNode }) {
  if (!heading) return <section className="prose intro">{children}</section>
  return (
    <details className="card topic">
      <summary>
        <h2>{heading.title}</h2>
      </summary>
      {/* Inside, so that a link to it opens what it is in. */}
      <section id={heading.id} className="prose">
        <OwnAnchor heading={heading} />
        {children}
      </section>
    </details>
  )
}

/** The pages at the top that nothing else on this page leads to. */
function notLedTo(page: PublishedDocument, { help, footer }: HomeParts): PageLink[] {
  const inBody = [...page.bodyLinks.values()].map(({ href }) => href.split('#', 1)[0])
  const ledTo = new Set([...inBody, ...footer, help])
  return page.children.filter(({ href }) => !ledTo.has(href))
}

async function Hero({ page, parts }: Omit<Props, 'blocks'>) {
  const t = await getTranslations()
  const { locale } = page
  const { board, help, actions } = parts
  const content = languageAttributes(page.titleLocale, locale)
  return (
    <div className="hero">
      <div className="hero-head">
        <UntranslatedNotice page={page} />
        <p className="eyebrow">
          {t('site.audience')}
          <span className="max-sm:hidden">
            {' · '}
            {t('page.languages', { count: LOCALES.length })}
          </span>
        </p>
        <h1 {...content} className="display">
          {page.title}
        </h1>
      </div>
      {/* Above the fold of the smallest phone: who needs it has no time to look for it. */}
      {help !== undefined && (
        <HelpLink href={help} className="hero-help">
          {t.rich('home.inTrouble', { b: (chunks) => <b>{chunks}</b> })}
        </HelpLink>
      )}
      {board && <div className="hero-side">{board.search}</div>}
      <div className="hero-lede">
        {/* Below the help: that stays on the first screen of a phone. */}
        <OutOfDateNotice asOf={page.isOutOfDate ? page.publishedAt : undefined} locale={locale} />
        {page.excerpt !== null && (
          <p {...content} className="lede">
            {page.excerpt}
          </p>
        )}
        {!board && (
          <p className="mt-7 flex flex-wrap gap-3 empty:hidden">
            {actions.map((action, index) => (
              <a
                key={action.href}
                href={action.href}
                {...languageAttributes(action.locale, locale)}
                className={index === 0 ? 'button' : 'button quiet'}
              >
                {action.label}
              </a>
            ))}
          </p>
        )}
      </div>
      {!board && (
        <div className="card hero-side hero-chart">
          <HarbourChart />
        </div>
      )}
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
        <a href={page.href} className="bar-link">
          {t('pagesBelow', { count })}
        </a>
      </div>
      {sections.length > 0 && <PageCardList pages={sections} locale={locale} title="h3" />}
    </section>
  )
}
