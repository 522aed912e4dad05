import { randomBytes } from 'node:crypto'

/** The fields that every form has beside its own; no field of a form has one of these names. */
export const OWN_FIELDS = {
  /** Made with the page; of many forms with the same one, one is recorded. */
  key: 'key',
  /** The refused form that this one is sent in place of: its files need not be sent again. */
  kept: 'kept',
  /** Nobody sees it; what fills it in is a program. */
  honeypot: 'website',
} as const

/** The box that leaves a kept file out. */
export function leaveOutField(field: string): string {
  return `without_${field}`
}

/** 128 random bits, for a page that is rendered now. */
export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a key can be one of ours. */
export function isKey(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}
