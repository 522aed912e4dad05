import type { ToastMessage } from './show-toast'

const CROSS =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" class="icon"><path d="M6 6l12 12M18 6 6 18" /></svg>'

/**
 * Makes what is seen of a toast. Without the text for its button (it did not come) it goes by itself, by a swipe or by
 * Escape.
 */
export function makeToast(
  { kind, title, description, action }: ToastMessage,
  closeText: string | undefined,
  onClose: () => void,
): HTMLElement {
  const toast = make('li', 'toast')
  toast.tabIndex = 0
  toast.dataset.kind = kind
  toast.dataset.state = 'open'
  const text = make('div', 'toast-text')
  text.append(make('div', 'toast-title', title))
  if (description !== undefined) text.append(make('div', 'toast-description', description))
  if (action) {
    text.append(
      button('toast-action', action.label, () => {
        onClose()
        action.onPress()
      }),
    )
  }
  toast.append(text)
  if (closeText !== undefined) {
    const close = button('toast-close', '', onClose)
    close.setAttribute('aria-label', closeText)
    close.dataset.tip = ''
    close.innerHTML = CROSS
    toast.append(close)
  }
  return toast
}

function button(className: string, text: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', className, text)
  made.type = 'button'
  made.addEventListener('click', onPress)
  return made
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}
