/**
 * Loads the page after a step in the history when nothing else shows it. A list that is searched in place has several
 * history entries, and its script may be gone. While the script is there, it handles the event itself: browsers call
 * listeners of the window in the order of their registration.
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
