import postcss from 'postcss'

import { atRulesAround } from './at-rules-around.mjs'

/**
 * Browsers that know `gap` in grids alone: Chromium before 84 and Safari before 14.1. None says so itself; what these two
 * lack came with it.
 */
const WITHOUT_GAP = '(not (appearance:none)) and (not (inset:0))'

/** Pixels. What stands closer is read without its distance. */
const LEAST = 3

/**
 * @typedef {object} Box what the rules of one selector say of its layout
 * @property {string} display
 * @property {boolean} isColumn
 * @property {boolean} wraps
 */

const UTILITY = /^\.(?:[\w\\[\]-]+:)?gap-/
/** @type {Box} */
const WRAPPING = { display: 'flex', isColumn: false, wraps: true }

/**
 * Gives the children of flex boxes margins where the browser knows no gap between them. They come first in the sheet, so that
 * what a child says itself is stronger.
 *
 * @type {import('postcss').Plugin}
 */
export const addFlexGaps = {
  postcssPlugin: 'add-flex-gaps',
  Once(root, { atRule, rule }) {
    const boxes = boxesIn(root)
    /** @type {Map<string, Map<string, string[]>>} selectors by declarations, by what they depend on */
    const found = new Map()
    root.walkRules((where) => {
      const gaps = gapsOf(where)
      if (!gaps) return
      const when = atRulesAround(where)
        .map(({ params }) => params)
        .join(' and ')
      for (const selector of where.selectors) {
        const box = boxes.get(selector)
        if (!box || selector.includes('::')) continue
        // A utility class says the distance, and another one what it is a distance in.
        const isUtility = UTILITY.test(selector)
        if (!isUtility && !box.display.endsWith('flex')) continue
        const boxed = isUtility ? `.flex${selector}` : selector
        for (const [suffix, declarations] of [
          ...margins(isUtility ? WRAPPING : box, gaps),
          ...ofDrawn(selector, gaps, boxes),
        ]) {
          const same = found.get(when) ?? new Map()
          found.set(when, same)
          same.set(declarations, [...(same.get(declarations) ?? []), `${boxed}${suffix}`])
        }
      }
    })
    /** @type {import('postcss').ChildNode[]} */
    const rules = []
    for (const [when, byDeclarations] of found) {
      const inside = [...byDeclarations].map(([declarations, selectors]) =>
        rule({ selector: selectors.join(','), nodes: postcss.parse(declarations).nodes }),
      )
      if (when === '') rules.push(...inside)
      else rules.push(atRule({ name: 'media', params: when, nodes: inside }))
    }
    if (rules.length === 0) return
    root.prepend(atRule({ name: 'supports', params: WITHOUT_GAP, nodes: rules }))
  },
}

/** @param {import('postcss').Root} root */
function boxesIn(root) {
  /** @type {Map<string, Box>} */
  const boxes = new Map()
  root.walkRules(({ selectors, nodes, parent }) => {
    // What only paper or wide screens have is no news about the selector.
    const isPlain = parent?.type === 'root'
    for (const selector of selectors) {
      const box = boxes.get(selector) ?? { display: '', isColumn: false, wraps: false }
      for (const node of nodes) {
        if (node.type !== 'decl') continue
        if (node.prop === 'display' && (isPlain || box.display === '')) box.display = node.value
        if (node.prop === 'flex-direction' && isPlain) box.isColumn = node.value === 'column'
        if (node.prop === 'flex-wrap' && isPlain) box.wraps = node.value === 'wrap'
      }
      boxes.set(selector, box)
    }
  })
  return boxes
}

/** @param {import('postcss').Rule} rule */
function gapsOf({ nodes }) {
  /** @type {{ row?: string, column?: string }} */
  const gaps = {}
  for (const node of nodes) {
    if (node.type !== 'decl' || /\b(?:clamp|min|max)\(/.test(node.value)) continue
    const [row = '', column = row] = postcss.list.space(node.value)
    if (node.prop === 'grid-gap') Object.assign(gaps, { row, column })
    if (node.prop === 'grid-row-gap') gaps.row = node.value
    if (node.prop === 'grid-column-gap') gaps.column = node.value
  }
  return Object.keys(gaps).length > 0 ? gaps : undefined
}

/**
 * @param {Box} box
 * @param {{ row?: string, column?: string }} gaps
 * @returns {[suffix: string, declarations: string][]} what follows the selector, and what is said of it
 */
function margins({ isColumn, wraps }, { row = '0', column = '0' }) {
  if (isColumn) return isNear(row) ? [] : [['>*+*', `margin-top:${row}`]]
  if (!wraps) {
    // Beside words, a sign or a number is the only element there is, before them nearly always.
    return isNear(column)
      ? []
      : [
          ['>*+*', `margin-inline-start:${column}`],
          ['>svg:only-child', `margin-inline-end:${column}`],
          ['>b:only-child', `margin-inline-end:${column}`],
        ]
  }
  /** @type {[string, string][]} */
  const around = []
  if (!isNear(column)) around.push(['>*', `margin-inline-end:${column}`])
  if (!isNear(row)) around.push(['>*', `margin-top:calc(${row}/2);margin-bottom:calc(${row}/2)`])
  return around
}

/** @param {string} gap */
const isNear = (gap) => gap === '0' || (gap.endsWith('px') && Number.parseFloat(gap) < LEAST)

/**
 * What is drawn before and after the words of a box is no child of it.
 *
 * @param {string} selector
 * @param {{ column?: string }} gaps
 * @param {ReadonlyMap<string, Box>} boxes
 * @returns {[suffix: string, declarations: string][]}
 */
function ofDrawn(selector, { column = '0' }, boxes) {
  if (isNear(column)) return []
  /** @type {[string, string][]} */
  const drawn = []
  const has = (/** @type {string} */ name) =>
    boxes.has(`${selector}::${name}`) || boxes.has(`${selector}:${name}`)
  if (has('before')) drawn.push(['::before', `margin-inline-end:${column}`])
  if (has('after')) drawn.push(['::after', `margin-inline-start:${column}`])
  return drawn
}
