/** What the audit log says was done. A new one wants a migration. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'published',
  'unpublished',
  'trashed',
  'restored',
  'versionRestored',
  'deleted',
  'suspended',
  'suspensionLifted',
  'signedIn',
  'passwordReset',
  'accountLocked',
  'unlocked',
  'exported',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** By which way it came in. A new one wants a migration. */
export const AUDIT_WAYS = [
  'panel',
  'api',
  'schedule',
  'import',
  'feed',
  'token',
  'setup',
  'site',
] as const
export type AuditWay = (typeof AUDIT_WAYS)[number]

/** For how long a line of the audit log is kept, in months; the trigger of the table knows the same number. */
export const AUDIT_KEPT_MONTHS = 24

/** Minutes in which further autosaves by the same person, of the same text, make no further line. */
export const AUTOSAVES_ARE_ONE_FOR = 15

/** Characters of a text in a line of the log; longer ones are cut. */
export const LONGEST_AUDIT_TEXT = 500

/**
 * What stands for somebody who is no person: the part of the site, and its number where it has one.
 * @example actorOfPart('schedule', 3) // 'schedule 3'
 */
export function actorOfPart(way: AuditWay, part: number | undefined): string {
  const name = way === 'setup' ? 'first content' : way
  return part === undefined ? name : `${name} ${part}`
}
