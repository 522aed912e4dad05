import { TOAST_EVENT, type ToastMessage } from './toasts/show-toast'

declare global {
  interface WindowEventMap {
    [TOAST_EVENT]: CustomEvent<ToastMessage>
  }
}

/** Loads what few readers of a page need, when the first of them does. Returns what ends it. */
export function loadOnDemand(): () => void {
  const end = new AbortController()
  const { signal } = end
  addEventListener(
    TOAST_EVENT,
    ({ detail }) => {
      import('./toasts/toaster').then(({ show }) => show(detail)).catch(console.warn)
    },
    { signal },
  )
  let hasTooltips = false
  const onPointed = (event: Event) => {
    const { target } = event
    if (hasTooltips || !(target instanceof Element) || !target.closest('[data-tip]')) return
    // A finger has no pointer to rest; its first touch already does something.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    hasTooltips = true
    import('./tooltips').then(({ showTooltips }) => showTooltips(event)).catch(console.warn)
  }
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, onPointed, { signal })
  }
  return () => end.abort()
}
