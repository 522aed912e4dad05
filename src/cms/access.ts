import type { Access, FieldAccess, PayloadRequest } from 'payload'

/**
 * Every access rule of the CMS, each named as a sentence. Payload's own default is "any signed-in
 * account of any collection"; nothing here relies on it. `user.collection` is always checked,
 * because accounts of other kinds share Payload's request.
 */

function isAdmin({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'staff' && user.role === 'admin'
}

/** Nobody, through any API. The site's own code may, where it overrides access and says why. */
export const nobody: Access = () => false

/** Only an admin of the staff. */
export const onlyAdmins: Access = ({ req }) => isAdmin(req)

/** Any member of the staff, whatever the role. */
export const onlyStaff: Access = ({ req }) => req.user?.collection === 'staff'

/** Anybody may fetch a file; what is known about it only the staff may read. */
export const filesForEverybody: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || req.user?.collection === 'staff'

/** An admin any account; everybody else of the staff only the own one. */
export const adminsOrOneself: Access = ({ req }) => {
  if (isAdmin(req)) return true
  return req.user?.collection === 'staff' ? { id: { equals: req.user.id } } : false
}

/** An admin, but never the own account: so the last admin cannot delete the way in. */
export const onlyAdminsNotThemselves: Access = ({ req }) =>
  isAdmin(req) && req.user ? { id: { not_equals: req.user.id } } : false

/** Who sees the panel at all. */
export const staffSeeThePanel = ({ req }: { req: PayloadRequest }): boolean =>
  req.user?.collection === 'staff'

/** A field that only the site's own code writes. */
export const fieldWrittenBySystem: FieldAccess = () => false

/** A field that only an admin may change. */
export const fieldForAdmins: FieldAccess = ({ req }) => isAdmin(req)
