/**
 * Which forms are open in any window of this browser: what is typed in one of them is not offered in another. A lock of the
 * browser goes with the window that holds it, however that ends.
 */
const PREFIX = 'mariner-hub-form/'

/** @returns ends it */
export function noteOpenForm(form: string): () => void {
  if (!('locks' in navigator)) return () => {}
  let close = () => {}
  const isClosed = new Promise<void>((resolve) => (close = resolve))
  void navigator.locks.request(PREFIX + form, () => isClosed)
  return close
}

/** The forms that are open now; none where the browser cannot tell. */
export async function openForms(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  )
}
