import type { ConsentRecord } from './consent-record'

/** What Google's tags keep, by the choice that allows it. */
const KEPT = [
  { choice: 'analytics', names: /^(?:_ga|_ga_[\w-]+|_gid|_gat\w*)$/ },
  { choice: 'ads', names: /^_gcl_\w+$/ },
] as const

/** More of them no tag sets; a request may bring thousands, and each is answered several times. */
const MOST_NAMES = 40

/**
 * What drops the cookies of a tag that a visitor does not allow (any more), as `Set-Cookie` and
 * `document.cookie` take it: each for the host itself and every domain above it, since only the tag
 * knows where it put them.
 * @param cookies a `Cookie` header, or `document.cookie`
 * @param host name of the site's host, without a port
 */
export function expiredTagCookies(cookies: string, host: string, record: ConsentRecord): string[] {
  const names = cookies.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  const unwanted = names.filter((name) =>
    KEPT.some(({ choice, names: kept }) => !record[choice] && kept.test(name)),
  )
  return [...new Set(unwanted)].slice(0, MOST_NAMES).flatMap((name) => {
    const expired = `${name}=; Path=/; Max-Age=0`
    return [expired, ...domainsOf(host).map((domain) => `${expired}; Domain=${domain}`)]
  })
}

/** `www.site.example` is in `www.site.example` and `site.example`; an address is in no domain. */
function domainsOf(host: string): string[] {
  if (!/[a-z]/i.test(host) || host.includes(':')) return []
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
