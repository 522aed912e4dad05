import { randomBytes } from 'node:crypto'

import { typedLine } from '../../../domain/texts/typed-text'
import type { KeptFile } from './refusals'

/** The fields that every form has beside its own; no field of a form has one of these names. */
export const OWN_FIELDS = {
  /** Made with the page; of many forms with the same one, one is recorded. */
  key: 'key',
  /** The refused form that this one is sent in place of: its files need not be sent again. */
  kept: 'kept',
  /** Whose the page was: who that is cannot be told any more once the session has ended. */
  of: 'of',
  /** What the page showed that may have changed since (`Form.shown`). */
  shown: 'shown',
  /**
   * Nobody sees it; what fills it in is a program, which may be somebody's own (`FormTrap`). The name is one that no tool
   * which fills in forms for people has a value for.
   */
  trap: 'subject',
} as const

/** Says that a file of an earlier try goes along, and which: a page can show it while the database is away. */
export function keptField(field: string): string {
  return `${OWN_FIELDS.kept}_${field}`
}

/** The file field that one of those two belongs to. */
export function fileOfOwnField(name: string): string | undefined {
  return /^(?:kept|without)_(.+)$/s.exec(name)?.[1]
}

/** What stands in that field. */
export function keptValue({ name, size }: KeptFile): string {
  return `${size} ${name}`
}

/** Reads it; nothing where it is none of ours. */
export function readKeptValue(text: string): KeptFile | undefined {
  const [, size, name] = /^(\d{1,8}) (.{1,200})$/.exec(typedLine(text)) ?? []
  return size === undefined || name === undefined ? undefined : { name, size: Number(size) }
}

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
