import { getTranslations } from 'next-intl/server'

import { DocumentArticle, DocumentAside } from '@/cms/documents/shown/document-article'
import type { PublishedDocument } from '@/cms/documents/shown/published-document.queries'
import type { FeatureBlocks } from '@/cms/documents/rich-text/feature-blocks'
import type { Locale } from '@/domain/locales/locales'
import { languageHint } from '@/i18n/language-hint'
import { languageAttributes } from '@/ui/components/language-attributes'
import { ArticleStyle } from '@/ui/components/article-style'
import { PageCards } from '@/ui/components/page-cards'

import { type DocsNode, getDocsPlace } from './docs.queries'
import { DocsStyle } from './docs-style'
import { DocsTree } from './docs-tree'
import { GuideQuestion } from './guide-question'

interface Props {
  page: PublishedDocument
  home: string
  blocks: FeatureBlocks
}

/** A document of the documentation: beside it the others, below it what comes before and after. */
export async function DocView({ page, home, blocks }: Props) {
  const t = await getTranslations()
  const { tree, previous, next } = await getDocsPlace(page.locale, page.document)
  return (
    <div className="frame reading pb-6">
      {/* The style of the tree builds on it. */}
      <ArticleStyle />
      <DocsStyle />
      <div className="docs-grid">
        <DocsTree
          label={t('docs.tree')}
          nodes={tree}
          current={page.document}
          locale={page.locale}
        />
        <div className="min-w-0">
          <DocumentArticle page={page} home={home} blocks={blocks} />
          {!page.isHome && <GuideQuestion guide={page.document} locale={page.locale} />}
          <PageCards
            heading={t(page.isHome ? 'page.startHere' : 'page.inThisSection')}
            pages={page.listsChildren ? [] : page.children}
            locale={page.locale}
          />
          <nav aria-label={t('docs.neighbours')} className="neighbours">
            {previous && (
              <Neighbour
                node={previous}
                label={t('docs.previous')}
                rel="prev"
                locale={page.locale}
              />
            )}
            {next && (
              <Neighbour node={next} label={t('docs.next')} rel="next" locale={page.locale} />
            )}
          </nav>
        </div>
        <DocumentAside page={page} />
      </div>
    </div>
  )
}

interface NeighbourProps {
  node: DocsNode
  label: string
  rel: 'prev' | 'next'
  locale: Locale
}

async function Neighbour({ node, label, rel, locale }: NeighbourProps) {
  const hint = node.textLocale === locale ? '' : await languageHint(node.textLocale, locale)
  return (
    <a href={node.href} rel={rel} className="card">
      <span>{label}</span>
      <strong {...languageAttributes(node.locale, locale)}>{node.label}</strong>
      {hint}
    </a>
  )
}
