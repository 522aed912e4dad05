import { createRequire } from 'node:module'

import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import valueParser from 'postcss-value-parser'

import { ADDITIONS } from './additions.mjs'
import { atRulesAround } from './at-rules-around.mjs'
import { OLDEST } from './oldest-browsers.mjs'

/** @type {import('@mdn/browser-compat-data').CompatData} */
const { css: CSS } = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Names under which these have been known longer. */
const OLDER_NAMES = new Set(['grid-gap', 'grid-row-gap', 'grid-column-gap', 'word-wrap'])

/** By the name of a function or the end of a unit: where the data has it. */
const VALUES = new Map([
  ['clamp', ['types', 'clamp']],
  ['min', ['types', 'min']],
  ['max', ['types', 'max']],
  ['env', ['types', 'env']],
  ['light-dark', ['types', 'color', 'light-dark']],
  ['color-mix', ['types', 'color', 'color-mix']],
  ['oklch', ['types', 'color', 'oklch']],
  ['image-set', ['types', 'image', 'image-set']],
])
const NEWER_UNIT = /^[\d.+-]+(?:[dsl]v(?:h|w|b|i|min|max)|cq\w+|lh|rlh)$/

/**
 * @typedef {object} Finding
 * @property {string} feature as the data calls it, e.g. `properties.inset`
 * @property {string} where
 */

/**
 * What in a compiled style sheet one of the oldest browsers does not know, and has nothing else for.
 *
 * @param {string} css
 * @returns {Finding[]}
 */
export function newerFeatures(css) {
  /** @type {Finding[]} */
  const found = []
  const root = postcss.parse(css)
  root.walk((node) => {
    if (isAskedFor(node)) return
    const features =
      node.type === 'decl'
        ? ofDeclaration(node)
        : node.type === 'rule'
          ? ofRule(node)
          : node.type === 'atrule'
            ? ofAtRule(node)
            : []
    for (const feature of features) {
      found.push({ feature, where: String(node).replaceAll(/\s+/g, ' ').slice(0, 100) })
    }
  })
  return found
}

/**
 * A sentence for each thing that is new and not allowed because it only adds.
 *
 * @param {readonly Finding[]} findings
 */
export function problemsOf(findings) {
  return findings
    .filter(({ feature }) => !ADDITIONS.has(feature))
    .map(({ feature, where }) => `${feature} is not known to all of the oldest browsers: ${where}`)
}

/**
 * Allowances that nothing needs any more.
 *
 * @param {readonly Finding[]} findings
 */
export function unusedAdditions(findings) {
  const used = new Set(findings.map(({ feature }) => feature))
  return [...ADDITIONS.keys()].filter((feature) => !used.has(feature))
}

/**
 * Whether the sheet asks first: `@supports selector(…)` or of a property, not its contrary.
 *
 * @param {import('postcss').ChildNode} node
 */
const isAskedFor = (node) =>
  atRulesAround(node).some(({ name, params }) => name === 'supports' && !/\bnot\b/.test(params))

/** @param {import('postcss').AtRule} rule */
function ofAtRule({ name, params }) {
  if (name === 'media') {
    const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) =>
      feature.replace(/^(?:min|max)-/, ''),
    )
    return [
      ...unknown(...features.map((feature) => ['at-rules', 'media', feature])),
      ...(/[<>]/.test(params) ? unknown(['at-rules', 'media', 'range_syntax']) : []),
    ]
  }
  // Browsers to which the question itself is new answer no, or take a negative one for true.
  if (name === 'supports') return []
  return unknown(['at-rules', name.replace(/^-\w+-/, '')])
}

/** @param {import('postcss').Rule} rule */
function ofRule(rule) {
  if (atRulesAround(rule).some(({ name }) => name.endsWith('keyframes'))) return []
  if (rule.parent?.type === 'rule') return unknown(['selectors', 'nesting'])
  const features = new Set(rule.selectors.flatMap((selector) => ofSelector(selector)))
  if (features.size === 0) return []
  // Together with others it takes their rule with it, whatever it may add.
  const isAlone = rule.selectors.length === 1
  return isAlone ? [...features] : [...features].map((feature) => `${feature}, in a list`)
}

