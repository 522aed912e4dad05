/** What a message of the site is for. */
export const MESSAGE_KINDS = [
  'confirmation',
  'forward',
  'staffNotice',
  'reply',
  'mailing',
  'mailingReport',
  'invitation',
  'passwordReset',
  'seamanLink',
  'seamanNotice',
  'vacancyAlertLink',
  'vacancyAlert',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * What has become of a message. `uncertain`: the process ended while the mail server had it, and it may or may not
 * have been taken. `suppressed`: its address refuses mail. `bounced`: taken, and came back.
 */
export const MESSAGE_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'bounced',
] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** How often a message may reach its addressee where the mail server is lost in the middle. */
export const DELIVERIES = ['atLeastOnce', 'atMostOnce'] as const

export type Delivery = (typeof DELIVERIES)[number]
