/** What writes, and belongs to no session or to the end of one. */
const NOT_HELD =
  /\/api\/staff\/second-factor\/|\/api\/staff\/(login|logout|forgot-password|reset-password|unlock|me)$|\/edit-lock$|\/payload-preferences\//

/** Whether a request of the panel writes something as whoever is signed in, so that it can wait until somebody is again. */
export function waitsForSession(address: string, method: string, origin: string): boolean {
  const url = new URL(address, origin)
  if (url.origin !== origin || !url.pathname.startsWith('/api/')) return false
  return method !== 'GET' && method !== 'HEAD' && !NOT_HELD.test(url.pathname)
}

/** Whether an answer may be that of a session that has ended. */
export function mayBeSignedOut(status: number): boolean {
  return status === 401 || status === 403
}

/** Whether a request of the panel signs its account out. */
export function isSignOut(address: string): boolean {
  return /\/api\/staff\/logout(\?|$)/.test(address)
}
