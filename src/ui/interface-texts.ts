import { closestLocale } from '@/domain/locales'

/** The namespaces of the messages that lazily loaded parts need, with what they need of them. */
const KEYS = {
  toasts: ['one', 'region', 'close'],
  versions: ['title', 'description', 'reload'],
  requests: ['offline', 'timeout', 'unreachable', 'refused', 'failed', 'unreadable'],
} as const

type Keys = typeof KEYS
export type InterfaceTexts = { [N in keyof Keys]: Record<Keys[N][number], string> }

let texts: Promise<InterfaceTexts | undefined> | undefined

/**
 * The texts of what is loaded after the page, in its language; `undefined` where they cannot be had
 * now. The site sends them once a build, and browsers keep them for a day.
 */
export async function loadInterfaceTexts(): Promise<InterfaceTexts | undefined> {
  texts ??= load().catch((error: unknown) => {
    // A script of it did not come.
    console.warn(error)
    return undefined
  })
  const loaded = await texts
  if (!loaded) texts = undefined
  return loaded
}

async function load(): Promise<InterfaceTexts | undefined> {
  // Apart, so that whatever needs it shares one chunk.
  const { request } = await import('./site-requests')
  const { lang, dataset } = document.documentElement
  const build = encodeURIComponent(dataset.build ?? '')
  const answer = await request(`/_i18n/${closestLocale([lang])}/messages.json?${build}`, readTexts)
  return answer.ok ? answer.data : undefined
}

function readTexts(messages: unknown): InterfaceTexts | undefined {
  const isWhole = Object.entries(KEYS).every(([namespace, keys]) =>
    keys.every((key) => typeof member(member(messages, namespace), key) === 'string'),
  )
  // Every text of it has just been looked at.
  return isWhole ? (messages as InterfaceTexts) : undefined
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
