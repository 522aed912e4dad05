import {
  CONTENT_TYPES,
  type PublishableCollection,
  type TranslatedCollection,
  type TreeCollection,
} from '../../content-types'
import type { ContentType } from './content-type'

/** Reads of the registry. */

const TYPES: readonly (ContentType & { collection: PublishableCollection })[] = CONTENT_TYPES

/** Every content type, in the order of the registry. */
export const contentTypes = TYPES

/** Whether a collection has public URLs. */
export function isPublishable(collection: string): collection is PublishableCollection {
  return TYPES.some((type) => type.collection === collection)
}

/** The entry of a content type. */
export function contentType(collection: PublishableCollection): (typeof TYPES)[number] {
  const found = TYPES.find((type) => type.collection === collection)
  if (!found) throw new Error(`The registry has no content type “${collection}”.`)
  return found
}

/** The types whose entries say so. */
export function collectionsThat(
  is: (type: ContentType) => boolean,
): [PublishableCollection, ...PublishableCollection[]] {
  const [first, ...others] = TYPES.filter(is).map(({ collection }) => collection)
  if (first === undefined) throw new Error('No content type is of this kind.')
  return [first, ...others]
}

/** Whether a collection is published language by language. */
export function isTranslated(collection: string): collection is TranslatedCollection {
  return TYPES.some((type) => type.collection === collection && type.publishing === 'each locale')
}

/** The collections that are published language by language. */
export const TRANSLATED: readonly TranslatedCollection[] = TYPES.map(
  ({ collection }) => collection,
).filter(isTranslated)

/** The collections whose documents stand in a tree. */
export const TREES: readonly TreeCollection[] = TYPES.flatMap(({ collection, path }) =>
  path.shape === 'tree' ? [collection as TreeCollection] : [],
)

/** First segments of the paths of a type; empty where it begins at the top. */
export function prefixOf(type: ContentType): string {
  if (type.path.shape !== 'below') return type.path.prefix
  const { parent } = type.path
  const above = TYPES.find(({ collection }) => collection === parent)
  if (!above) throw new Error(`The registry has no content type “${parent}”.`)
  return prefixOf(above)
}
