import type { CollectionAfterLoginHook } from 'payload'

import type { Staff } from '../../payload-types'

/** The name by which Payload remembers in which language somebody reads the content. */
const KEY = 'locale'

/** A translator who comes for the first time begins in her own language; what she has chosen since stays. */
export const beginInOwnLanguage: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  const [first] = user.role === 'translator' ? (user.languages ?? []) : []
  if (first === undefined) return user
  const owner = { relationTo: 'staff', value: user.id } as const
  // Preferences are everybody's own, and nobody is signed in yet.
  const asOwner = { collection: 'payload-preferences', overrideAccess: true, req } as const
  const { totalDocs } = await req.payload.count({
    ...asOwner,
    where: {
      key: { equals: KEY },
      'user.relationTo': { equals: owner.relationTo },
      'user.value': { equals: owner.value },
    },
  })
  if (totalDocs === 0) {
    await req.payload.create({
      ...asOwner,
      data: { key: KEY, value: first, user: owner },
      // Payload takes the owner from the request.
      user: { ...user, collection: 'staff' },
    })
  }
  return user
}
