/** The storage key that tells the next page to focus the search field, because it may be another document. */
const AWAITED = 'mh-search-awaited'

/**
 * Makes the key `/` open the search, or focus its field when the page has one. It does nothing while the reader types.
 */
export function openSearchByKey(): void {
  addEventListener('keydown', onKey)
  addEventListener('DOMContentLoaded', focusAwaited)
}

function focusAwaited(): void {
  try {
    if (sessionStorage.getItem(AWAITED) && focusField()) sessionStorage.removeItem(AWAITED)
  } catch {
    // Where nothing is kept for the tab, the field is one key further away.
  }
}

function onKey(event: KeyboardEvent): void {
  if (!isSearchKey(event) || isTyping(event.target)) return
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]')
  if (!link) return
  event.preventDefault()
  if (focusField()) return
  try {
    sessionStorage.setItem(AWAITED, 'yes')
  } catch {
    // As above.
  }
  link.click()
}

/** Whether an event is the sign `/`, or the key in its position in a layout without it, such as the Arabic one. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || event.isComposing) return false
  return key === '/' || (code === 'Slash' && /^\p{L}$/u.test(key))
}

function isTyping(target: EventTarget | null): boolean {
  // A dialog that is not modal, such as the one about cookies, leaves the page as it is.
  if (document.querySelector('dialog:modal')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}
