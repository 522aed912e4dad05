import postcss from 'postcss'

/** @type {Readonly<Record<string, string>>} */
const SIZES = { 'inline-size': 'width', 'block-size': 'height' }

const SIZE = /^(min-|max-|)(inline-size|block-size)$/
/** `margin`, `padding`, `inset` and the like, of both sides in one direction. */
const PAIR = /^(margin|padding|inset|scroll-margin|scroll-padding)-(inline|block)$/
const BLOCK_SIDE =
  /^(margin|padding|inset|border|scroll-margin|scroll-padding)-block-(start|end)(-\w+)?$/
const BORDER_PAIR = /^border-(inline|block)(-width|-style|-color)?$/

/**
 * Writes sizes and sides as Chromium has known them from its beginning. Lines of the site's languages go from top to
 * bottom, so only what is at the start or at the end of a line depends on the page; that keeps its name
 * until the page is sent (src/domain/styles/place-sides.ts).
 *
 * @type {import('postcss').Plugin}
 */
export const turnToSides = {
  postcssPlugin: 'turn-to-sides',
  Once(root) {
    root.walkDecls((decl) => {
      const sides = turned(decl.prop, postcss.list.space(decl.value), decl.value)
      if (!sides) return
      for (const [prop, value] of sides) decl.before(decl.clone({ prop, value }))
      decl.remove()
    })
  },
}

/**
 * @param {string} prop
 * @param {string[]} values
 * @param {string} value
 * @returns {(readonly [prop: string, value: string])[] | undefined}
 */
function turned(prop, values, value) {
  const [first = '', second = first, third = first, fourth = second] = values
  if (prop === 'inset') {
    return [
      ['top', first],
      ['right', second],
      ['bottom', third],
      ['left', fourth],
    ]
  }
  const [, least = '', size = ''] = SIZE.exec(prop) ?? []
  if (size) return [[`${least}${SIZES[size]}`, value]]
  const [, pair, way] = PAIR.exec(prop) ?? []
  if (pair && way) {
    if (way === 'inline' && first !== second) {
      return [
        [`${pair}-inline-start`, first],
        [`${pair}-inline-end`, second],
      ]
    }
    const names = way === 'block' ? ['top', 'bottom'] : ['left', 'right']
    return names.map((name, index) => [sideOf(pair, name), index === 0 ? first : second])
  }
  const [, of, end, rest = ''] = BLOCK_SIDE.exec(prop) ?? []
  if (of) return [[`${sideOf(of, end === 'start' ? 'top' : 'bottom')}${rest}`, value]]
  const [, borderWay, part = ''] = BORDER_PAIR.exec(prop) ?? []
  if (borderWay) {
    const names = borderWay === 'block' ? ['top', 'bottom'] : ['left', 'right']
    return names.map((name) => [`border-${name}${part}`, value])
  }
  return undefined
}

/**
 * @param {string} of
 * @param {string} side
 */
const sideOf = (of, side) => (of === 'inset' ? side : `${of}-${side}`)
