import { closestLocale } from '@/domain/locales/locales'

let messages: Promise<unknown> | undefined

/**
 * The messages of the interface in the language of the page, for what is loaded after it; `undefined`
 * where they cannot be had now. The site sends them once a build, and browsers keep them for a day.
 */
export async function loadMessages(): Promise<unknown> {
  messages ??= load().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  const loaded = await messages
  if (loaded === undefined) messages = undefined
  return loaded
}

/** How long they may take, in milliseconds. */
const TIMEOUT = 10_000

/** Without `site-requests.ts`, which is larger than all that wants them. */
async function load(): Promise<unknown> {
  const { lang, dataset } = document.documentElement
  const build = encodeURIComponent(dataset.build ?? '')
  const answer = await fetch(`/_i18n/${closestLocale([lang])}/messages.json?${build}`, {
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!answer.ok) throw new Error(`The messages of ${lang} answered ${answer.status}.`)
  return await answer.json()
}

/** What an object that came over the wire has by this name itself. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
