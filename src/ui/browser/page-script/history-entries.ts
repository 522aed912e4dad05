/**
 * Loads the page of an entry that React made in an earlier document of this address: Back and Forward lead there without
 * a request, and where React has not come again only the address would change.
 */
export function loadPagesOfEntries(): void {
  const own = address()
  const onPopState = (event: Event) => {
    if (document.documentElement.dataset.react !== undefined || address() === own) return
    event.stopImmediatePropagation()
    // In its next frame the browser scrolls to where that page was left, which a reload keeps.
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  }
  addEventListener('popstate', onPopState, true)
}

function address(): string {
  return location.pathname + location.search
}
