/**
 * Loads the page of the address that the browser has gone back or forward to, where the one that is shown was of another:
 * a list that is searched in place has several entries of the history, and its script may not be there any more.
 */
export function loadOtherAddresses(): void {
  const shown = address()
  addEventListener('popstate', () => {
    if (address() !== shown) location.reload()
  })
}

function address(): string {
  return location.pathname + location.search
}
