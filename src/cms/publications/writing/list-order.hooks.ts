import type { CollectionBeforeOperationHook } from 'payload'

import { isLocale } from '../../../domain/locales/locales'

/**
 * Lists are ordered by the title last of all. Payload looks for the rows of a list first, and reads
 * their texts then, only where the order needs a text; else Postgres gathers all texts of all
 * documents in all languages and throws away all but ten (3.90.1): seconds where there are thousands.
 */
export const orderByTitleToo: CollectionBeforeOperationHook = ({ args, ...about }) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  const { collection, operation, req } = about
  // In all languages at once a document has many titles.
  if (operation !== 'read' || 'id' in args || !isLocale(req.locale)) return args
  // Payload's type of the arguments is a union over all operations; lists have these.
  const { sort } = args as { sort?: string | string[] }
  const asked = [sort ?? collection.defaultSort ?? []].flat()
  const isOrdered = asked.some((name) => /^-?(?:title|panelTitle)$/.test(name))
  return isOrdered || asked.length === 0 ? args : { ...args, sort: [...asked, 'title'] }
}
