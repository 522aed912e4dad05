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
  seamenWaiting: 'Seafarers who wait to be let in: {{count}}',
  seamenAdmit: 'Let in',
  seamanUnconfirmed:
    'The e-mail address is not confirmed yet. Whoever applied confirms it by the link in the mail, and can be let in then.',
  seamanNotWaiting:
    'This account no longer waits: somebody has decided about it meanwhile. Load the page again.',
  seamanWaitsOnce: 'Nobody waits a second time: suspend the account instead.',
  seamanSuspendSend: 'Suspend and send the reason',
  seamanSuspendedNow: 'Suspended. The seafarer is signed out everywhere and told by mail.',
  seamanAdmittedNow: 'Let in. The seafarer is told by mail.',
  seamenAdmitChosen: 'Let in the chosen ones',
  seamenAdmitAsk:
    'Chosen: {{count}}. Those of them who wait, with a confirmed address, are let in and told by mail.',
  seamenAdmitted: 'Let in: {{count}}',
  seamenNotWaiting:
    'Left as they are, because they did not wait or have not confirmed their address: {{count}}',
  seamenPresetWaiting: 'Waiting',
  seamenPresetUnconfirmed: 'Address not confirmed',
  seamenPresetMembers: 'Members',
  seamenPresetSuspended: 'Suspended',
  seamenPresetAll: 'All',
  seamenAny: 'Any',
  deskSeamenNone: 'Nobody waits to be let in.',
  deskSeamenUnconfirmed: 'Not counted, because their address is not confirmed yet: {{count}}',
  deskSeamenSince: 'waits since {{day}}',
  examplesSeafarers: 'Invented seafarers, who go with them: {{count}}.',
  mailKindSeamanLink: 'Link to a seafarer’s account',
  mailKindSeamanNotice: 'Notice about a seafarer’s account',
} as const

/** The same in another language. */
export type SeamanTexts = Record<keyof typeof enSeamen, string>
