/** Names the scripts below ui/browser/scripts as they are now: written by `npm run page-script`. */
export const SCRIPT_SET = 'ozRCmCoQ5n'
