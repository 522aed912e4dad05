import { completePresses } from './interrupted-press'
import { submitPlainChoices } from './plain-choices'

/** What a list that is searched does beside `page-script.ts`: `npm run page-script` makes a constant of it, too. */
submitPlainChoices()
completePresses()
