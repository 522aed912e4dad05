import { isDear, prefetchAddress } from '@/domain/addresses/prefetch'

import { connection } from './connection'

/** A page gets its reader's connection for itself this long after it has loaded. Milliseconds. */
const DELAY = 1000

/** A pointer that only passes, and a finger that scrolls, leave a link sooner. Milliseconds. */
const DWELL = 100

/** How many pages are fetched at the same time; what is pointed at meanwhile is not. */
const MOST = 4

const asked = new Set<string>()
let underWay = 0
let dwell: ReturnType<typeof setTimeout> | undefined

/** Has the browser fetch the page of the link that a reader points at or has come to by the keyboard, each once. */
export function prefetchLinks(): void {
  // Safari has none.
  if (!document.createElement('link').relList.supports('prefetch')) return
  if (document.readyState === 'complete') setTimeout(begin, DELAY)
  else addEventListener('load', () => setTimeout(begin, DELAY))
}

function begin(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onPointed)
  for (const type of ['pointerout', 'focusout']) addEventListener(type, () => clearTimeout(dwell))
  document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)[href]').forEach(prefetch)
}

function onPointed({ target }: Event): void {
  clearTimeout(dwell)
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (link) dwell = setTimeout(() => prefetch(link), DWELL)
}

function prefetch(link: HTMLAnchorElement): void {
  const address = addressOf(link)
  if (address === undefined || asked.has(address) || underWay >= MOST) return
  // Asked each time: a ship changes its connection while a page is read.
  if (isDear(connection())) return
  asked.add(address)
  underWay += 1
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document' })
  hint.onload = hint.onerror = () => {
    underWay -= 1
    hint.remove()
  }
  hint.href = address
  document.head.append(hint)
}

function addressOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, target, hreflang } = link
  // A list that is followed shows its other pages itself, for less than they weigh (follow-choices.ts).
  if (link.closest('[data-followed]') && pathname === location.pathname) return undefined
  const { lang } = document.documentElement
  return prefetchAddress(
    { origin, pathname, search, target, hreflang, download: link.getAttribute('download') },
    { origin: location.origin, pathname: location.pathname, search: location.search, lang },
  )
}
