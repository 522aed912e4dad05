import { placeSides } from '@/domain/styles/place-sides'

/** How long a pointer rests on a control before its tooltip shows. Milliseconds. */
const DELAY = 700

/** How soon after one tooltip the next shows at once. Milliseconds. */
const SKIP = 300

/** Between a tooltip and the edge of the window. Pixels. */
const MARGIN = 8

const STYLE = `
.tooltip{position:fixed;inset:0 auto auto 0;margin:0;padding-block:6px;max-inline-size:min(280px,calc(100vw - 16px));border:0;background:none;overflow:visible}
.tooltip>span{display:block;padding:4px 10px;border-radius:9px;background:var(--ink);color:var(--bg);font-size:13px;line-height:1.5;overflow-wrap:anywhere}
.tooltip kbd{margin-inline-start:6px;padding:1px 6px;border:1px solid;border-radius:5px;font:12px/1.3 var(--font-mono)}
@media print{.tooltip{display:none!important}}
`

let owner: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let hiddenAt = -Infinity
let tip: HTMLElement | undefined

/**
 * Shows the names of controls that are icons alone (those with `data-tip`; their `aria-label` is the
 * name) beside them: when a pointer rests on one, or the keyboard reaches it. The first of them has both before this is there.
 */
export function showTooltips(): void {
  // Chromium before 114 has nothing that would stand above all else; the names are there for everybody.
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('pointerover', onPointer)
  addEventListener('focusin', onFocus)
  addEventListener('focusout', hide)
  addEventListener('scroll', hide, { capture: true, passive: true })
  // A user who presses the control does not need its tooltip any more.
  addEventListener('pointerdown', hide, true)
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true)
  document.documentElement.addEventListener('pointerleave', hide)
  const reached = document.querySelector('[data-tip]:focus-visible')
  // A finger points at nothing, but what it has touched last counts as pointed at.
  const pointed = matchMedia('(hover: hover)').matches && document.querySelector('[data-tip]:hover')
  if (reached) showAtOnce(reached)
  else if (pointed) showSoon(pointed)
}

function onPointer(event: Event): void {
  const { target, pointerType } = event as PointerEvent
  if (!(target instanceof Element) || pointerType === 'touch') return
  // It may be pointed at itself, to be read at leisure.
  if (tip?.contains(target)) return
  const control = target.closest('[data-tip]')
  if (control === owner) return
  if (!control) {
    // What the keyboard has reached keeps its tooltip, whatever the pointer does.
    if (!owner?.matches(':focus-visible')) hide()
    return
  }
  showSoon(control)
}

function onFocus({ target }: Event): void {
  if (target instanceof Element && target.matches('[data-tip]:focus-visible')) showAtOnce(target)
}

function showSoon(control: Element): void {
  hide()
  owner = control
  timer = setTimeout(show, performance.now() - hiddenAt < SKIP ? 0 : DELAY)
}

function showAtOnce(control: Element): void {
  hide()
  owner = control
  show()
}

function hide(): void {
  clearTimeout(timer)
  owner = undefined
  if (!tip?.matches(':popover-open')) return
  tip.hidePopover()
  hiddenAt = performance.now()
}

function show(): void {
  const text = owner?.getAttribute('aria-label')
  if (!owner?.isConnected || !text || owner.closest('[open] > summary')) return
  tip ??= make()
  const label = document.createElement('span')
  label.textContent = text
  const key = owner.getAttribute('aria-keyshortcuts')
  if (key !== null) {
    const shown = document.createElement('kbd')
    shown.textContent = key
    label.append(' ', shown)
  }
  tip.replaceChildren(label)
  tip.showPopover()
  place(tip, owner.getBoundingClientRect())
}

function make(): HTMLElement {
  const style = document.createElement('style')
  style.textContent = placeSides(STYLE, document.dir === 'rtl')
  const made = document.createElement('div')
  made.className = 'tooltip'
  made.role = 'tooltip'
  // Above everything, menus and dialogs included, and closed by nobody else.
  made.popover = 'manual'
  document.head.append(style)
  document.body.append(made)
  return made
}

/** Below the control, or above where there is no room, and wholly inside the window. */
function place(tooltip: HTMLElement, control: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = tooltip
  const middle = control.left + control.width / 2 - offsetWidth / 2
  const fromLeft = Math.max(MARGIN, Math.min(middle, clientWidth - offsetWidth - MARGIN))
  const fits = control.bottom + offsetHeight <= clientHeight
  // Measured from the window, which has no beginning of a line.
  tooltip.style.translate = `${fromLeft}px ${fits ? control.bottom : control.top - offsetHeight}px`
}
