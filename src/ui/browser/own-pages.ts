/**
 * Lets a page that is somebody's own be asked for again whenever the reader comes back to it: browsers keep pages, and do
 * not know that a session has been ended elsewhere meanwhile.
 */
export function showOwnPage(): void {
  // What the browser puts by is blank already when it is taken out again.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.style.setProperty('display', 'none', 'important')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
