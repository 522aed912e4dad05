/** For Next, which asks for plugins of PostCSS by `require`. The panel's sheets stay as they are. */
const OF_READERS = /[\\/]src[\\/]ui[\\/]styles[\\/]theme\.css$/

/** @returns {import('postcss').Plugin} */
const forNext = () => ({
  postcssPlugin: 'old-browsers',
  async OnceExit(root, { result, parse }) {
    if (!OF_READERS.test(result.opts.from ?? '')) return
    const { compileStyle } = await import('./compile-style.mjs')
    const compiled = parse(await compileStyle(root.toString()))
    root.removeAll()
    root.append(compiled.nodes)
  },
})
module.exports = Object.assign(forNext, { postcss: true })
