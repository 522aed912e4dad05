/**
 * What is in a layer comes to where the layer is: Chromium before 99 takes nothing that is in one. Sheets name no layers
 * for their order; what Tailwind brings is written so that its place and its selectors are enough.
 *
 * @type {import('postcss').Plugin}
 */
export const unwrapLayers = {
  postcssPlugin: 'unwrap-layers',
  Once(root) {
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes) rule.replaceWith(rule.nodes)
      else rule.remove()
    })
    // Initial values for browsers that know neither layers nor these.
    root.walkAtRules('property', (rule) => {
      rule.remove()
    })
  },
}
