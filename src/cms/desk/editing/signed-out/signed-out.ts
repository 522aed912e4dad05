/** Whether the session of the panel has ended while it is open, as the server said last. For `useSyncExternalStore`. */
let isOut = false
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export function subscribeToSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isSignedOut(): boolean {
  return isOut
}

/** Says that nobody is signed in; resolves when somebody is. */
export function signedInAgain(): Promise<void> {
  isOut = true
  tell()
  return new Promise((resolve) => waiting.push(resolve))
}

/** Says that somebody is signed in: what was waiting is sent. */
export function goOn(): void {
  isOut = false
  const released = waiting
  waiting = []
  for (const release of released) release()
  tell()
}

/** Who is signed in to the panel, or was. */
export interface SignedIn {
  id: number | string
  email: string
}
