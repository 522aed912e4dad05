/**
 * Of what visitors chose: kept for a year, for the whole site. `Secure` holds on http://localhost too:
 * browsers trust it.
 */
export const COOKIE_ATTRIBUTES = 'Path=/; Max-Age=31536000; SameSite=Lax; Secure'

/**
 * A cookie in a list of them (`Cookie` header, or `document.cookie`), as it is written there. Where a name
 * stands more than once, browsers put the one of the nearest path first.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * The name of a cookie with the path `/`: over https one that browsers take from this very host alone, so that none beside
 * it, such as a subdomain, can put in another.
 */
export function hostCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}
