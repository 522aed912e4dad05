/** What a toast says; all texts in the language of the page. */
export interface ToastMessage {
  kind: 'notice' | 'success' | 'failure'
  title: string
  description?: string
  /** A button that does what the toast offers, and closes it. */
  action?: { label: string; onPress: () => void }
  /** How long it stays, in milliseconds: 5000 unless said otherwise, `Infinity` until it is closed. */
  duration?: number
}

/** What `toaster.ts` waits for; it comes with the script `reading`. */
export const TOAST_EVENT = 'mh:toast'

/** Shows a message in the corner of the page, over whatever page is shown meanwhile. */
export function showToast(message: ToastMessage): void {
  dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: message }))
}
