import { type Connection, prefetchAddress, prefetchReach } from '@/domain/prefetch'

/** A page gets its reader's connection for itself this long after it has loaded. */
const DELAY = 1000
/** A pointer that only passes, and a finger that scrolls, leave a link sooner. */
const DWELL = 100

/**
 * Prefetches the pages that the links of this page lead to, as far as the reader's connection allows,
 * each once. Next asks for at most four at the same time. Returns what ends it.
 */
export function prefetchLinks(prefetch: (address: string) => void): () => void {
  const asked = new Set<string>()
  const end = new AbortController()
  let delay: ReturnType<typeof setTimeout> | undefined
  let dwell: ReturnType<typeof setTimeout> | undefined
  let visible: IntersectionObserver | undefined

  const consider = (link: HTMLAnchorElement) => {
    const address = addressOf(link)
    if (address === undefined || asked.has(address)) return
    asked.add(address)
    prefetch(address)
  }
  const onPointed = ({ target }: Event) => {
    clearTimeout(dwell)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && reach() !== 'none') dwell = setTimeout(() => consider(link), DWELL)
  }
  const begin = () => {
    const options = { signal: end.signal, passive: true }
    for (const type of ['pointerover', 'focusin']) addEventListener(type, onPointed, options)
    for (const type of ['pointerout', 'focusout'])
      addEventListener(type, () => clearTimeout(dwell), options)
    if (reach() === 'none') return
    document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)[href]').forEach(consider)
    if (reach() !== 'visible') return
    visible = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && reach() === 'visible') consider(target as HTMLAnchorElement)
      }
    })
    const links = document.querySelectorAll(':is(header, main) a[href]')
    for (const link of links) visible.observe(link)
  }
  const afterLoading = () => {
    delay = setTimeout(begin, DELAY)
  }
  if (document.readyState === 'complete') afterLoading()
  else addEventListener('load', afterLoading, { signal: end.signal })
  return () => {
    end.abort()
    clearTimeout(delay)
    clearTimeout(dwell)
    visible?.disconnect()
  }
}

/** Asked each time: a ship changes its connection while a page is read. */
function reach() {
  const { connection } = navigator as { connection?: Connection }
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming)) return prefetchReach(connection)
  return prefetchReach(connection, document.responseEnd - document.requestStart)
}

function addressOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, target, hreflang } = link
  const download = link.getAttribute('download')
  const optedOut = link.closest('[data-no-prefetch]') !== null
  return prefetchAddress(
    { origin, pathname, search, target, hreflang, download, optedOut },
    {
      origin: location.origin,
      pathname: location.pathname,
      search: location.search,
      lang: document.documentElement.lang,
    },
  )
}
