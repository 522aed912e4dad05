import type { EditLockAnswer, LockDeed } from './edit-lock-answer'

/** A text as the panel's addresses name it. */
export interface LockedText {
  collection: string
  id: number | string
  locale: string
}

/**
 * Tells the server what somebody does with the lock of a text. Also while the page is left.
 * @returns what it says of who is writing; nothing where it does not answer, or refuses
 */
export async function sendLockDeed(
  { collection, id, locale }: LockedText,
  deed: LockDeed,
): Promise<EditLockAnswer | undefined> {
  try {
    const answer = await fetch(`/api/${collection}/${id}/edit-lock?locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deed }),
      keepalive: true,
    })
    return answer.ok ? ((await answer.json()) as EditLockAnswer) : undefined
  } catch {
    // A lost connection is said by whoever saves; the lock is asked for again.
    return undefined
  }
}
