import type { ReactNode } from 'react'

import { ArticleView } from './article-view'
import { type HomeAction, type HomeGuide, HomeView } from './home-view'
import type { PublishedDocument } from '@/cms/documents/published-document.queries'
import type { FeatureBlocks } from '@/cms/rich-text/feature-blocks'

interface Props {
  page: PublishedDocument
  home: string
  /** Where the home page sends a reader first, most important first. */
  actions: HomeAction[]
  /** What else the home page leads to. */
  guide: HomeGuide | undefined
  contactPanel?: ReactNode
  blocks: FeatureBlocks
}

/** A page of the content tree, as its reader sees it. */
export function PageView({ home, ...props }: Props) {
  return props.page.isHome ? (
    <HomeView {...props} />
  ) : (
    <ArticleView page={props.page} home={home} blocks={props.blocks} />
  )
}
