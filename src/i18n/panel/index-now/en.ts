/** What the panel says of telling search engines; a part of `../en.ts`. */
export const enIndexNow = {
  indexNow: 'Telling search engines (IndexNow)',
  indexNowDescription:
    'Search engines that take part in IndexNow are told within a minute or two which addresses were published, changed or taken away. They decide themselves when they look. Google does not take part.',
  indexNowOn: 'Tell them',
  indexNowEngine: 'Whom to tell',
  indexNowEngineDescription: 'One is enough: it tells the others that take part.',
  indexNowLog: 'What was told, and what was answered',
  indexNowAt: 'When',
  indexNowAddresses: 'Addresses',
  indexNowAnswer: 'Answer',
  indexNowTaken: 'Taken.',
  indexNowRefused: 'Refused:',
  indexNowLater: 'Tried again later:',
  indexNowNoAnswer: 'No answer:',
  indexNowLocal: 'This site runs on this machine alone, so nobody is told.',
  indexNowKey: 'Search engines look up the key of the site here:',
  indexNowWaiting: 'Waiting to be told: {{count}}',
  indexNowGivenUp: '{{count}} were given up after many tries.',
} as const

/** The same in another language. */
export type IndexNowTexts = Record<keyof typeof enIndexNow, string>
