import { isChanged } from './changed-controls'
import { type Field, fieldsOf, nameOfField } from './page-script/list-place'

/** A list as the server sent it, while React has not taken it over. */
interface ServedSearch {
  box: Element
  focused: Element | null
}

/** Notes the list that stands in the document, for the case that React cannot take it over and makes it again. */
export function readServedSearch(): ServedSearch | undefined {
  if (typeof document === 'undefined') return undefined
  // Later what stands there is React's own.
  if (document.documentElement.dataset.react !== undefined) return undefined
  const box = document.querySelector('.search')
  return box ? { box, focused: document.activeElement } : undefined
}

/**
 * Brings what was chosen, typed, opened and focused in the list that was served into the one that React has made in its
 * place, because something had changed the page's text.
 */
export function takeOverServed({ box: served, focused }: ServedSearch, box: Element): void {
  if (served === box) return
  const fields = [...fieldsOf(box)]
  const inPlaceOf = (old: Field) => fields.find((one) => nameOfField(one) === nameOfField(old))
  for (const old of fieldsOf(served)) {
    const field = inPlaceOf(old)
    if (!field || !isChanged(old)) continue
    if (isBox(field) && isBox(old)) field.checked = old.checked
    else field.value = old.value
  }
  const folds = [...box.querySelectorAll('details')]
  const foldOf = (old: HTMLElement) => folds.find(({ dataset }) => dataset.of === old.dataset.of)
  for (const old of served.querySelectorAll('details')) {
    const fold = foldOf(old)
    if (fold) fold.open = old.open
  }
  if (!focused || !served.contains(focused) || document.activeElement !== document.body) return
  if (isField(focused)) focus(inPlaceOf(focused), focused)
  else if (focused.parentElement) foldOf(focused.parentElement)?.querySelector('summary')?.focus()
}

/** With the caret where it was: who types goes on. */
function focus(field: Field | undefined, old: Field): void {
  field?.focus({ preventScroll: true })
  if (!(field instanceof HTMLInputElement) || !(old instanceof HTMLInputElement)) return
  // Boxes and days have none.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}
