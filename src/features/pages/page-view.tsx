import type { ReactNode } from 'react'

import { ArticleView } from './article-view'
import { type HomeAction, HomeView } from './home-view'
import type { PublishedDocument } from '@/cms/documents/published-document.queries'

interface Props {
  page: PublishedDocument
  home: string
  /** Where the home page sends a reader first, most important first. */
  actions: HomeAction[]
  contactCard?: ReactNode
}

/** A page of the content tree, as its reader sees it. */
export function PageView({ page, home, actions, contactCard }: Props) {
  return page.isHome ? (
    <HomeView page={page} actions={actions} contactCard={contactCard} />
  ) : (
    <ArticleView page={page} home={home} contactCard={contactCard} />
  )
}
