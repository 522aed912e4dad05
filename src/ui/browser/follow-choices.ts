import { isDear } from '@/domain/addresses/prefetch'

import { isChanged } from './changed-controls'
import { connection } from './connection'
import { chooseAlone, type Control, fill, isControl, queryOf, withoutPage } from './form-values'
import { askForList, keepList, keptList } from './list-answers'
import { isShownStill } from './kept-pages'
import { isPlainPress } from './plain-press'
import { leadToSearch, putList, readList } from './put-list'
import { FOUND_HEADING, SEARCH_FORM } from '../components/search-form-id'

/** A day is complete after each figure that is typed into it. Milliseconds. */
const TYPING = 900

/** What a reader asks for a list by: a control, a link, the button of the form, or the browser's way back and forward. */
type By = Control | HTMLAnchorElement | 'button' | 'history'

interface Asked {
  address: string
  by: By
  /** What was chosen in the form; nothing where it was not asked for by it. */
  chosen?: string | undefined
  end: AbortController
}

let box: HTMLElement
/** The address that is shown: path and query. */
let shown: string
/** What is asked for and has not come. */
let asked: Asked | undefined
/** How far the page is scrolled; on the way back what was left is told by nothing else. Pixels. */
let top: number
let timer: ReturnType<typeof setTimeout> | undefined
/** Says what was found to those who do not see it. It is older than what it says, or nothing is said. */
let live: HTMLElement
let note: HTMLElement | undefined

/**
 * Shows what is chosen in the form of a list as soon as it is, in place of a document; by its button alone where the
 * connection is dear. What was chosen before this came counts.
 */
export function followChoices(list: HTMLElement): void {
  box = list
  shown = here()
  const onScroll = () => (top = scrollY)
  onScroll()
  live = document.createElement('p')
  live.className = 'sr-only'
  live.setAttribute('role', 'status')
  document.body.append(live)
  box.addEventListener('change', ({ target }) => isOfForm(target) && choose(target))
  box.addEventListener('submit', onSubmit)
  box.addEventListener('click', onClick)
  // For the script of every page, which loads the page of an address that nothing else shows; and for the style: rows that
  // are laid out a moment later have no true height to scroll to.
  box.dataset.followed = ''
  addEventListener('popstate', onReturn)
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', drop)
  // What was chosen before the page was left is not what it shows.
  addEventListener('pageshow', ({ persisted }) => persisted && fillForm(query()))
  const controls = [...(form()?.elements ?? [])].filter(isOfForm)
  // What is being typed is not chosen yet.
  const chosen = controls.filter((control) => isChanged(control) && !isInHand(control))
  for (const control of chosen) choose(control)
}

function choose(control: Control): void {
  chooseAlone(control)
  if (control.name !== 'sort' && isDear(connection())) return
  if (!control.validity.valid) return
  clearTimeout(timer)
  if (control.type === 'date') timer = setTimeout(() => showChosen(control), TYPING)
  else showChosen(control)
}

function onSubmit(event: SubmitEvent): void {
  if (event.target !== form()) return
  showChosen('button')
  event.preventDefault()
}

function onClick(event: MouseEvent): void {
  const { target } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || !isPlainPress(event)) return
  const isHere = link.origin === location.origin && link.pathname === location.pathname
  if (!isHere || link.hash || link.target) return
  show(link.pathname + link.search, link)
  event.preventDefault()
}

function onReturn(): void {
  const address = here()
  if (address === shown) {
    // Another place on the page that is shown, or back to it from one that has not come.
    if (asked?.by === 'history') drop()
    return
  }
  const kept = keptList(address)
  const page = readList(kept?.html ?? '')
  if (!page) {
    show(address, 'history')
    return
  }
  drop()
  arrive(page, { address, by: 'history' })
  // The browser has been there already, on the page that was left.
  scrollTo({ top: kept?.top ?? scrollY, behavior: 'instant' })
  isShownStill()
    .then((isStill) => isStill || address !== shown || show(address, 'history'))
    // A site that does not answer has nothing better.
    .catch(console.warn)
}

function showChosen(by: Control | 'button'): void {
  clearTimeout(timer)
  const of = form()
  if (!of) return
  const chosen = queryOf(of)
  if (chosen !== withoutPage(query())) {
    show(new URL(of.action).pathname + chosen, by, chosen)
    return
  }
  drop()
  if (by === 'button') comeToResults()
}

function show(address: string, by: By, chosen?: string): void {
  if (asked?.address === address) {
    asked.by = by
    return
  }
  drop()
  box.querySelector('.results')?.setAttribute('aria-busy', 'true')
  asked = { address, by, chosen, end: new AbortController() }
  const own = asked
  follow(own).catch((error: unknown) => {
    console.warn(error)
    location.assign(address)
  })
}

