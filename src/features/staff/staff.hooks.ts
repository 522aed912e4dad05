import type { CollectionAfterLoginHook } from 'payload'

import type { Staff } from '../../payload-types'

/** The first sign-in ends the one-time link: the runner prints one only while `claimed` is false. */
export const markClaimed: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  if (user.claimed !== false) return
  await req.payload.update({
    collection: 'staff',
    id: user.id,
    data: { claimed: true },
    // The site itself notes this; no account may write the field.
    overrideAccess: true,
    req,
  })
}
