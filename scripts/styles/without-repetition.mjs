/** Sides as Safari once called them: each gets the name that all browsers know, when the page is sent. */
const OLD_SIDE = /^-webkit-(?:margin|padding|border)-(?:start|end|before|after)/

/**
 * Takes away what Autoprefixer need not have written: names of sides, and what the same rule says once more.
 *
 * @type {import('postcss').Plugin}
 */
export const withoutRepetition = {
  postcssPlugin: 'without-repetition',
  OnceExit(root) {
    root.walkDecls((decl) => {
      const next = decl.next()
      const isSaidNext =
        next?.type === 'decl' && next.prop === decl.prop && next.value === decl.value
      if (isSaidNext || OLD_SIDE.test(decl.prop)) decl.remove()
    })
  },
}
