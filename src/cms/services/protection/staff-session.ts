import type { PayloadRequest } from 'payload'

/** A session of the staff, and whose it is. */
export interface StaffSession {
  id: string
  staff: number
}

/** The session by which somebody of the staff comes; nothing for anybody else, and for the site's own code. */
export function sessionOf({ user }: Pick<PayloadRequest, 'user'>): StaffSession | undefined {
  if (user?.collection !== 'staff') return undefined
  // Payload puts it there, and its type of accounts does not say so.
  const { _sid: id } = user as { _sid?: unknown }
  return typeof id === 'string' ? { id, staff: user.id } : undefined
}
