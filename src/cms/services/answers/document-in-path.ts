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
  const id = String(req.routeParams?.id)
  const found = /^\d{1,9}$/.test(id)
    ? await req.payload.findByID({
        collection,
        id: Number(id),
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : null
  if (!found) throw new NotFound(req.t)
  return found
}
