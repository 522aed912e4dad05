import path from 'node:path'

import { build, stop } from 'esbuild'

import { ROOT } from '../environment.mjs'

/**
 * A TypeScript module of the site with all that it imports of the project's own, read into memory. A
 * loader such as tsx takes three times as long and stays in the process.
 *
 * @param {string} file from the root of the project
 * @returns {Promise<unknown>} its exports
 */
export async function importTypeScript(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'packages by their address',
        setup(bundle) {
          // What is imported from memory stands in no folder that packages could be looked for in.
          bundle.onResolve({ filter: /^[^./]/ }, (module) =>
            module.kind === 'entry-point'
              ? undefined
              : { path: import.meta.resolve(module.path), external: true },
          )
        },
      },
    ],
  })
  const [{ text }] = /** @type {[import('esbuild').OutputFile]} */ (outputFiles)
  return import(`data:text/javascript,${encodeURIComponent(text)}`)
}

/** Ends the process that `importTypeScript` and the bundles of the front server share, where nothing more is compiled. */
export const endCompiler = stop
