import type { Page } from '../../../payload-types'
import { contentTypes } from '../../publications/content-types'
import { HELPLINES_TAG, PERIODS_TAG, PRICES_TAG } from '../../publications/tag-sql'
import { documentId, hasBlock, linkedDocuments, mediaIn } from './content'

/**
 * The tags (`publications/tags.ts`) of what a text shows that is kept elsewhere: pictures and files, the addresses of
 * documents that it links to, prices, periods, helplines. Sorted.
 */
export function shownTags({
  body,
  meta,
}: {
  body?: Page['body'] | undefined
  meta?: Page['meta'] | undefined
}): string[] {
  const tags = new Set<string>()
  if (meta?.image !== null && meta?.image !== undefined) tags.add(mediaTag(documentId(meta.image)))
  if (body) {
    if (hasBlock(body, 'mailingPrices')) tags.add(PRICES_TAG)
    if (hasBlock(body, 'retentionPeriods')) tags.add(PERIODS_TAG)
    if (hasBlock(body, 'helplines')) tags.add(HELPLINES_TAG)
    for (const id of mediaIn(body)) tags.add(mediaTag(id))
    for (const { collection } of contentTypes) {
      for (const id of linkedDocuments(body, collection)) tags.add(`${collection}/${id}`)
    }
  }
  return [...tags].toSorted()
}

/** The tag of a picture or file. */
export function mediaTag(id: number | string): string {
  return `media/${id}`
}
