import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from '@/domain/locale-cookie'

/**
 * Remembers the language whose link a reader follows. The server does so too, but where a cache in
 * front answers it never hears of it. Returns what ends it.
 */
export function rememberLanguageChoice(): () => void {
  const end = new AbortController()
  addEventListener('click', remember, { signal: end.signal, capture: true })
  return () => end.abort()
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (!link || link.origin !== location.origin) return
  // Links to a language say it in their address, the default's too.
  const [, locale = ''] = link.pathname.split('/')
  if (!/^[a-z]{2}$/.test(locale)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax${secure}`
}
