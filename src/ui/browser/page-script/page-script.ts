import { followCurrencies } from './chosen-currency'
import { watchText } from './changed-text'
import { followColourModeSwitch } from './colour-mode'
import { openFoldedTarget } from './folded-target'
import { loadPagesOfEntries } from './history-entries'
import { recheckReturnedPage } from './kept-pages'
import { rememberLanguageChoice } from './language-choice'
import { loadReactLate } from './late-react'
import { closeMenusByEscape } from './menus'
import { openSearchByKey } from './search-key'

/**
 * What a page does without React, in one script that stands in its head: `npm run page-script` writes it into
 * `domain/page-script.ts`. All of it listens on the window, so it goes on where React shows other pages.
 */
closeMenusByEscape()
followColourModeSwitch()
rememberLanguageChoice()
followCurrencies()
openSearchByKey()
openFoldedTarget()
recheckReturnedPage()
loadPagesOfEntries()
watchText()
loadReactLate()
