import { loadMessages, member } from './messages'

/** The namespaces of the messages that scripts need, with what they need of them. */
const KEYS = {
  toasts: ['one', 'region', 'close'],
  versions: ['title', 'description', 'reload'],
  requests: ['offline', 'timeout', 'unreachable', 'refused', 'failed', 'unreadable'],
} as const

type Keys = typeof KEYS
export type InterfaceTexts = { [N in keyof Keys]: Record<Keys[N][number], string> }

/**
 * The texts of what is loaded after the page, in its language; `undefined` where they cannot be had
 * now.
 */
export async function loadInterfaceTexts(): Promise<InterfaceTexts | undefined> {
  return readTexts(await loadMessages())
}

function readTexts(messages: unknown): InterfaceTexts | undefined {
  const isWhole = Object.entries(KEYS).every(([namespace, keys]) =>
    keys.every((key) => typeof member(member(messages, namespace), key) === 'string'),
  )
  // Every text of it has just been looked at.
  return isWhole ? (messages as InterfaceTexts) : undefined
}
