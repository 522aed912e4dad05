import type { AdminViewServerProps } from 'payload'

import { renderNewDocument } from './render-panel-document'
import { NewDocumentPage } from './kept-form'

/** The page on which a document begins. Payload would make an empty one whenever it is opened. */
export async function CreateView(props: AdminViewServerProps) {
  const { collectionConfig, locale } = props.initPageResult
  if (!collectionConfig || !locale) return null
  const { Document } = await renderNewDocument(props)
  return (
    <NewDocumentPage collection={collectionConfig.slug} locale={locale.code}>
      {Document}
    </NewDocumentPage>
  )
}
