import { SCRIPT_SET } from './script-set'

/** Where the scripts are that pages load when they are needed; the name of their set follows. */
export const SCRIPTS_PATH = '/_scripts/'

/** What pages load, most of it when it is needed: `BROWSER_SCRIPTS` of scripts/set-up/bundle-browser-scripts.mjs says of what each is made. */
export type BrowserScript = 'consent' | 'form' | 'list' | 'page' | 'prices' | 'reading' | 'upload'

/** The address of a script. It is another one after each change of any of them, so browsers keep it for good. */
export function scriptAddress(name: BrowserScript): string {
  return `${SCRIPTS_PATH}${SCRIPT_SET}/${name}.js`
}