/** @param {string} selector */
function ofSelector(selector) {
  /** @type {string[]} */
  const features = []
  selectorParser((root) => {
    root.walk((node) => {
      if (node.type === 'nesting') features.push(...unknown(['selectors', 'nesting']))
      if (node.type !== 'pseudo') return
      const name = node.value.replace(/^::?/, '').toLowerCase()
      if (!name.startsWith('-')) features.push(...unknown(['selectors', name]))
      const isComplex = node.nodes.some((inner) =>
        inner.nodes.some(({ type }) => type === 'combinator'),
      )
      if (name === 'not' && (node.nodes.length > 1 || isComplex)) {
        features.push(...unknown(['selectors', 'not', 'selector_list']))
      }
      if (name.startsWith('nth-') && /\sof\s/.test(String(node))) {
        features.push(...unknown(['selectors', name, 'of_syntax']))
      }
    })
  }).processSync(selector)
  return features
}

/** @param {import('postcss').Declaration} decl */
function ofDeclaration(decl) {
  const { prop, value, parent } = decl
  if (prop.startsWith('--')) return ofValue('', value)
  if (prop.startsWith('-') || OLDER_NAMES.has(prop)) return []
  const siblings = parent?.nodes ?? []
  const isPrefixed = siblings.some(
    (one) => one.type === 'decl' && /^-\w+-/.test(one.prop) && one.prop.endsWith(`-${prop}`),
  )
  const [property] = isPrefixed ? [] : unknown(['properties', prop])
  const features = property === undefined ? ofValue(prop, value) : [property]
  if (features.length === 0) return []
  const before = siblings.slice(0, siblings.indexOf(decl))
  const hasPlain = before.some(
    (one) =>
      one.type === 'decl' &&
      (one.prop === prop || one.prop.endsWith(`-${prop}`)) &&
      ofValue(prop, one.value).length === 0,
  )
  // A value with a variable is taken unread, and the one before it has gone when it says nothing.
  return hasPlain && !value.includes('var(') ? [] : features
}

/**
 * @param {string} prop
 * @param {string} value
 */
function ofValue(prop, value) {
  /** @type {string[]} */
  const features = []
  const parsed = valueParser(value)
  parsed.walk((node) => {
    if (node.type === 'function') {
      const place = VALUES.get(node.value.toLowerCase())
      if (place) features.push(...unknown(place))
      if (/^(?:url|attr)$/i.test(node.value)) return false
    }
    if (node.type === 'word' && NEWER_UNIT.test(node.value)) {
      features.push('types.length.viewport_percentage_units_dynamic')
    }
  })
  for (const node of parsed.nodes) {
    if (node.type !== 'word' || !/^[a-z-]+$/.test(node.value)) continue
    features.push(...unknown(['properties', prop, node.value]))
  }
  return features
}

/**
 * Those of some features that one of the oldest browsers does not know.
 *
 * @param {string[][]} places in the data
 */
function unknown(...places) {
  return places.filter((place) => !isKnown(place)).map((place) => place.join('.'))
}

const BROWSERS = /** @type {[keyof typeof OLDEST, number][]} */ (Object.entries(OLDEST))

/** @param {string[]} place */
function isKnown(place) {
  /** @type {import('@mdn/browser-compat-data').Identifier | undefined} */
  let feature = CSS
  for (const name of place) feature = feature?.[name]
  const support = feature?.__compat?.support
  // A value that the data does not name is as old as its property, and what only looks like a name is none.
  if (!support) return place.length > 2 || place[0] !== 'properties'
  return BROWSERS.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((statement) => hasSince(statement, version)),
  )
}

/**
 * @param {import('@mdn/browser-compat-data').SimpleSupportStatement} statement
 * @param {number} version
 */
function hasSince({ version_added: since, version_removed: until, ...rest }, version) {
  if (rest.flags || rest.prefix || rest.alternative_name || !since) return false
  const isGone = typeof until === 'string' && Number.parseFloat(until) <= version
  return Number.parseFloat(since.replace(/^≤/, '')) <= version && !isGone
}
