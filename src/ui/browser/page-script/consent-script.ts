import { askForConsent } from './consent-question'

/** What a page does beside `page-script.ts` where there is a tag: `npm run page-script` makes a constant of it, too. */
askForConsent()
