/** What a message of the site is for. A new one wants a migration, and says in `MAIL_BOUNDS` what keeps it from filling a box. */
export const MESSAGE_KINDS = [
  'confirmation',
  'forward',
  'staffNotice',
  'reply',
  'mailing',
  'mailingReport',
  'invitation',
  'passwordReset',
  'staffLink',
  'accountNotice',
  'seamanLink',
  'seamanNotice',
  'vacancyAlertLink',
  'vacancyAlert',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * What has become of a message. `uncertain`: the process ended while the mail server had it, and it may or may not
 * have been taken. `suppressed`: its address refuses mail. `bounced`: taken, and came back. `held`: not sent, because its address has
 * had enough (`MAIL_BOUNDS`).
 */
export const MESSAGE_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'bounced',
  'held',
] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/**
 * What keeps messages of a kind from filling the box of somebody who has not asked for them.
 * - `addressee`: anybody may type the address. So long as it has confirmed nothing here, no more than so many a day go to
 *   it, whoever asks and wherever from; then who asks is limited by network alone (cms/services/limits/limits.ts).
 * - `network`: it goes to an account that there is, and answers what its owner may need at once; who asks is limited by
 *   network, and a stranger never uses up what its owner has.
 * - `event`: one for each thing that happened to whoever gets it, who has agreed to that or whose account it is.
 * - `staff`: somebody of the staff decides about each, or it goes to an address that staff have entered.
 */
export type MailBound =
  | { by: 'addressee'; mostADay: number }
  | { by: 'network' }
  | { by: 'event' }
  | { by: 'staff' }

/** Of each kind. */
export const MAIL_BOUNDS = {
  // To whoever is named as the sender of a form: answers, offers, reports, orders of mailings, letters to the site.
  confirmation: { by: 'addressee', mostADay: 6 },
  // An answer to a vacancy, to the address of its company that staff have entered.
  forward: { by: 'staff' },
  // To the site's own box.
  staffNotice: { by: 'staff' },
  reply: { by: 'staff' },
  // To companies that have not stopped them, after staff have pressed.
  mailing: { by: 'staff' },
  // One for each mailing that staff have sent.
  mailingReport: { by: 'event' },
  invitation: { by: 'staff' },
  passwordReset: { by: 'network' },
  // To the new address of somebody of the staff.
  staffLink: { by: 'addressee', mostADay: 3 },
  accountNotice: { by: 'event' },
  // Of applications and of new addresses; sign-in and reset of an account whose address is confirmed are never held.
  seamanLink: { by: 'addressee', mostADay: 3 },
  seamanNotice: { by: 'event' },
  vacancyAlertLink: { by: 'addressee', mostADay: 3 },
  // At most one a day for each alert that was confirmed.
  vacancyAlert: { by: 'event' },
} as const satisfies Record<MessageKind, MailBound>

/** Minutes in which the same open link is not mailed again. */
export const SAME_LINK_MINUTES = 60

/**
 * Which box an address leads to, as far as it can be told: many spellings of one address are one box.
 * @example mailBox('Olena.Koval+jobs@GoogleMail.com') // 'olenakoval@gmail.com'
 */
export function mailBox(address: string): string {
  const typed = address.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const [name = ''] = typed.slice(0, at).split('+', 1)
  const domain = typed.slice(at + 1)
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** How often a message may reach its addressee where the mail server is lost in the middle. */
export const DELIVERIES = ['atLeastOnce', 'atMostOnce'] as const

export type Delivery = (typeof DELIVERIES)[number]
