import path from 'node:path'

import { build } from 'esbuild'

import { ROOT } from '../environment.mjs'

/**
 * What pages run without React, each a constant in a file: what every page does, what is done where there is a tag, and
 * what lists do.
 */
export const PAGE_SCRIPTS = [
  { source: 'page-script.ts', file: 'src/domain/page-script.ts', name: 'PAGE_SCRIPT' },
  { source: 'consent-script.ts', file: 'src/domain/consent-script.ts', name: 'CONSENT_SCRIPT' },
  { source: 'list-script.ts', file: 'src/domain/list-script.ts', name: 'LIST_SCRIPT' },
]

/**
 * Bundles one of them into the source of its constant.
 *
 * @param {(typeof PAGE_SCRIPTS)[number]} script
 * @returns {Promise<string>}
 */
export async function bundlePageScript({ source, name }) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`src/ui/browser/page-script/${source}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['es2022'],
    charset: 'utf8',
    alias: { '@': path.join(ROOT, 'src') },
    legalComments: 'none',
  })
  const [{ text }] = /** @type {[import('esbuild').OutputFile]} */ (outputFiles)
  // In a page these would end the script, or begin a comment.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${source} cannot stand in a page.`)
  return [
    `/** What ui/browser/page-script/${source} does, as pages have it: written by \`npm run page-script\`. */`,
    `export const ${name} = ${JSON.stringify(text.trim())}`,
    '',
  ].join('\n')
}
