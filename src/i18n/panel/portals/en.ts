/** What the panel says of feeds for portals; a part of `../en.ts`. */
export const enPortals = {
  portalFeeds: 'Feeds for portals',
  portalFeedsDescription:
    'Files that job portals fetch. Of each that is switched on everybody can read what is open; invented vacancies and companies under warning are in none. Tell the portal its address: it decides itself what it takes.',
  portalOperator: 'Published by',
  portalOperatorDescription: 'Your own name, as portals are to show it.',
  portalOperatorMissing: 'Write who publishes the feeds before one is switched on.',
  portalEmail: 'E-mail address of your accounts there',
  portalEmailDescription:
    'Of your accounts at Indeed and LinkedIn, which take nothing without it. Everybody who fetches these two feeds can read it.',
  portalEmailMissing: '{{portals}} take nothing without the e-mail address of your account there.',
  portalsOn: 'Switched on',
  portalAddresses: 'Addresses',
  portalAddressOther: 'Each other language has an address of its own, such as {{address}}.',
  portalCounts:
    'Open: {{open}}; of these without a known city: {{noCity}}, without a country: {{noCountry}}. Portals that ask for a city or a country are not sent them.',
  portalNoneOn: 'None is switched on: nobody can fetch anything.',
} as const

/** The same in another language. */
export type PortalTexts = Record<keyof typeof enPortals, string>
