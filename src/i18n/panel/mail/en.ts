/** What the panel says of the site's mail; a part of `../en.ts`. */
export const enMail = {
  mailOne: 'Message',
  mailMany: 'Messages',
  mailDescription: 'What the site has written to people, and what has become of it.',
  mailKind: 'Kind',
  mailKindConfirmation: 'Confirmation',
  mailKindForward: 'Forwarded to the company',
  mailKindStaffNotice: 'Notice to staff',
  mailKindReply: 'Answer by staff',
  mailKindInvitation: 'Invitation',
  mailKindPasswordReset: 'New password',
  mailState: 'State',
  mailStateQueued: 'Waiting',
  mailStateSending: 'Being sent',
  mailStateSent: 'Sent',
  mailStateFailed: 'Failed',
  mailStateUncertain: 'Uncertain',
  mailStateSuppressed: 'Address refuses mail',
  mailStateBounced: 'Came back',
  mailTo: 'To',
  mailReplyTo: 'Answers go to',
  mailLanguage: 'Language',
  mailSubject: 'Subject',
  mailText: 'Text',
  mailWithFiles: 'With the files of the request',
  mailAttempts: 'Attempts',
  mailNextAttempt: 'Next attempt',
  mailSentAt: 'Sent at',
  mailProblem: 'What the mail server said',
  mailBy: 'Written by',
  mailRequest: 'Request',
  mailFailedMeans:
    'It was not sent: no mail server took it for three days, or it was refused for good.',
  mailUncertainMeans:
    'Nobody knows whether it arrived: the connection was lost while the mail server had it. It may arrive twice if you send it again.',
  mailSuppressedMeans: 'It was not sent: the address refuses our mail.',
  mailBouncedMeans: 'It was sent and came back.',
  mailSendAgain: 'Send again',
  mailSendAgainAsk:
    'The message goes to {{address}} once more. If the address is on the list of those that refuse mail, it is taken from there.',
  mailSendAgainDone: 'The message is on its way again.',
  mailBounced: 'It bounced',
  mailBouncedAsk:
    'Nothing more is sent to {{address}} until somebody takes it from the list of addresses that refuse mail.',
  mailBouncedDone: 'Noted. Nothing more is sent to {{address}}.',
  mailNotNow:
    'The message has changed meanwhile, so nothing was done. Reload the page to see what has become of it.',
  mailLinkUsedUp:
    'The link in this message works no more, so it is not sent again. At the sign-in, under “Forgot password?”, anybody can have a new one sent to this address.',
  mailInTrouble: 'Messages that failed or are uncertain: {{count}}',
  suppressedOne: 'Address that refuses mail',
  suppressedMany: 'Addresses that refuse mail',
  suppressedDescription:
    'Nothing is sent to these addresses. Delete one here, and mail goes there again.',
  suppressedAddress: 'Address',
  suppressedReason: 'Reason',
  suppressedRefused: 'The mail server refused it',
  suppressedCameBack: 'A message came back',
  suppressedByStaff: 'Added by staff',
  suppressedDetail: 'Details',
  suppressedWrong: 'Write one e-mail address.',
  invitationSubject: 'Your account at {{site}}',
  invitationAdminText:
    'An account has been made for you at {{site}}. With it you decide there who may do what, and write and publish. First choose a password.',
  invitationText:
    'An account has been made for you at {{site}}. With it you write and publish there. First choose a password.',
  invitationLink: 'Choose a password',
  invitationUntil:
    'The link works once, within three days. Later ask for a new one at the sign-in, under “Forgot password?”.',
  resetSubject: 'A new password for {{site}}',
  resetText: 'Somebody, probably you, has asked for a new password for your account at {{site}}.',
  resetLink: 'Choose a new password',
  resetUntil:
    'The link works once, for at least an hour. If you did not ask for it, do nothing: your password stays as it is.',
  resetOnItsWay:
    'If there is an account with this address, a mail with a link is on its way to it.',
  linkUsedUp:
    'This link has been used already, or it is out of date. Ask for a new one at the sign-in, under “Forgot password?”.',
  resetBusy:
    'Too many people are asking for a new password right now. Wait a minute and try again.',
} as const

/** The same in another language. */
export type MailTexts = Record<keyof typeof enMail, string>
