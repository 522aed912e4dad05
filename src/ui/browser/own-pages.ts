/**
 * Reloads a personal page when the reader comes back to it. Browsers cache pages and do not know that the session may
 * have ended meanwhile.
 */
export function showOwnPage(): void {
  // Blanks the page before the browser caches it, so that it never appears for a moment.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.style.setProperty('display', 'none', 'important')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