async function follow(own: Asked): Promise<void> {
  const answer = await askForList(own.address, own.end)
  // Only what was asked for last counts.
  if (asked !== own) return
  drop()
  if (answer === 'unreached') {
    sayUnreached(own.by)
    return
  }
  const page = answer === 'elsewhere' ? undefined : readList(answer.html)
  if (answer !== 'elsewhere' && page) {
    arrive(page, { ...own, address: answer.address })
    keepList(answer.address, answer)
    // What the site says in place of the list is a page of its own.
  } else if (own.by === 'history') location.reload()
  else location.assign(own.address)
}

/** Waits for nothing any more. */
function drop(): void {
  asked?.end.abort()
  asked = undefined
  box.querySelector('.results')?.removeAttribute('aria-busy')
  note?.remove()
}

/** Shows another page of the list, with the reader where they were, and says what was found. */
function arrive(page: Document, { address, by, chosen }: Omit<Asked, 'end'>): void {
  const html = keptList(shown)?.html ?? document.documentElement.outerHTML
  keepList(shown, { html, top: by === 'history' ? top : scrollY })
  const of = form()
  const [before, now] = [query(), of ? queryOf(of) : '']
  const active = document.activeElement
  const hadFocus = box.contains(active)
  // The entry that is left keeps its title.
  if (address !== here()) {
    if (by === 'history') history.replaceState(null, '', address)
    else history.pushState(null, '', address)
  }
  shown = address
  const inHand = hadFocus ? active : by instanceof Element ? by : null
  const fold = inHand?.closest('details[data-of]')?.querySelector('summary')
  const held = putList(box, page, [inHand, by, fold])
  leadToSearch(query())
  // What was chosen since is not asked for yet.
  fillForm(chosen === undefined || chosen === now ? query() : now, before)

  const isNew = query() !== before
  const isTurned = isNew && withoutPage(query()) === withoutPage(before)
  if (by === 'button') comeToResults()
  else if (isTurned && by !== 'history') focusHeading()
  else if (document.activeElement === document.body) {
    if (hadFocus && held) focus(held)
    else if (by === 'history') focus(heading())
    else if (hadFocus || by instanceof HTMLAnchorElement) focusHeading()
  }
  const { found = '', page: number = '' } = box.dataset
  const told = isTurned ? `${found} · ${number}` : found
  // The same words again are no news to who listens, unless they are written otherwise.
  if (isNew) live.textContent = live.textContent === told ? `${told}\u00a0` : told
}

/** Tells a reader who waits for a list in vain; what they chose stays, to be asked for again. */
function sayUnreached(by: By): void {
  note = document.createElement('div')
  note.className = 'callout warning'
  note.setAttribute('role', 'alert')
  const [sign, words] = [document.createElement('i'), document.createElement('div')]
  sign.setAttribute('aria-hidden', 'true')
  sign.textContent = '!'
  words.textContent = box.dataset.unreached ?? ''
  note.append(sign, words)
  // Where they look.
  const near =
    by instanceof Element
      ? by.closest('.found, nav, ul, section section')
      : by === 'history' && box.querySelector('.found')
  if (near) near.after(note)
  else form()?.querySelector('.go')?.prepend(note)
}

/** Brings the form to what an address says, but for the field that something else is being typed in. */
function fillForm(wanted: string, before = wanted): void {
  const of = form()
  const active = document.activeElement
  const said = new URLSearchParams(before)
  const isBeing =
    isOfForm(active) && isInHand(active) && active.value.trim() !== (said.get(active.name) ?? '')
  if (of) fill(of, wanted, isBeing ? active : undefined)
}

/** On a phone the list is below what the drawer holds. */
function comeToResults(): void {
  const drawer = box.querySelector<HTMLDetailsElement>('.filters')
  if (drawer) drawer.open = false
  focusHeading()
}

function focusHeading(): void {
  focus(heading())
  const { top = 0, bottom = 0 } = heading()?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight) heading()?.scrollIntoView({ behavior: 'instant' })
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

function heading(): Element | null {
  return box.querySelector(`#${FOUND_HEADING}`)
}

function form(): HTMLFormElement | null {
  return box.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`)
}

/** Where the browser is. */
function here(): string {
  return location.pathname + location.search
}

/** Of the address that is shown, as we write it. */
function query(): string {
  return box.dataset.query ?? ''
}

function isOfForm(target: EventTarget | null): target is Control {
  return isControl(target) && target.form === form()
}

/** Whether it is being typed in. */
function isInHand(control: Control): boolean {
  const isTyped = control instanceof HTMLInputElement && control.type !== 'checkbox'
  return isTyped && control.matches(':focus')
}
