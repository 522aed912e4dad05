import isPseudoClass from '@csstools/postcss-is-pseudo-class'
import autoprefixer from 'autoprefixer'
import postcss from 'postcss'
import selectorNot from 'postcss-selector-not'

import { addFlexGaps } from './flex-gaps.mjs'
import { addPlainValues } from './plain-values.mjs'
import { separateColours } from './separate-colours.mjs'
import { separateSelectors } from './separate-selectors.mjs'
import { OLDEST } from './oldest-browsers.mjs'
import { turnToSides } from './turn-to-sides.mjs'
import { unwrapLayers } from './unwrap-layers.mjs'
import { withoutRepetition } from './without-repetition.mjs'

const PROCESSOR = postcss([
  unwrapLayers,
  separateColours,
  isPseudoClass({ specificityMatchingName: 'x' }),
  selectorNot(),
  addPlainValues,
  addFlexGaps,
  turnToSides,
  // What it says of grids concerns Internet Explorer, and nothing is asked by `@supports` that has a prefix.
  autoprefixer({
    overrideBrowserslist: Object.entries(OLDEST).map(([name, version]) => `${name} >= ${version}`),
    grid: false,
    supports: false,
    remove: false,
  }),
  separateSelectors,
  withoutRepetition,
])

/**
 * Makes of a style sheet one that the oldest browsers understand and newer ones show alike. Sides that depend on the
 * direction of the page (`margin-inline-start`) are left to the server (src/domain/styles/place-sides.ts).
 *
 * @param {string} css
 * @param {string} [from] the file that it is in, for messages
 * @returns {Promise<string>} without space that says nothing
 */
export async function compileStyle(css, from) {
  const { root } = await PROCESSOR.process(css, { from })
  root.walk((node) => {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'decl') node.raws = { before: '', between: ':' }
    else if (node.type === 'rule') {
      node.selector = node.selectors.join(',').replaceAll(/\s*([>+~])\s*/g, '$1')
      node.raws = { before: '', between: '', after: '', semicolon: false }
    } else {
      const afterName = node.params === '' ? '' : ' '
      node.raws = { before: '', between: '', after: '', afterName, semicolon: false }
    }
  })
  root.raws = { semicolon: false, after: '' }
  return root.toString()
}
