import { cookieValue } from '../../domain/browser/cookies'
import { SEAMAN_LINK_MINUTES, seamanApplicationCookieName } from '../../domain/members/seaman-account'
import { env } from '../../env'

const NAME = seamanApplicationCookieName(env.SITE_URL)
const SECURE = env.SITE_URL.startsWith('https:') ? '; Secure' : ''

/** The `Set-Cookie` by which a browser is known that has applied, for as long as the link of the application works. */
export function applicationCookie(device: string): string {
  const age = SEAMAN_LINK_MINUTES.confirm * 60
  return `${NAME}=${device}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${SECURE}`
}

/** The token of the browser's last application. @param cookies the `Cookie` header */
export function applicationIn(cookies: string): string | undefined {
  return cookieValue(cookies, NAME)
}
