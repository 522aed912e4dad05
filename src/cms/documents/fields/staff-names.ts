import type { PayloadRequest } from 'payload'

/**
 * The names of those who can look after a request, by their ids, in the order of the alphabet. Editors may not read each
 * other's accounts; of these they learn the name alone.
 */
export async function staffNames(
  req: Pick<PayloadRequest, 'payload'>,
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { role: { in: ['admin', 'editor'] } },
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
