/** What the panel says of accounts of seafarers; a part of `../en.ts`. */
export const enSeamen = {
  seamanOne: 'Seafarer',
  seamanMany: 'Seafarers',
  seamenDescription:
    'Accounts of seafarers. An admin lets in those who apply, once their address is confirmed, and suspends with a reason that the seafarer reads.',
  seamanName: 'Name',
  seamanRank: 'Rank',
  seamanCitizenship: 'Citizenship',
  seamanPending: 'Waits to be let in',
  seamanActive: 'Member',
  seamanSuspended: 'Suspended',
  seamanReason: 'Reason',
  seamanReasonDescription:
    'The seafarer reads it, in a mail and when signing in. Write it in their language.',
  seamanReasonMissing: 'Write the reason first: the seafarer reads it.',
  seamanConfirmedAt: 'E-mail confirmed',
  seamanEvent: 'What happened',
  seamanEvents: 'History',
  seamanApplied: 'Applied',
  seamanConfirmed: 'E-mail confirmed',
  seamanAdmitted: 'Let in',
  seamanDataChanged: 'Data changed',
  seamanEmailChanged: 'E-mail changed',
  seamanPasswordChanged: 'Password changed',
  seamanSignedOutEverywhere: 'Signed out on all devices',
  seamanSettings: 'How seafarers are let in',
  seamanAdmission: 'Accounts',
  seamanAdmissionByHand: 'An admin lets each one in',
  seamanAdmissionAutomatic: 'Let in by themselves once their e-mail address is confirmed',
  seamenWaiting: '{{count}} seafarers wait to be let in',
  seamenAdmit: 'Let in',
  mailKindSeamanLink: 'Link to a seafarer’s account',
  mailKindSeamanNotice: 'Notice about a seafarer’s account',
} as const

/** The same in another language. */
export type SeamanTexts = Record<keyof typeof enSeamen, string>
