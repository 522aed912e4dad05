/** What the panel says of companies and vacancies; a part of `../en.ts`. */
export const enJobs = {
  groupJobs: 'Jobs',

  crewingsOne: 'Company',
  crewingsMany: 'Crewing companies',
  crewingsDescription:
    'Companies that offer work at sea. A company is published in all languages at once; only its texts are written language by language.',
  companyName: 'Name',
  companyLegalName: 'Legal name',
  companyLegalNameDescription: 'As it is registered. Left empty: the name.',
  companySlugDescription:
    'The part of the address after /crewings/, the same in all languages. Left empty: made from the name.',
  companySlugTaken: '“{{title}}” has this slug already. Choose another.',
  companySlugReserved: 'At this address stands the directory of companies. Choose another slug.',
  companyLogo: 'Logo',
  country: 'Country',
  companyCity: 'City',
  companyAddress: 'Address',
  companyTimeZone: 'Time zone',
  companyTimeZoneDescription:
    'Where its days end, such as Europe/Kyiv or Asia/Manila: vacancies close and the licence runs out at the end of a day there.',
  timeZoneUnknown:
    'This time zone is not known. Write one such as Europe/Kyiv, Asia/Manila or UTC.',
  companyLanguagesDescription: 'In which its office speaks with seafarers.',
  companyContacts: 'Contacts',
  companyWebsite: 'Website',
  webAddressDescription: 'The whole address: it begins with https://.',
  webAddressWrong: 'Write the whole address: it begins with https:// or http://.',
  companyTelephones: 'Telephones',
  companyNote: 'Note',
  companyMessengers: 'Messengers',
  messengerKind: 'Messenger',
  messengerHandle: 'Name or number',
  messengerHandleDescription:
    'As it is found there: a name, or a number with a plus and the country code.',
  messengerHandleWrong: 'Write only the name or the number in the messenger, not a link.',
  licence: 'Licence',
  licenceDescription:
    'The contacts of the company are links only while its licence is valid and has been looked up by staff.',
  licenceNumber: 'Number',
  licenceAuthority: 'Issued by',
  licenceRegister: 'In the public register',
  licenceRegisterDescription: 'Where readers see the licence for themselves: the whole address.',
  licenceValidUntil: 'Valid until',
  licenceValidUntilDescription: 'The last day on which it is valid.',
  licenceCheckedOn: 'Last checked on',
  licenceCheckedOnDescription: 'The day on which one of us looked it up in the register.',
  dayNotYet: 'This day has not come yet.',
  fleet: 'Fleet',
  vesselTypes: 'Vessel types',
  flags: 'Flags',
  companyTexts: 'Texts',
  companyAbout: 'About the company',
  companyAboutDescription: 'In the language you are editing. May be empty.',
  companyWarning: 'Please note',
  companyWarningDescription:
    'What readers should know beforehand, in the language you are editing. Stands on the page of the company and of each of its vacancies. Whom you warn of belongs among the warnings.',
  companyInUse:
    'This company has vacancies ({{count}}), so it was not deleted. Delete them first, or give them to another company.',
  companyInTrash: 'This company is in the trash. Restore it first, or choose another.',
  companyGone: 'This company no longer exists. Choose another.',

  warningsOne: 'Warning',
  warningsMany: 'Warnings',
  warningsDescription:
    'Whom we warn seafarers of: a public list, published in all languages at once. A company under warning says so on each of its pages, takes no answers and no mailings, and its contacts are not shown.',
  warningCompanyDescription:
    'Choose it if the company is on the site. Somebody who only pretends to be it is not the company.',
  warningNameDescription: 'What they call themselves. Left empty: the name of the company.',
  warningNameMissing: 'Write a name, or choose a company.',
  warningTraces: 'What they write from',
  warningTrace: 'Name, address or number',
  warningTracesDescription:
    'Other names, domains, e-mail addresses and telephone numbers. Readers search the list for them.',
  warningTraceName: 'Another name',
  warningTraceDomain: 'Domain',
  warningDomainWrong: 'Write a domain, such as crewing.example.',
  warningEmailWrong: 'Write one e-mail address, such as jobs@crewing.example.',
  warningKind: 'Kind',
  warningKindFee: 'Asks seafarers for money',
  warningKindImpersonation: 'Pretends to be another company',
  warningKindUnlicensed: 'Works without a licence',
  warningKindUnpaid: 'Does not pay wages',
  warningKindOther: 'Other reasons',
  warningSince: 'Since',
  warningEndedOn: 'Ended on',
  warningEndedOnDescription:
    'Left empty: it is in force. An ended warning stays in the list and says so.',
  warningUpsideDown: 'This is before the day on which the warning begins.',
  warningText: 'What happened',
  warningTextDescription:
    'In the language you are editing. Write what you can prove, and from whom you have it; others read it in this language until it is translated.',
  warningSources: 'Sources',
  warningSource: 'Source',
  warningSourceDescription: 'The whole address of a public page: it begins with https://.',
  warningEditedBy: 'Saved by',
  companyWarnings: 'Warnings about this company',
  companyWarningsDescription:
    'While one of them is published and has not ended, readers are warned on every page of the company, and nothing of it can be answered.',
  companyWarnedOf:
    'A warning is about this company, so it was not deleted. Take the company out of the warning first, or delete the warning.',

  vacanciesOne: 'Vacancy',
  vacanciesMany: 'Vacancies',
  vacanciesDescription:
    'Work at sea. A vacancy is published in all languages at once: every language shows its facts in its own words.',
  rank: 'Rank',
  vesselType: 'Vessel type',
  openUntil: 'Open until',
  openUntilDescription:
    'The last day on which one can apply. It closes at the end of that day in the time zone of the company.',
  pay: 'Pay',
  payNegotiable: 'By agreement',
  payMin: 'Pay, or from',
  payMax: 'To',
  payAmountDescription: 'Such as 9500, or 430.50.',
  payMaxDescription: 'Left empty: a single amount.',
  payCurrency: 'Currency',
  payPeriod: 'Paid per',
  payMonth: 'month',
  payDay: 'day',
  payHour: 'hour',
  payWeek: 'week',
  payYear: 'year',
  payMissing: 'Write what is paid, or tick “By agreement”.',
  payUpsideDown: 'This is less than the amount it begins with.',
  alsoRanks: 'Also for these ranks',
  alsoRanksDescription: 'Seafarers of these ranks find the vacancy too.',
  openUntilAssumed: 'This day was assumed',
  openUntilAssumedDescription:
    'No last day was named where the vacancy came from. Another day ends the assumption.',
  vesselTypeAssumed: 'The type of ship was assumed',
  payCurrencyAssumed: 'The currency was assumed',
  payPeriodAssumed: 'The period was assumed',
  factAssumedDescription:
    'Where the vacancy came from, it was not written for certain, and readers are told so. Clear this once you know.',
  contract: 'Contract',
  contractLeast: 'At least',
  contractMost: 'At most',
  contractUnit: 'Counted in',
  contractDays: 'days',
  contractWeeks: 'weeks',
  contractMonths: 'months',
  contractPlusMinus: 'Plus or minus months',
  contractOff: 'Then at home',
  contractOffDescription: 'Of a rotation: how long at home after each time on board.',
  contractApproximate: 'Approximately',
  contractEndsUpsideDown: 'This must not be less than the least.',
  contractOffAlone: 'Write how long on board too.',
  joining: 'Joining',
  joiningFrom: 'From',
  joiningFromDescription: 'Left empty: as soon as possible.',
  joiningUnsaid: 'The day is not said',
  joiningTo: 'To',
  joiningPort: 'Port',
  joiningUpsideDown: 'This is before the day on which joining begins.',
  vessel: 'Vessel',
  vesselName: 'Name of the vessel',
  vesselNameDescription: 'May be empty.',
  vesselFlag: 'Flag',
  vesselBuilt: 'Year built',
  vesselDeadweight: 'Deadweight (t)',
  vesselGrossTonnage: 'Gross tonnage',
  vesselEngine: 'Main engine',
  vesselPower: 'Power (kW)',
  vesselCrew: 'Crew (persons)',
  crewNationalities: 'Nationalities on board',
  requirements: 'Requirements',
  englishLevel: 'English',
  experience: 'Experience in the rank (months)',
  experienceDescription: 'The least that is asked for. 0: none is needed.',
  certificates: 'Certificates and documents',
  citizenships: 'Citizenship preferred',
  citizenshipsDescription: 'Left empty: any.',
  vacancyText: 'In the company’s own words',
  vacancyTextDescription:
    'In the language you are editing. May be empty: readers see the facts in every language.',
  contactPerson: 'Contact person',

  wholeNumberWrong: 'Write a whole number from {{least}} to {{most}}.',
  yearImplausible: 'This year cannot be right: it must be from {{least}} to {{most}}.',

  examplesShown:
    'This site shows invented examples. Companies: {{companies}}, vacancies: {{vacancies}}. Remove them before the site becomes public.',
  examplesHidden:
    'This site is public, and invented examples are still in its database. Companies: {{companies}}, vacancies: {{vacancies}}. Readers do not see them; remove them.',
  examplesRemove: 'Remove the examples',
  examplesRemoveAsk:
    'All invented companies and vacancies are removed for good. What you have written yourselves stays.',
  examplesRemoved: 'Examples removed. Companies: {{companies}}, vacancies: {{vacancies}}.',
  exampleCompany:
    'This company is an invented example and goes when the examples are removed. Choose or create a company of your own.',
  exampleStays:
    'This vacancy is an invented example and stays with its invented company. Write a new vacancy for this one.',

  exampleNotCopied:
    'This is an invented example, which is not copied. Write a new one of your own.',
  openUntilPast:
    'This day is over, so the vacancy would be closed at once. Choose a later day to publish it.',
  companyNotPublished:
    'This company is not published, so nobody would find the vacancy. Publish the company first, or save the vacancy as a draft.',
  licenceCheckedUnknown:
    'Write the number of the licence and who issued it too: that is what was checked.',
  joiningToAlone: 'Write the day on which joining begins too.',
  joiningLongAgo:
    'Joining is more than {{days}} days ago. Write a later day to publish the vacancy.',
  payBoth: 'Leave the amounts empty, or untick “By agreement”.',
  telegramHandleWrong:
    'Write a user name of letters, digits and underscores, or a number with a plus and the country code.',
  ratesLabel: 'Exchange rates',
  ratesDescription:
    'When readers search for a least pay, pay in other currencies is compared by these rates. Without them only pay in the same currency is compared.',
  ratesDay: 'Day of the rates',
  ratesDayAhead: 'This day has not come yet. Write the day on which the rates were quoted.',
  ratesSource: 'Where they are quoted',
  ratesSourceDescription: 'The address of the page, such as that of the European Central Bank.',
  ratesSourceWrong: 'Write the whole address of the page: it begins with https://.',
  ratesPerDollar: 'One US dollar is worth',
  ratesPerDollarDescription:
    'Write how much of each currency one US dollar buys. Leave a field empty where no rate is known: pay in that currency is then compared with no other.',
  ratesRateWrong: 'Write a number from {{least}} to {{most}}.',
  ratesOld: 'These rates are of {{day}}: they are more than 31 days old. Write newer ones.',
  closingProlong: 'Prolong by {{days}} days',
  closingClose: 'Close now',
  closingProlongAsk:
    'Vacancies: {{count}}. Each stays open {{days}} days longer; one that is closed opens again for {{days}} days from today.',
  closingCloseAsk:
    'Vacancies: {{count}}. Each leaves all lists at once, and its page says that it is closed.',
  closingProlonged: 'Prolonged: {{count}}',
  closingClosed: 'Closed: {{count}}',
  closingUnchanged: 'Closed before: {{count}}',
  closingDraft: 'It is not published, or has changes that are not. Open it and publish it there.',
  closingOfNothing: 'This vacancy no longer exists.',
  deskClosing: 'Closing this week',
  deskClosingNone: 'No vacancy closes within the next seven days.',
  deskClosingCount: 'Vacancies that close within seven days: {{count}}',
  deskLicences: 'Licences to check',
  deskLicencesNone:
    'All licences were checked within half a year, and none runs out within a month.',
  deskLicencesCount: 'Companies: {{count}}',
  deskLicenceValid: 'checked',
  deskLicenceExpired: 'has run out',
  deskLicenceNever: 'not checked',
  deskLicenceVacancies: 'open vacancies: {{count}}',
  deskLicenceUntil: 'valid until {{day}}',
  deskLicenceChecked: 'last checked on {{day}}',
  suspend: 'Suspend',
  liftSuspension: 'Lift the suspension',
  suspendedSince: 'Suspended since {{day}}',
  suspendedAt: 'Suspended on',
  suspensionDone: 'Suspended: readers are warned, and it is neither listed nor answered.',
  suspensionLifted: 'The suspension is lifted.',
  suspensionOfNothing: 'There is nothing to suspend here: save it first.',

  flagsTitle: 'Look at this before you publish',
  flagsUnknown:
    'What there is to look at could not be found out just now. Save once more to try again.',
  flagsOfMany:
    'Not published, because somebody should look at this first: {{flags}} Open it and publish it there.',
  flagWarned: 'A warning in force is about this: {{trace}} ({{name}}).',
  flagFees:
    'The text speaks of money to be paid: {{words}}. A seafarer never pays for a job (MLC 2006, A1.4).',
  flagFreeMail:
    'At a free mail service: {{addresses}}. Companies mostly write from a domain of their own.',
  flagLookAlike: '{{domain}} looks like {{known}}, which is of {{company}}.',
  flagPayBelowMinimum:
    'The pay is below the minimum of the ILO for able seafarers: {{dollars}} US dollars a month since {{since}} (MLC 2006, Guideline B2.2.4).',
  flagPayLow:
    'The pay is far below what is usual for this rank on such ships: the median of {{count}} vacancies is {{median}} a month.',
  flagPayHigh:
    'The pay is far above what is usual for this rank on such ships: the median of {{count}} vacancies is {{median}} a month.',
  flagSameText: '{{company}} has the same text, in vacancy No. {{vacancy}}.',
} as const

/** The same in another language. */
export type JobsTexts = Record<keyof typeof enJobs, string>
