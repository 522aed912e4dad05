/** Where pages may be that the server makes for one reader alone. */
const OWN = /^(?:\/[a-z]{2})?\/(?:seaman\/|forms\/|mailing\/review\b)/

/** The address of the page that is shown, while it is somebody's own. */
let shown: string | undefined
let isWatching = false

/**
 * Notes that the page which is shown is somebody's own. From then on such a page is asked for again when the reader comes
 * back to it: the router and the browser keep pages, and do not know that a session has been ended elsewhere meanwhile.
 * @returns what notes that it is shown no more
 */
export function showOwnPage(): () => void {
  shown = location.pathname + location.search
  if (!isWatching) {
    isWatching = true
    // Before the router, which would show what it has kept.
    addEventListener('popstate', onPopState, { capture: true })
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
  }
  return () => {
    shown = undefined
  }
}

function onPopState(event: PopStateEvent): void {
  const isWithinPage = location.pathname + location.search === shown
  if (isWithinPage || !OWN.test(location.pathname)) return
  event.stopImmediatePropagation()
  location.reload()
}

/** What the browser puts by is blank already when it is taken out again. */
function onPageHide({ persisted }: PageTransitionEvent): void {
  if (persisted && shown !== undefined)
    document.body.style.setProperty('display', 'none', 'important')
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && shown !== undefined) location.reload()
}
