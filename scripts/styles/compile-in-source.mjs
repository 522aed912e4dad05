import { compileStyle } from './compile-style.mjs'

/** A style sheet in a source of TypeScript: the constant of that name, or what is marked as editors know it. */
const SHEET = /(?:STYLES? =|\/\* css \*\/)\s*`([^`]*)`/g
const HOLE = /\$\{([^{}]*)\}/g

/**
 * Compiles the style sheets in a source. What they take from elsewhere (`${ARROW_ON}`) is written as every browser knows
 * it; it stands for declarations, or for rules of its own.
 *
 * @param {string} source
 * @param {string} file
 */
export async function compileInSource(source, file) {
  let compiled = ''
  let end = 0
  for (const sheet of sheetsIn(source)) {
    compiled += source.slice(end, sheet.place[0])
    compiled += asExpression(await compileSheet(sheet.css, file))
    end = sheet.place[1]
  }
  return compiled + source.slice(end)
}

/**
 * @param {string} source
 * @returns {{ css: string, place: [start: number, end: number] }[]} as they are written, without the quotation marks
 */
export function sheetsIn(source) {
  return [...source.matchAll(SHEET)].map(({ 0: whole, 1: css = '', index }) => {
    const end = index + whole.length
    return { css, place: [end - css.length - 2, end] }
  })
}

/**
 * @param {string} written
 * @param {string} file
 * @returns {Promise<{ css: string, holes: string[] }>} with marks in place of what comes from elsewhere
 */
export async function compileSheet(written, file) {
  /** @type {string[]} */
  const holes = []
  const css = cook(written).replaceAll(HOLE, (_, name, at, all) => {
    holes.push(name)
    const isDeclaration =
      /[{;]\s*$/.test(all.slice(0, at)) && /^\$\{[^{}]*\}\s*[;}]/.test(all.slice(at))
    return isDeclaration ? `--hole-${holes.length - 1}:0` : `@hole-${holes.length - 1};`
  })
  return { css: await compileStyle(css, file), holes }
}

/**
 * @param {{ css: string, holes: string[] }} sheet
 * @returns {string} of JavaScript
 */
function asExpression({ css, holes }) {
  return JSON.stringify(css).replaceAll(
    /--hole-(\d+):0|@hole-(\d+);?/g,
    (_, declaration, rule) => `" + ${holes[declaration ?? rule]} + "`,
  )
}

/**
 * What a template says: its escapes are those of JavaScript.
 *
 * @param {string} written
 */
const cook = (written) => written.replaceAll(/\\(.)/g, '$1')
