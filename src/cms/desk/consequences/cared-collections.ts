import type { PublishableCollection } from '../../../content-types'
import { isPublishable } from '../../publications/content-types'

/** A collection of documents or files that readers may have. */
export type Cared = PublishableCollection | 'media' | 'service-files'

/** Whether what is in a collection is deleted, unpublished or moved only after it was said what comes of it. */
export function isCared(collection: string): collection is Cared {
  return isPublishable(collection) || collection === 'media' || collection === 'service-files'
}
