import { loadScriptsLate } from '../script-loader'
import { scrollToAnchors } from './anchors'
import { followColourModeSwitch } from './colour-mode'
import { rememberLanguageChoice } from './language-choice'
import { closeMenusByEscape } from './menus'

/**
 * What a page does before anything else is loaded, in a script that is in its head: `npm run page-script` writes it into
 * `domain/browser/page-script.ts`. All else that every page does is in `scripts/page.ts`, which a browser keeps.
 */
closeMenusByEscape()
followColourModeSwitch()
rememberLanguageChoice()
scrollToAnchors()
loadScriptsLate()
