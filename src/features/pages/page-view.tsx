import type { PublishedDocument } from '@/cms/documents/shown/published-document.queries'
import type { FeatureBlocks } from '@/cms/documents/rich-text/feature-blocks'

import { ArticleView } from './article-view'
import { type HomeParts, HomeView } from './home-view'

interface Props {
  page: PublishedDocument
  /** Public path of the home page. */
  home: string
  /** What else stands on the home page; absent on every other. */
  parts: HomeParts | undefined
  blocks: FeatureBlocks
}

/** A page of the content tree, as its reader sees it. */
export function PageView({ page, home, parts, blocks }: Props) {
  return parts ? (
    <HomeView page={page} parts={parts} blocks={blocks} />
  ) : (
    <ArticleView page={page} home={home} blocks={blocks} />
  )
}
