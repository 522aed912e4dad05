import { type Connection, prefetchReach } from '@/domain/prefetch'

import { isChanged } from './changed-controls'
import { chooseAlone, type Control, fill, isControl, queryOf, withoutPage } from './form-values'
import { keepPlace } from './page-script/list-place'
import { isTranslated } from './translated-page'
import { FOUND_HEADING, SEARCH_FORM } from '../components/search-form-id'

/** A day is complete after each figure that is typed into it. Milliseconds. */
const TYPING = 900

/** Where the reader was when they chose, for the page that comes. */
interface Place {
  /** What was chosen; a heading where the list was asked for by the button. */
  control: { name: string; value: string } | 'heading'
  /** From the top of the document, pixels. */
  top: number
  /** Which folds were open, by what they hold. */
  open: string[]
  isDrawerOpen: boolean
}

/** What the page shows. */
export interface Arrival {
  /** The query of the address that is shown, as we write it. */
  query: string
  /** How many there are, in words. */
  found: string
  /** Which page of the list it is, in words. */
  page: string
}

interface Way {
  signal: AbortSignal
  /** The query of what is shown. */
  query: string
  /** Whether something may have been chosen before this came. */
  isLate: boolean
  show: (address: string) => void
}

let place: Place | undefined
/** What is being typed while a page comes, which has its fields again. */
let typed: { name: string; value: string } | undefined
let asked: string | undefined
let shown: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows what is chosen in the form as soon as it is, or by its button where the connection is dear. */
export function followChoices(box: HTMLElement, { signal, query, isLate, show }: Way): void {
  const form = box.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`)
  if (!form) return
  shown ??= query
  asked = undefined
  live()
  const go = (control: Control | 'heading') => {
    clearTimeout(timer)
    const chosen = queryOf(form)
    const address = new URL(form.action).pathname + chosen
    const isUnderWay = address === asked
    const isShown = asked === undefined && chosen === withoutPage(shown ?? '')
    if (isUnderWay && control !== 'heading') return
    place = placeOf(box, control)
    if (isShown) settle(box)
    if (isUnderWay || isShown) return
    asked = address
    if (!isTranslated()) {
      show(address)
      return
    }
    if (control !== 'heading') keepPlace(control)
    location.assign(address)
  }
  box.addEventListener(
    'input',
    ({ target }) => {
      if (isControl(target) && target.form === form && isTyped(target)) {
        typed = { name: target.name, value: target.value }
      }
    },
    { signal },
  )
  const choose = (control: Control) => {
    typed = undefined
    chooseAlone(control)
    if (control.name !== 'sort' && isDear()) return
    if (!control.validity.valid) return
    clearTimeout(timer)
    if (control.type === 'date') timer = setTimeout(() => go(control), TYPING)
    else go(control)
  }
  box.addEventListener(
    'change',
    ({ target }) => {
      if (isControl(target) && target.form === form) choose(target)
    },
    { signal },
  )
  box.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return
      event.preventDefault()
      go('heading')
    },
    { signal },
  )
  // What was chosen before the page was left is not what it shows.
  addEventListener('pageshow', ({ persisted }) => persisted && fill(form, shown ?? ''), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  if (isLate) for (const control of chosenEarlier(form)) choose(control)
}

/** What was chosen before this came; what is being typed is not chosen yet. */
function chosenEarlier(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => isChanged(control) && !(isTyped(control) && control.matches(':focus')))
}

/** Brings the form to what the page shows now, the reader back to where they were, and says what was found. */
export function arrive(box: HTMLElement, { query, found, page }: Arrival): void {
  const form = box.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`)
  if (!form) return
  const isNew = query !== shown
  const isTurned = isNew && withoutPage(query) === withoutPage(shown ?? query)
  shown = query
  asked = undefined
  fill(form, query)
  const field = typed && form.elements.namedItem(typed.name)
  if (typed && field instanceof HTMLInputElement && field !== document.activeElement) {
    field.value = typed.value
    field.focus({ preventScroll: true })
  }
  if (place) settle(box)
  else if (isTurned || (isNew && document.activeElement === document.body)) focusHeading(box)
  const told = isTurned ? `${found} · ${page}` : found
  // The same words again are no news to who listens, unless they are written otherwise.
  if (isNew) live().textContent = live().textContent === told ? `${told}\u00a0` : told
}

function placeOf(box: HTMLElement, control: Control | 'heading'): Place {
  const element = control === 'heading' ? box : control
  return {
    control: control === 'heading' ? control : { name: control.name, value: valueOf(control) },
    top: element.getBoundingClientRect().top + scrollY,
    open: [...folds(box)].filter(({ open }) => open).map(({ dataset }) => dataset.of ?? ''),
    isDrawerOpen: drawer(box)?.open ?? false,
  }
}

/** Brings the reader back to where they were. */
function settle(box: HTMLElement): void {
  if (!place) return
  const { control, top, open, isDrawerOpen } = place
  place = undefined
  const form = drawer(box)
  // On a phone the list stands below what the drawer holds.
  if (form) form.open = isDrawerOpen && control !== 'heading'
  for (const fold of folds(box)) if (open.includes(fold.dataset.of ?? '')) fold.open = true
  if (control === 'heading') {
    focusHeading(box)
    return
  }
  const { elements } = box.querySelector('form') ?? { elements: [] }
  const chosen = [...elements].find(
    (one) => isControl(one) && one.name === control.name && valueOf(one) === control.value,
  ) as Control | undefined
  if (!chosen) return
  // Only where nothing else was gone to meanwhile.
  if (document.activeElement === document.body) chosen.focus({ preventScroll: true })
  // Choices above it may have come or gone.
  scrollBy({ top: chosen.getBoundingClientRect().top + scrollY - top, behavior: 'instant' })
}

function focusHeading(box: HTMLElement): void {
  const heading = box.querySelector<HTMLElement>(`#${FOUND_HEADING}`)
  heading?.focus({ preventScroll: true })
  const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight) heading?.scrollIntoView({ behavior: 'instant' })
}

function isTyped(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type !== 'checkbox'
}

function valueOf(control: Control): string {
  return control.type === 'checkbox' ? control.value : ''
}

function folds(box: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return box.querySelectorAll('details[data-of]')
}

function drawer(box: HTMLElement): HTMLDetailsElement | null {
  return box.querySelector('details.filters')
}

function isDear(): boolean {
  return prefetchReach((navigator as { connection?: Connection }).connection) === 'none'
}

let region: HTMLElement | undefined

/** Says what was found to those who do not see it. It is older than what it says, or nothing is said. */
function live(): HTMLElement {
  if (!region) {
    region = document.createElement('p')
    region.className = 'sr-only'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  return region
}
