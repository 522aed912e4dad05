import { followCurrencies } from '../chosen-currency'
import { openFoldedTarget } from '../folded-target'
import { recheckReturnedPage } from '../kept-pages'
import { loadOtherAddresses } from '../other-addresses'
import { openSearchByKey } from '../search-key'

/**
 * What every page does, beside the little that is in the page itself (page-script/page-script.ts). It comes beside the
 * text and runs before `DOMContentLoaded`; without it a page is what the server made of it.
 */
document.currentScript?.setAttribute('data-ran', '')
followCurrencies()
openSearchByKey()
openFoldedTarget()
recheckReturnedPage()
loadOtherAddresses()
