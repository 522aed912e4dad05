import { safeHref, telephoneNumber } from '../addresses/link-safety'

/** Messengers that companies answer in, with their own names. */
export const MESSENGERS = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
  signal: 'Signal',
  wechat: 'WeChat',
  line: 'LINE',
  messenger: 'Messenger',
} as const

export type MessengerKind = keyof typeof MESSENGERS

/** Narrows any value to a messenger; prototype keys such as `constructor` are none. */
export function isMessenger(value: unknown): value is MessengerKind {
  return typeof value === 'string' && Object.hasOwn(MESSENGERS, value)
}

/** Who is found by a telephone number alone. */
const BY_NUMBER: ReadonlySet<MessengerKind> = new Set(['whatsapp', 'viber', 'signal'])

/** What a messenger takes instead of a handle: nothing where the handle may be its own. */
export function handleProblem(
  kind: MessengerKind,
  handle: string,
): 'number' | 'name or number' | undefined {
  const isNumber = telephoneNumber(handle) !== undefined
  if (isNumber) return undefined
  if (BY_NUMBER.has(kind)) return 'number'
  return kind === 'telegram' && !/^@?[a-z]\w{3,31}$/i.test(handle.trim())
    ? 'name or number'
    : undefined
}

const NAME = /^@?([\w.-]{2,64})$/
const NUMBER = /^\+?[\d ().-]+$/

/**
 * Where a conversation begins; `undefined` where a messenger has no such address (WeChat, Viber outside of
 * its own scheme) or the handle is neither a name nor a number.
 * @example messengerLink('whatsapp', '+380 44 000-00-00') // 'https://wa.me/380440000000'
 */
export function messengerLink(kind: MessengerKind, handle: string): string | undefined {
  const written = handle.trim()
  const digits = NUMBER.test(written) ? written.replace(/\D/g, '') : ''
  const isNumber = /^\d{7,15}$/.test(digits)
  const name = NAME.exec(written)?.[1]
  const ofNumber = (start: string) => (isNumber ? safeHref(start + digits) : undefined)
  const ofName = (start: string) => (name === undefined ? undefined : safeHref(start + name))
  switch (kind) {
    case 'whatsapp':
      return ofNumber('https://wa.me/')
    case 'signal':
      return ofNumber('https://signal.me/#p/+')
    case 'telegram':
      return ofNumber('https://t.me/+') ?? ofName('https://t.me/')
    case 'line':
      return ofName('https://line.me/ti/p/~')
    case 'messenger':
      return ofName('https://m.me/')
    case 'viber':
    case 'wechat':
      return undefined
  }
}
