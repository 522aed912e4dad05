/** The kinds of messages. A new one needs a migration and an entry in `MAIL_BOUNDS`. */
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
  'paperReminder',
  'companyLink',
  'companyNotice',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * The states of a message. `uncertain`: the process ended during the delivery, so the mail server may or may not have
 * accepted it. `suppressed`: the address refuses mail. `bounced`: accepted and returned. `held`: not sent, because the
 * address has reached its limit (`MAIL_BOUNDS`).
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
 * What limits the messages of a kind, so that nobody can flood a mailbox through the site.
 * - `addressee`: anybody can type the address. Until the address has confirmed something here, it gets a fixed number
 *   of messages a day, from all senders together. After that, only the network of the sender is limited
 *   (cms/services/limits/limits.ts).
 * - `network`: the message goes to an existing account, whose owner may need it at once. The network of the sender is
 *   limited, so an anonymous client cannot use up the owner's messages.
 * - `event`: one message for each event. The recipient has agreed to it or owns the account.
 * - `staff`: a member of staff decides about each message, or entered the address.
 */
export type MailBound =
  | { by: 'addressee'; mostADay: number }
  | { by: 'network' }
  | { by: 'event' }
  | { by: 'staff' }

/** The limit of each kind of message. */
export const MAIL_BOUNDS = {
  // Goes to the sender that a form names: answers, offers, reports, orders of mailings, letters to the site.
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
  // At most one a day for each account that has chosen it.
  paperReminder: { by: 'event' },
  // Of claims and invitations; a sign-in is of somebody whose address is confirmed, and never held.
  companyLink: { by: 'addressee', mostADay: 3 },
  companyNotice: { by: 'event' },
} as const satisfies Record<MessageKind, MailBound>

/** Minutes in which the same open link is not mailed again. */
export const SAME_LINK_MINUTES = 60

/**
 * Returns the mailbox of an address, as far as it is known: several spellings of an address may lead to one mailbox.
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

/** The delivery guarantee when the connection to the mail server breaks during a delivery. */
export const DELIVERIES = ['atLeastOnce', 'atMostOnce'] as const

export type Delivery = (typeof DELIVERIES)[number]
