import * as Toast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import { type InterfaceTexts, loadInterfaceTexts } from '../interface-texts'
import type { ToastMessage } from './show-toast'
import { addToast, closeToast, onToastsChange, type ShownToast, shownToasts } from './toast-list'
import { TOAST_STYLES } from './toast-styles'

type Texts = InterfaceTexts['toasts'] | undefined

let mounting: Promise<void> | undefined

/** Shows a toast, after a modal dialog where one is open: nothing can be reached beside it. Loaded with the first. */
export async function show(message: ToastMessage): Promise<void> {
  const modal = document.querySelector('dialog:modal')
  if (modal)
    await new Promise((resolve) => modal.addEventListener('close', resolve, { once: true }))
  mounting ??= mount()
  await mounting
  addToast(message)
}

async function mount(): Promise<void> {
  const texts = await loadInterfaceTexts()
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Toaster texts={texts?.toasts} />)
}

/** Without texts (they did not come) a toast goes by itself, by a swipe or by Escape. */
function Toaster({ texts }: { texts: Texts }) {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts)
  // The corner where lines end; away is toward that side.
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return (
    <Toast.Provider
      swipeDirection={isRightToLeft ? 'left' : 'right'}
      duration={5000}
      swipeThreshold={50}
      label={texts?.one ?? '…'}
    >
      <style>{TOAST_STYLES}</style>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} texts={texts} />
      ))}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={texts?.region ?? '{hotkey}'} />
    </Toast.Provider>
  )
}

function OneToast({ toast, texts }: { toast: ShownToast; texts: Texts }) {
  const { id, isOpen, kind, title, description, action, duration } = toast
  return (
    <Toast.Root
      // It leaves the document when the list drops it, not when nothing moves any more.
      forceMount
      open={isOpen}
      onOpenChange={(open) => open || closeToast(id)}
      type={kind === 'failure' ? 'foreground' : 'background'}
      {...(duration !== undefined && { duration })}
      className="toast"
      data-kind={kind}
    >
      <div className="toast-text">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className="toast-description">{description}</Toast.Description>
        )}
        {action && (
          <Toast.Action altText={action.label} className="toast-action" onClick={action.onPress}>
            {action.label}
          </Toast.Action>
        )}
      </div>
      {texts && (
        <Toast.Close className="toast-close" aria-label={texts.close} data-tip="">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </Toast.Close>
      )}
    </Toast.Root>
  )
}
