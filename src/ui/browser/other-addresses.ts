/**
 * Loads the page of the address that the browser has gone back or forward to, where the one that is shown was of another:
 * a list that is searched in place has several entries of the history, and its script may not be there any more. While it
 * is, it shows them itself: browsers call listeners of the window in the order in which they came, whatever they ask for.
 */
export function loadOtherAddresses(): void {
  const shown = address()
  addEventListener('popstate', () => {
    if (address() !== shown && !document.querySelector('[data-followed]')) location.reload()
  })
}

function address(): string {
  return location.pathname + location.search
}
