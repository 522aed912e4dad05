import {
  type DataFromCollectionSlug,
  type CollectionSlug,
  NotFound,
  type PayloadRequest,
} from 'payload'

/**
 * The document that `:id` of an endpoint's address names.
 *
 * @throws 404 where it is no id, where there is no such document, and where the asker may not read it
 */
export async function documentInPath<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
): Promise<DataFromCollectionSlug<Slug>> {
  const found = await askedDocument(req, collection, req.routeParams?.id)
  if (!found) throw new NotFound(req.t)
  return found
}

/**
 * The document that a request names by its number; nothing where that is no id, where there is no such document, and where
 * the asker may not read it.
 */
export async function askedDocument<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: unknown,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (!/^\d{1,9}$/.test(String(id))) return null
  return req.payload.findByID({
    collection,
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
}
