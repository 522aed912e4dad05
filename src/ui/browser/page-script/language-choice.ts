import { anchorId } from '@/domain/addresses/anchors'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from '@/domain/locales/locale-cookie'

/**
 * Remembers the language whose link a reader follows, and leads to the section there that the address
 * names here. The server remembers too, but where a cache in front answers it never hears of it, and
 * of a fragment no server hears.
 */
export function rememberLanguageChoice(): void {
  addEventListener('click', remember, true)
}

function remember({ target }: MouseEvent): void {
  // A link in a text may say the language of what it leads to, and is no choice of it.
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][lang]')
  if (!link || link.origin !== location.origin) return
  // Links to a language say it in their address, the default's too.
  const [, locale = ''] = link.pathname.split('/')
  if (!/^[a-z]{2}$/.test(locale)) return
  link.hash = sectionInAddress()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax${secure}`
}

/** The fragment that names the section of the text in every language; empty where none is named. */
function sectionInAddress(): string {
  const id = anchorId(location.hash)
  const target = id === undefined ? null : document.getElementById(id)
  return target?.closest('main section[id]')?.id ?? ''
}
