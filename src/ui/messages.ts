import { closestLocale } from '@/domain/locales'

let messages: Promise<unknown> | undefined

/**
 * The messages of the interface in the language of the page, for what is loaded after it; `undefined`
 * where they cannot be had now. The site sends them once a build, and browsers keep them for a day.
 */
export async function loadMessages(): Promise<unknown> {
  messages ??= load().catch((error: unknown) => {
    // A script of it did not come.
    console.warn(error)
    return undefined
  })
  const loaded = await messages
  if (loaded === undefined) messages = undefined
  return loaded
}

async function load(): Promise<unknown> {
  // Apart, so that whatever needs it shares one chunk.
  const { request } = await import('./site-requests')
  const { lang, dataset } = document.documentElement
  const build = encodeURIComponent(dataset.build ?? '')
  const address = `/_i18n/${closestLocale([lang])}/messages.json?${build}`
  const answer = await request(address, (json) => json ?? undefined)
  return answer.ok ? answer.data : undefined
}

/** What an object that came over the wire has by this name itself. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
