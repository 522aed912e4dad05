import { SEARCH_FORM } from '../../components/search-form-id'

/** For the page that a choice leads to, which may be another document. */
const KEY = 'mh-list-place'

/** Where a list is searched, with its form and what was found. */
const FOLDS = '.search details'

/** A control of the form of a list. */
export type Field = HTMLInputElement | HTMLSelectElement

interface Place {
  path: string
  field: string
  /** From the top of the window, pixels. */
  top: number
  /** Which folds were open, by what they hold. */
  open: string[]
}

/** Keeps where a reader of a list is, for the document that their choice leads to. */
export function keepPlace(field: Field): void {
  const open = [...folds()].filter((fold) => fold.open).map(nameOfFold)
  const { top } = field.getBoundingClientRect()
  const place: Place = { path: location.pathname, field: nameOfField(field), top, open }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Where nothing is kept for the tab, the list is shown from its top.
  }
}

/** Brings the reader back to where they chose. Returns whether they chose. */
export function returnToPlace(): boolean {
  const place = takePlace()
  if (place?.path !== location.pathname) return false
  for (const fold of folds()) fold.open ||= place.open.includes(nameOfFold(fold))
  const field = [...fieldsOf(document)].find((one) => nameOfField(one) === place.field)
  // Choices above it may have come or gone.
  if (field) scrollBy(0, field.getBoundingClientRect().top - place.top)
  field?.focus({ preventScroll: true })
  return true
}

function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? undefined : (JSON.parse(kept) as Place)
  } catch {
    return undefined
  }
}

/** The fields of a list below a node, those beside its form too. */
export function fieldsOf(node: ParentNode): NodeListOf<Field> {
  return node.querySelectorAll(`#${SEARCH_FORM} :is(input, select), [form=${SEARCH_FORM}]`)
}

/** What tells a field of the form from the others; boxes share a name. */
export function nameOfField(field: Field): string {
  return field.type === 'checkbox' ? `${field.name}=${field.value}` : field.name
}

function folds(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(FOLDS)
}

/** Of the drawer that holds the form: nothing. */
function nameOfFold({ dataset }: HTMLElement): string {
  return dataset.of ?? ''
}
