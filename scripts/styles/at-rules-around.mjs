/**
 * The rules that begin with an at sign around a node, the innermost last.
 *
 * @param {import('postcss').Node} node
 */
export function atRulesAround(node) {
  /** @type {import('postcss').AtRule[]} */
  const rules = []
  /** @type {import('postcss').Node | undefined} */
  let around = node.parent
  for (; around; around = around.parent) {
    if (around.type === 'atrule') {
      rules.unshift(/** @type {import('postcss').AtRule} */ (around))
    }
  }
  return rules
}
