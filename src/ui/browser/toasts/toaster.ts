import { placeSides } from '@/domain/styles/place-sides'

import { type InterfaceTexts, loadInterfaceTexts } from '../interface-texts'
import { sayAloud } from '../say-aloud'
import { TOAST_EVENT, type ToastMessage } from './show-toast'
import { followSwipe } from './swipe'
import { makeToast } from './toast-element'
import { TOAST_STYLES } from './toast-styles'

declare global {
  interface WindowEventMap {
    [TOAST_EVENT]: CustomEvent<ToastMessage>
  }
}

/** How many there are at once; as many wait. */
const MOST = 5

/** How long one is shown that says nothing of it. Milliseconds. */
const DURATION = 5_000

/** How long one that was closed stays in the document, to fade. Milliseconds. */
const FADE = 200

const HOTKEY = 'F8'

interface Toast {
  element: HTMLElement
  isOpen: boolean
  /** How long it is still to be shown, of when it was last looked at. Milliseconds. */
  left: number
  since: number
  timer?: ReturnType<typeof setTimeout>
}

/** What keeps the time of all toasts: one of them is pointed at or has the focus, or the window has it not. */
type Holder = 'pointer' | 'focus' | 'window'

const waiting: ToastMessage[] = []
let isBusy = false
let texts: InterfaceTexts['toasts'] | undefined
let region: HTMLElement | undefined
let list: HTMLElement | undefined
/** The oldest first. */
let toasts: Toast[] = []
const holders = new Set<Holder>()
/** Where the keyboard was before it came to the toasts. */
let before: HTMLElement | undefined

/** Shows what `showToast` is told, in the corner where lines end. */
export function showToasts(): void {
  addEventListener(TOAST_EVENT, ({ detail }) => {
    waiting.push(detail)
    if (waiting.length > MOST) waiting.shift()
    if (!isBusy) showWaiting().catch(console.warn)
  })
}

/** After a modal dialog where one is open: nothing can be reached beside it. */
async function showWaiting(): Promise<void> {
  isBusy = true
  texts ??= (await loadInterfaceTexts())?.toasts
  for (let modal = openModal(); modal; modal = openModal()) await untilClosed(modal)
  isBusy = false
  for (const message of waiting.splice(0)) show(message)
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].find((dialog) => dialog.matches(':modal'))
}

function untilClosed(dialog: Element): Promise<unknown> {
  return new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
}

function show(message: ToastMessage): void {
  const { kind, title, description = '', action, duration = DURATION } = message
  list ??= mount()
  region?.setAttribute('aria-label', texts?.region.replace('{hotkey}', HOTKEY) ?? HOTKEY)
  const tooMany = toasts.length >= MOST
  const out = tooMany && (toasts.find(({ isOpen }) => !isOpen) ?? toasts[0])
  if (out) drop(out)
  const element = makeToast(message, texts?.close, () => close(toast))
  const toast: Toast = { element, isOpen: true, left: duration, since: 0 }
  followSwipe(element, () => close(toast))
  toasts.push(toast)
  list.append(element)
  if (holders.size === 0) run(toast)
  const said = [texts?.one, title, description, action?.label].filter(Boolean).join(' ')
  sayAloud(said, kind === 'failure' ? 'alert' : 'status')
}

function mount(): HTMLElement {
  const style = document.createElement('style')
  style.textContent = placeSides(TOAST_STYLES, document.dir === 'rtl')
  document.head.append(style)
  const made = document.createElement('ol')
  made.className = 'toasts'
  made.tabIndex = -1
  made.addEventListener('pointerenter', () => hold('pointer'))
  made.addEventListener('pointerleave', () => letGo('pointer'))
  made.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !made.contains(relatedTarget)) {
      before = relatedTarget
    }
    hold('focus')
  })
  made.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && made.contains(relatedTarget))) letGo('focus')
  })
  addEventListener('blur', () => hold('window'))
  addEventListener('focus', () => letGo('window'))
  // Before a menu that Escape closes is closed.
  addEventListener('keydown', onKey, true)
  region = document.createElement('section')
  region.append(made)
  document.body.append(region)
  return made
}

function onKey({ key }: KeyboardEvent): void {
  if (toasts.length === 0) return
  if (key === HOTKEY) list?.focus()
  // What lies above the page is closed first.
  if (key !== 'Escape' || document.querySelector('dialog[open], .menu[open]')) return
  const open = toasts.filter(({ isOpen }) => isOpen)
  const toast = open.find(({ element }) => element.contains(document.activeElement)) ?? open.at(-1)
  if (toast) close(toast)
}

function hold(by: Holder): void {
  if (holders.size === 0) toasts.forEach(stop)
  holders.add(by)
}

function letGo(by: Holder): void {
  if (holders.delete(by) && holders.size === 0) toasts.forEach(run)
}

function run(toast: Toast): void {
  toast.since = performance.now()
  // Browsers take an infinite time for none.
  if (toast.isOpen && toast.left < Infinity)
    toast.timer = setTimeout(() => close(toast), toast.left)
}

function stop(toast: Toast): void {
  clearTimeout(toast.timer)
  toast.left -= performance.now() - toast.since
}

function close(toast: Toast): void {
  if (!toast.isOpen) return
  toast.isOpen = false
  toast.element.dataset.state = 'closed'
  clearTimeout(toast.timer)
  leave(toast)
  setTimeout(() => drop(toast), FADE)
}

function drop(toast: Toast): void {
  clearTimeout(toast.timer)
  toast.isOpen = false
  leave(toast)
  toast.element.remove()
  toasts = toasts.filter((other) => other !== toast)
  if (toasts.length > 0) return
  // Of what was pointed at and is gone, not every browser says that the pointer has left it.
  letGo('pointer')
  letGo('focus')
}

/** Brings the keyboard to another toast, and who points to where they were before: those that are left are to go by themselves. */
function leave({ element }: Toast): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return
  const isKeyboard = activeElement.matches(':focus-visible')
  const next = (isKeyboard && toasts.findLast(({ isOpen }) => isOpen)?.element) || before
  if (next?.isConnected) next.focus({ preventScroll: true })
  else activeElement.blur()
}
