import { pause } from './pause'
import { isReachable, refusalsOf, sendDraft, type TypedText } from './saving'

/** How often a text is sent again that did not arrive, in ms. */
const AGAIN_AFTER = 3_000

/** How long a page that was drawn meanwhile may show the text of before, in ms. */
const DRAWN_WITHIN = 5_000

/** A text whose form is gone before it was saved. */
export interface LeftText {
  text: TypedText
  state: 'sending' | 'unreachable' | 'refused'
  /** Why the server does not take it. */
  reasons: string[]
}

let left: readonly LeftText[] = []
const listeners = new Set<() => void>()
const landed = new Map<string, number>()

function change(next: readonly LeftText[]): void {
  left = next
  for (const listener of listeners) listener()
}

function replace(old: LeftText, changes: Partial<LeftText>): LeftText {
  const renewed = { ...old, ...changes }
  change(left.map((one) => (one === old ? renewed : one)))
  return renewed
}

/** For `useSyncExternalStore`. */
export function subscribeToLeftTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All texts that were left and are not saved yet. */
export function leftTexts(): readonly LeftText[] {
  return left
}

export function forgetLeftText(one: LeftText): void {
  change(left.filter((other) => other !== one))
}

/** Keeps a text that can be saved no more, to be copied: somebody else is writing there now. */
export function keepRefusedText(text: TypedText, reason: string): void {
  const key = keyOf(text)
  const entry: LeftText = { text, state: 'refused', reasons: [reason] }
  change([...left.filter((one) => keyOf(one.text) !== key), entry])
}

/** Saves a text whose form is gone, however long that takes: while the panel is open it is tried again. */
export async function saveLeftText(text: TypedText, language: string): Promise<void> {
  const key = keyOf(text)
  // Of one document and language the newest text is the one that counts.
  const others = left.filter((one) => keyOf(one.text) !== key || text.id === undefined)
  let entry: LeftText = { text, state: 'sending', reasons: [] }
  change([...others, entry])
  const isWaiting = () => left.includes(entry)
  while (isWaiting()) {
    try {
      const response = await sendDraft(text, language)
      if (!isWaiting()) return
      if (response.ok) {
        landed.set(key, Date.now())
        forgetLeftText(entry)
        return
      }
      if (response.status < 500) {
        replace(entry, { state: 'refused', reasons: await refusalsOf(response) })
        return
      }
    } catch {
      // The connection is lost: said by the notice, until it is back.
    }
    entry = replace(entry, { state: 'unreachable' })
    do await pause(AGAIN_AFTER)
    while (isWaiting() && !(await isReachable()))
  }
}

/**
 * When what was left of a document is saved, so that a form drawn before that shows an older text;
 * `undefined` where nothing was left lately.
 */
export function leftTextArrived(text: Omit<TypedText, 'data'>): Promise<void> | undefined {
  const key = keyOf(text)
  // Also what is sent again until it arrives: it would be written over what is typed meanwhile.
  const isOnItsWay = () => left.some((one) => one.state !== 'refused' && keyOf(one.text) === key)
  const wait = async () => {
    while (isOnItsWay()) await pause(50)
  }
  const isLate = Date.now() - (landed.get(key) ?? 0) < DRAWN_WITHIN
  return isLate || isOnItsWay() ? wait() : undefined
}

function keyOf({ collection, id, locale }: Omit<TypedText, 'data'>): string {
  return `${collection}/${id ?? ''}/${locale}`
}
