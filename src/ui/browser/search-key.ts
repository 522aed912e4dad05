/** The key was pressed to come to the field, which the page that is on its way has: that may be another document. */
const AWAITED = 'mh-search-awaited'

/**
 * Lets the key `/` lead to the search, wherever no text is being typed, or into its field where that stands on the
 * page already.
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

/** The sign itself, on whatever key; where the layout has letters there, as the Arabic one, the key of that place. */
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
