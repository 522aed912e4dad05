import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { getFormatter, getTranslations } from 'next-intl/server'

import { HELP_SITUATIONS, situationAnchor } from '@/domain/texts/helplines'
import { LOCALES } from '@/domain/locales/locales'
import { choicePath } from '@/domain/addresses/paths'
import { ArticleStyle } from '@/ui/components/article-style'
import { PrintedAddressStyle } from '@/ui/components/printed-address-style'
import { Breadcrumbs } from '@/ui/components/breadcrumbs'
import { Contents } from '@/ui/components/contents'
import { languageAttributes } from '@/ui/components/language-attributes'
import { LanguageLinks } from '@/ui/components/language-links'
import { ToTop } from '@/ui/components/to-top'

import type { FeatureBlocks } from '../rich-text/feature-blocks'
import { RichText } from '../rich-text/rich-text'
import { bodySections } from './body-sections'
import { helplineChoices } from './helpline-choices'
import { OwnAnchor } from './own-anchor'
import { OutOfDateNotice } from './out-of-date-notice'
import type { PublishedDocument } from './published-document.queries'
import { TextElsewhere } from './text-elsewhere'
import { UntranslatedNotice } from './untranslated-notice'

interface Props {
  page: PublishedDocument
  home: string
  blocks: FeatureBlocks
}

function partsOf(page: PublishedDocument) {
  const sections = page.body ? bodySections(page.body, page.sourceSectionIds) : []
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  return {
    sections,
    headings,
    content: languageAttributes(page.contentLocale, page.locale),
    title: languageAttributes(page.titleLocale, page.locale),
    // In another language than its title: readers say whether they want to read it. Numbers of help are never folded away.
    isFolded: page.titleLocale !== page.contentLocale && !page.isUrgent,
  }
}

/** What a document says, and above it where it stands, since when, and what its parts are. */
export async function DocumentArticle({ page, home, blocks }: Props) {
  const t = await getTranslations()
  const format = await getFormatter()
  const { locale } = page
  const { sections, headings, content, title, isFolded } = partsOf(page)
  const text = (
    <>
      {headings.length > 1 && !page.isUrgent && (
        <details className="contents-drawer menu">
          <summary className="card">{t('page.onThisPage')}</summary>
          <Contents headings={headings} lang={content.lang} />
        </details>
      )}
      <div {...content} className="prose mt-6">
        {sections.map(({ heading, content: part }, index) => (
          <section key={heading?.id ?? index} id={heading?.id}>
            {/* The page for people in trouble is read over the worst link there is. */}
            {page.isUrgent ? <SituationAnchors content={part} /> : <OwnAnchor heading={heading} />}
            <RichText content={part} page={page} blocks={blocks} />
          </section>
        ))}
      </div>
    </>
  )
  return (
    <article className="min-w-0">
      {!page.isUrgent && <ArticleStyle />}
      {!page.isUrgent && <ToTop label={t('navigation.toTop')} />}
      {page.canonical.includes('%') && <PrintedAddressStyle />}
      {!page.isUrgent && (
        <Breadcrumbs
          label={t('navigation.breadcrumbs')}
          links={[
            { href: home, title: t('navigation.home'), excerpt: null, locale },
            ...page.breadcrumbs,
          ]}
          here={{ title: page.title, locale: page.titleLocale }}
          locale={locale}
        />
      )}
      <UntranslatedNotice page={page} />
      <OutOfDateNotice asOf={page.isOutOfDate ? page.publishedAt : undefined} locale={locale} />
      <header {...title} className="mt-4">
        <h1 className="display">{page.title}</h1>
        {page.excerpt !== null && <p className="lede mt-3">{page.excerpt}</p>}
      </header>
      {!page.isUrgent && (
        <p className="meta">
          {page.publishedAt && (
            <time dateTime={page.publishedAt.toISOString()}>
              {t('page.updated', {
                date: format.dateTime(page.publishedAt, { dateStyle: 'long' }),
              })}
            </time>
          )}
          {!isFolded && <span>{t('page.readingTime', { minutes: page.readingMinutes })}</span>}
          <span>{t('page.coverage', { count: page.alternates.size, all: LOCALES.length })}</span>
        </p>
      )}
      {isFolded ? <TextElsewhere page={page}>{text}</TextElsewhere> : text}
    </article>
  )
}

/** Where the search leads who says what has happened: what to do, and who helps. */
function SituationAnchors({ content }: { content: SerializedEditorState }) {
  const choices = new Set<string>(helplineChoices(content))
  return HELP_SITUATIONS.filter((situation) => choices.has(situation)).map((situation) => (
    <span key={situation} id={situationAnchor(situation)} />
  ))
}

/** Beside a document: its parts, and the other languages that have it. */
export async function DocumentAside({ page }: Pick<Props, 'page'>) {
  const t = await getTranslations()
  const { headings, content, isFolded } = partsOf(page)
  const others = LOCALES.flatMap((other) => {
    const path = other === page.locale ? undefined : page.alternates.get(other)
    return path === undefined ? [] : { locale: other, href: choicePath({ locale: other, path }) }
  })
  return (
    <aside className="page-aside">
      {headings.length > 1 && !isFolded && (
        <nav aria-labelledby="_contents" className="contents-beside">
          <p id="_contents">{t('page.onThisPage')}</p>
          <Contents headings={headings} lang={content.lang} />
        </nav>
      )}
      {others.length > 0 && (
        <nav aria-labelledby="_also-in">
          <p id="_also-in">{t('languages.alsoIn')}</p>
          <LanguageLinks current={page.locale} languages={others} linkClass="aside-link" />
        </nav>
      )}
    </aside>
  )
}
