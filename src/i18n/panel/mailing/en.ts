/** What the panel says of mailings and of companies that take them; a part of `../en.ts`. */
export const enMailings = {
  requestKindMailing: 'Mailing',
  requestStateConfirmed: 'Confirmed',
  requestStateSending: 'Being sent',
  requestStateDone: 'Done',
  requestStateDeclined: 'Declined',
  requestSettingsMailing: 'Mailings (months)',
  mailKindMailing: 'Mailing to a company',
  mailKindMailingReport: 'Report of a mailing',
  mailCompany: 'Company',
  companyMailings: 'Mailings',
  companyAcceptsMailings: 'Takes mailings',
  companyAcceptsMailingsDescription:
    'The company agreed to get applications of seafarers who order a mailing. Only such companies are counted and written to.',
  companyMailingEmail: 'Address for mailings',
  companyMailingEmailDescription: 'Left empty: the e-mail address of the company.',
  companyMailingDepartments: 'Departments',
  companyMailingDepartmentsDescription:
    'Only applications of these departments go to the company. Left empty: of all.',
  mailingReach: 'Goes to',
  mailingReachDescription:
    'Which of the companies that take mailings. Readers see how many there are now; nobody types that number.',
  mailingReachAll: 'All companies',
  mailingReachCountry: 'Companies of one country',
  mailingReachMatching: 'Companies that match the rank and the ships',
  mailingSettlement: 'How it is paid',
  mailingSettlementDescription:
    'Readers read this before they ask for a mailing: when and how it is paid, and that nothing is charged on the site.',
  mailingRefund: 'Refund',
  mailingRefundDescription: 'When the money is given back.',
  mailingPrivacy: 'What happens with the data',
  mailingPrivacyDescription: 'Above the agreement, in a few sentences.',
  mailingStopOne: 'Company without mailings',
  mailingStopMany: 'Companies without mailings',
  mailingStopDescription:
    'They followed the link in a mailing that stops them. Nobody takes them off this list; other mail still reaches them.',
  mailingStopAddress: 'Address',
  mailingStopCompany: 'Company',
  mailingSend: 'Send to {{count}} companies',
  mailingSendAsk:
    'The letters go out now, one for each of {{count}} companies, and cannot be taken back. Send them?',
  mailingNotConfirmed:
    'Set the state to “Confirmed” and save first. What has been sent is not sent again.',
  mailingReachesNobody: 'No company takes this mailing now, so nothing was sent.',
  mailingConfirmFirst:
    'Once the seafarer has confirmed and paid, set the state to “Confirmed” and save: then it can be sent.',
  mailingAsked: 'The mailing that was asked for',
  mailingRank: 'Rank',
  mailingShips: 'Ships',
  mailingApplicationAsked: 'Filling in of the application form asked for',
  mailingFirstReduction: 'Reduction for a first mailing',
  mailingTotal: 'Total',
  mailingPricesOf: 'Prices as of',
  mailingsConfirmedBefore: 'Other mailings of this e-mail address that were confirmed',
  mailingOnRequest: 'On request',
  mailingReachedThen: 'Companies when it was asked for',
  mailingReachedNow: 'Companies now',
  mailingReportOpen: 'Open the report',
  mailingLetterSent: 'Taken by mail servers',
  mailingLetterWaiting: 'Waiting',
  mailingLetterRefused: 'Refused',
  mailingLetterBounced: 'Came back',
  mailingLetterUncertain: 'Uncertain',
  mailingLetterStopped: 'Stopped by the company',
  requestStateNotNow: 'This state is set by the site, or belongs to mailings alone.',
} as const

/** The same in another language. */
export type MailingTexts = Record<keyof typeof enMailings, string>
