import type { ToastMessage } from './show-toast'

/** A toast that is shown, or is just going. */
export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}

/** How many there are at once. */
const MOST = 5

/** How long one that was closed stays in the document, to fade. Milliseconds. */
const FADE = 200

let toasts: readonly ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

/** The toasts, the oldest first; another array after each change. */
export function shownToasts(): readonly ShownToast[] {
  return toasts
}

/** Calls back after each change of the list. Returns what ends it. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds a toast; where there are five the oldest goes at once, one that is going anyway first. */
export function addToast(message: ToastMessage): void {
  count += 1
  const toast = { ...message, id: count, isOpen: true }
  const tooMany = toasts.length >= MOST
  const out = tooMany ? (toasts.find(({ isOpen }) => !isOpen) ?? toasts[0]) : undefined
  change([...toasts.filter((other) => other !== out), toast])
}

/** Closes a toast, and takes it out of the list when it has faded. */
export function closeToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), FADE)
}

function change(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
