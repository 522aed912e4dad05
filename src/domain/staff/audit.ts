/** The actions of the audit log. A new one needs a migration. */
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
  'factorGiven',
  'factorRefused',
  'factorAdded',
  'factorRemoved',
  'read',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The actions about signing in. They concern no content. */
export const SIGN_INS: readonly AuditAction[] = [
  'signedIn',
  'passwordReset',
  'accountLocked',
  'unlocked',
  'factorGiven',
  'factorRefused',
]

/** The fields that say where a document stands among others; a change of these alone is a move. */
const PLACE = ['parent', 'position']

/** How the fields of a move stand in a line of the log. */
export const MOVED_FIELDS: readonly string[] = [PLACE.join(', '), ...PLACE]

/**
 * Whether a line of the log tells of a move.
 * @param changed the paths of the changed fields, as the line has them
 */
export function isMove(action: AuditAction, changed: string | null | undefined): boolean {
  return action === 'changed' && MOVED_FIELDS.includes(changed ?? '')
}

/** The channels that a change can come from. A new one needs a migration. */
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
 * Returns the actor for a change that no person made: the part of the site, with its number if it has one.
 * @example actorOfPart('schedule', 3) // 'schedule 3'
 */
export function actorOfPart(way: AuditWay, part: number | undefined): string {
  const name = way === 'setup' ? 'first content' : way
  return part === undefined ? name : `${name} ${part}`
}
