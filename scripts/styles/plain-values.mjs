import valueParser from 'postcss-value-parser'

/** Units of a viewport whose bars come and go: Chromium before 108 has the plain ones. */
const VIEWPORT_UNIT = /(?<=\d)[dsl](v(?:h|w|b|i|min|max))\b/g

/**
 * Names that are older than the properties, and that every browser takes for them. Those of grids are the only ones that
 * Chromium before 66 knows.
 *
 * @type {Readonly<Record<string, string>>}
 */
const OLDER_NAMES = {
  gap: 'grid-gap',
  'row-gap': 'grid-row-gap',
  'column-gap': 'grid-column-gap',
}

/**
 * Says before a value that only newer browsers take what the others have instead: each takes the last that it knows.
 *
 * @type {import('postcss').Plugin}
 */
export const addPlainValues = {
  postcssPlugin: 'add-plain-values',
  Once(root) {
    root.walkDecls((decl) => {
      decl.prop = OLDER_NAMES[decl.prop] ?? decl.prop
      const plain = plainValue(decl)
      if (plain === decl.value) return
      if (decl.value.includes('var(')) {
        // It is taken, and found to say nothing once its variable is known: what is before it has gone.
        throw decl.error('A variable and what old browsers do not know cannot be in one value.')
      }
      decl.cloneBefore({ value: plain })
      decl.value = decl.value.replaceAll(/(?<=\d)([dsl])vb\b/g, '$1vh')
    })
  },
}

/** @param {import('postcss').Declaration} decl */
function plainValue({ prop, value }) {
  if (prop === 'overflow' && value === 'clip') return 'hidden'
  if (prop === 'overflow-wrap' && value === 'anywhere') return 'break-word'
  if (!/\b(?:clamp|min|max)\(|\d[dsl]v/.test(value)) return value
  const parsed = valueParser(value)
  parsed.walk((node) => {
    if (node.type !== 'function' || !['clamp', 'min', 'max'].includes(node.value)) return
    const word = oneOf(node.value, argumentsOf(node))
    Object.assign(node, { type: 'word', value: /\s[-+]\s/.test(word) ? `calc(${word})` : word })
    return false
  })
  return valueParser
    .stringify(parsed.nodes)
    .replaceAll(VIEWPORT_UNIT, '$1')
    .replaceAll(/(?<=\d)vb\b/g, 'vh')
}

/**
 * The least of a bounded value, and of several that which follows the width: it fits a phone.
 *
 * @param {string} name
 * @param {string[]} values
 */
function oneOf(name, values) {
  const fluid = values.find((value) => /%|\dv[wi]\b/.test(value))
  return (name === 'min' && fluid) || (values[0] ?? '')
}

/** @param {import('postcss-value-parser').FunctionNode} node */
function argumentsOf(node) {
  /** @type {string[]} */
  const values = ['']
  for (const part of node.nodes) {
    if (part.type === 'div' && part.value === ',') values.push('')
    else values.push(`${values.pop()}${valueParser.stringify(part)}`)
  }
  return values.map((value) => value.trim())
}
