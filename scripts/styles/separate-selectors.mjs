/**
 * Selectors that not all of the oldest browsers know. One that is not known takes all of its rule with it, so each is in
 * a rule of its own. `npm run check` names one that is missing here.
 */
const NEWER =
  /:focus-visible|:has\(|:dir\(|::backdrop|::marker|::details-content|::file-selector-button|:modal|:popover-open|:open\b|:placeholder-shown|:autofill|\sof\s|:(?:is|where)\(|:not\([^()]*(?:\([^()]*\))?[^()]*[,\s]/

/** @type {import('postcss').Plugin} */
export const separateSelectors = {
  postcssPlugin: 'separate-selectors',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (rule.selectors.length < 2) return
      const newer = rule.selectors.filter((selector) => NEWER.test(selector))
      const known = rule.selectors.filter((selector) => !NEWER.test(selector))
      if (newer.length === 0 || newer.length + known.length < 2) return
      for (const selector of newer) rule.before(rule.clone({ selector }))
      if (known.length === 0) rule.remove()
      else rule.selectors = known
    })
  },
}
