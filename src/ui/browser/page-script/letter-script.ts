import { copyLetters } from '../copy-letters'

/** What a page with letters does, below its text: `npm run page-script` makes a constant of it, too. */
copyLetters()
