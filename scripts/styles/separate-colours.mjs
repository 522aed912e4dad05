import valueParser from 'postcss-value-parser'

/** Who chose a theme on the page has it named on the root (src/ui/browser/page-script/colour-mode.ts). */
const CHOSEN = { light: '[data-theme=light]', dark: '[data-theme=dark]' }

/** On paper it is day. */
const BY_SYSTEM = 'screen and (prefers-color-scheme:dark)'

/**
 * Writes the colours of both themes plainly, in place of `light-dark()`, which Chromium before 123 does not know. Colours
 * with two sides are variables of the root, so each is written twice for each theme: what is said twice
 * costs nothing once it is compressed.
 *
 * @type {import('postcss').Plugin}
 */
export const separateColours = {
  postcssPlugin: 'separate-colours',
  Once(root, { rule, atRule }) {
    root.walkRules((where) => {
      const colours = where.nodes.filter(
        /** @returns {node is import('postcss').Declaration} */
        (node) => node.type === 'decl' && node.value.includes('light-dark('),
      )
      if (colours.length === 0) return
      if (where.selector !== ':root') {
        throw where.error('`light-dark()` stands in variables of `:root` alone.')
      }
      const [light, dark] = [0, 1].map((side) =>
        colours.map((colour) => colour.clone({ value: oneSide(colour.value, side) })),
      )
      if (!light || !dark) return
      const byDay = rule({ selector: CHOSEN.light, nodes: light })
      const byNight = rule({ selector: CHOSEN.dark, nodes: dark })
      where.after([
        atRule({ name: 'media', params: BY_SYSTEM, nodes: [byNight.clone({ selector: ':root' })] }),
        byDay,
        atRule({ name: 'media', params: 'screen', nodes: [byNight] }),
      ])
      for (const [index, colour] of colours.entries()) colour.value = light[index]?.value ?? ''
    })
  },
}

/**
 * @param {string} value
 * @param {number} side of each `light-dark()`: 0 is light
 */
function oneSide(value, side) {
  const parsed = valueParser(value)
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'light-dark') return
    const comma = node.nodes.findIndex(({ type, value: of }) => type === 'div' && of === ',')
    const sides = [node.nodes.slice(0, comma), node.nodes.slice(comma + 1)]
    const word = valueParser.stringify(sides[side] ?? []).trim()
    Object.assign(node, { type: 'word', value: word })
    return false
  })
  return valueParser.stringify(parsed.nodes)
}
