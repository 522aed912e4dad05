/** A page that comes sooner needs no bar. Milliseconds. */
const PATIENCE = 300

/** The bar that the layout holds. */
export const PROGRESS_ID = '_progress'

// In here, because the style sheet stands in every page, twice, and this is fetched once.
const STYLE = `#${PROGRESS_ID}:not([hidden]){appearance:none;position:fixed;inset-block-start:0;inset-inline:0;inline-size:100%;block-size:3px;border:0;z-index:30;background:linear-gradient(90deg,transparent,var(--accent) 50%,transparent) 0/200% 100%}
#${PROGRESS_ID}::-webkit-progress-bar{background:none}
#${PROGRESS_ID}::-moz-progress-bar{background:none}
@media(prefers-reduced-motion:no-preference){#${PROGRESS_ID}{animation:_progress 1.4s linear infinite}}
@keyframes _progress{from{background-position:200% 0}}`

let underWay: URL | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let style: HTMLStyleElement | undefined

/** Where the navigation that is under way leads, as long as the page there has not come. */
export function navigationUnderWay(): URL | undefined {
  return underWay
}

/**
 * Notes that a navigation of Next's begins, and shows a bar if it takes long. Only where the browser
 * says when it ends: Next does not, least of all for one that fails or leads back to this page.
 */
export function showProgressOf(address: string): void {
  underWay = new URL(address, location.href)
  clearTimeout(timer)
  if ('navigation' in window) timer = setTimeout(() => show(true), PATIENCE)
}

/** Notes whenever a navigation has ended. Called once, before the first. */
export function watchNavigationEnds(): void {
  // Next writes every page it shows into the history.
  window.navigation?.addEventListener('currententrychange', end)
  window.navigation?.addEventListener('navigateerror', end)
  addEventListener('pagehide', end)
}

function end(): void {
  underWay = undefined
  clearTimeout(timer)
  show(false)
}

function show(isShown: boolean): void {
  const bar = document.getElementById(PROGRESS_ID)
  if (bar === null) return
  // It is hidden already, or shown.
  if (bar.hidden !== isShown) return
  if (!style) {
    style = document.createElement('style')
    style.textContent = STYLE
    document.head.append(style)
  }
  bar.hidden = !isShown
}
