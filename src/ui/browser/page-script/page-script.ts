import { scrollToAnchors } from './anchors'
import { followCurrencies } from './chosen-currency'
import { followColourModeSwitch } from './colour-mode'
import { openFoldedTarget } from './folded-target'
import { recheckReturnedPage } from './kept-pages'
import { rememberLanguageChoice } from './language-choice'
import { closeMenusByEscape } from './menus'
import { loadOtherAddresses } from './other-addresses'
import { loadScriptsLate } from './script-loader'
import { openSearchByKey } from './search-key'

/** What every page does, in one script that stands in its head: `npm run page-script` writes it into `domain/page-script.ts`. */
closeMenusByEscape()
followColourModeSwitch()
rememberLanguageChoice()
followCurrencies()
openSearchByKey()
openFoldedTarget()
scrollToAnchors()
recheckReturnedPage()
loadOtherAddresses()
loadScriptsLate()
