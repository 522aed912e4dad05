import { anchorId } from '@/domain/anchors'

import { openFolds } from './open-folds'
import { isTranslated } from './translated-page'

/** How long a page may take to bring the target of its fragment. */
const FRAMES = 40
const MILLISECONDS = 1000

// Where the navigation that is under way leads; none for back and forward, which restore.
let destination: URL | undefined
let frame = 0
let glide: ReturnType<typeof setTimeout> | undefined

/** Notes where a navigation of Next's leads. Called when it begins, long before the page is there. */
export function navigationBegins(address: string, type: 'push' | 'replace' | 'traverse'): void {
  cancelAnimationFrame(frame)
  stopGliding()
  destination = type === 'traverse' ? undefined : new URL(address, location.href)
  // Within a page nobody will say that it has arrived.
  if (destination?.pathname === location.pathname) {
    scrollToAnchor(destination.hash)
    destination = undefined
  }
}

/**
 * Shows a page that a navigation has just brought: from its top, and on to the target of its fragment.
 * Next alone jumps to the target, and where it is not there yet stays as far down as the page before.
 */
export function navigationArrives(): void {
  if (!destination) return
  const { pathname, search, hash } = destination
  destination = undefined
  // Next remembers the fragment a page was loaded with and puts it into every later address of it.
  if (pathname === location.pathname && hash !== location.hash) {
    history.replaceState(history.state, '', pathname + search + hash)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  if (anchorId(hash) === undefined) startKeyboardAtTop()
  scrollToAnchor(hash)
}

/** The next Tab comes to what is first on the page, the link past its head, as on one that was loaded. */
function startKeyboardAtTop(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.blur()
  body.removeAttribute('tabindex')
}

/**
 * Makes links within a page scroll smoothly, which else stay the browser's. So do links with a
 * malformed fragment, which a browser ignores: Next's router throws on them, and an error page would
 * stand where the page was. From a translated page all lead to documents. Returns what undoes it.
 */
export function followAnchorLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a')
    if (!link) return
    const isWithin =
      link.hash !== '' && link.pathname + link.search === location.pathname + location.search
    const isMalformed = link.hash !== '' && anchorId(link.hash) === undefined
    if (isMalformed || (!isWithin && link.origin === location.origin && isTranslated())) {
      event.stopPropagation()
    } else if (link.hash !== '' && link.pathname === location.pathname) startGliding()
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}

function scrollToAnchor(hash: string): void {
  const id = anchorId(hash)
  if (id === undefined) return
  const start = scrollY
  const deadline = performance.now() + MILLISECONDS
  let left = FRAMES
  const look = () => {
    const target = document.getElementById(id)
    if (target) show(target)
    // A reader who scrolls meanwhile has found something better.
    else if (left-- > 0 && performance.now() < deadline && scrollY === start) {
      frame = requestAnimationFrame(look)
    }
  }
  look()
}

/** As a browser does it for a link within a page; the style sheet says how far from the top. */
function show(target: HTMLElement): void {
  // Within a page that React shows, no browser does.
  openFolds(target)
  startGliding()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  // What takes no focus is where the Tab key goes on from.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.blur()
  target.removeAttribute('tabindex')
}

/**
 * Lets what scrolls now do so smoothly. Not for good, in the style sheet: browsers would animate back
 * and forward too, and a reloaded page would end at its fragment instead of where it was left.
 */
function startGliding(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  stopGliding()
  document.documentElement.style.scrollBehavior = 'smooth'
  glide = setTimeout(stopGliding, MILLISECONDS)
}

function stopGliding(): void {
  clearTimeout(glide)
  document.documentElement.style.scrollBehavior = ''
}
