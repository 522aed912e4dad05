import { getTranslations } from 'next-intl/server'

import { DocumentArticle, DocumentAside } from '@/cms/documents/shown/document-article'
import type { PublishedDocument } from '@/cms/documents/shown/published-document.queries'
import type { FeatureBlocks } from '@/cms/documents/rich-text/feature-blocks'
import { PageCards } from '@/ui/components/page-cards'

interface Props {
  page: PublishedDocument
  home: string
  blocks: FeatureBlocks
}

/** A content page: where it is, what it says, what is below it; beside it its contents. */
export async function ArticleView({ page, home, blocks }: Props) {
  const t = await getTranslations()
  return (
    <div className="frame reading pb-6">
      <div className="article-grid">
        <DocumentArticle page={page} home={home} blocks={blocks} />
        {!page.isUrgent && <DocumentAside page={page} />}
      </div>
      <PageCards
        heading={t('page.inThisSection')}
        pages={page.listsChildren ? [] : page.children}
        locale={page.locale}
      />
    </div>
  )
}
