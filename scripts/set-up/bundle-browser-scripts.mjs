import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { ROOT } from '../environment.mjs'
import { OLDEST } from '../styles/oldest-browsers.mjs'

/**
 * What pages run, each a constant in a file, because it is in them: what a page does before anything is loaded, what
 * is done where there is a tag, and where there is a letter to copy.
 */
export const INLINE_SCRIPTS = [
  { source: 'page-script.ts', file: 'src/domain/browser/page-script.ts', name: 'PAGE_SCRIPT' },
  {
    source: 'consent-script.ts',
    file: 'src/domain/browser/consent-script.ts',
    name: 'CONSENT_SCRIPT',
  },
  {
    source: 'letter-script.ts',
    file: 'src/domain/browser/letter-script.ts',
    name: 'LETTER_SCRIPT',
  },
]

/** Where the constant is that names the set of `BROWSER_SCRIPTS` (src/server/browser-scripts.ts). */
export const SCRIPT_SET_FILE = 'src/domain/browser/script-set.ts'

/** What a page loads, most of it when it is needed, by the names of src/domain/browser/browser-scripts.ts. */
export const BROWSER_SCRIPTS = {
  consent: 'src/features/consent/consent.script.ts',
  form: 'src/ui/browser/scripts/form.ts',
  list: 'src/ui/browser/scripts/list.ts',
  page: 'src/ui/browser/scripts/page.ts',
  prices: 'src/features/mailing/prices.script.ts',
  reading: 'src/ui/browser/scripts/reading.ts',
  upload: 'src/ui/browser/scripts/upload.ts',
}

/** Folders that they are made of, beside the domain. */
export const BROWSER_SOURCES = ['src/ui/browser', 'src/features/consent', 'src/features/mailing']

/**
 * Style sheets that scripts insert are those of old browsers too.
 *
 * @type {import('esbuild').Plugin}
 */
const STYLES = {
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /style.*\.tsx?$|tooltips\.ts$/ }, async ({ path: file }) => {
      // Loaded only now: `npm start` may have to install what it is made of first.
      const { compileInSource } = await import('../styles/compile-in-source.mjs')
      return { contents: await compileInSource(await readFile(file, 'utf8'), file), loader: 'ts' }
    })
  },
}

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  target: Object.entries(OLDEST).map(([name, version]) => `${name}${version}`),
  plugins: [STYLES],
  charset: 'utf8',
  alias: { '@': path.join(ROOT, 'src') },
  legalComments: 'none',
}

/**
 * Bundles what a page loads when it is needed.
 *
 * @returns {Promise<Map<string, string>>} by name
 */
export async function bundleBrowserScripts() {
  // Loaded only now: `npm start` may have to install it first.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: BROWSER_SCRIPTS, outdir: 'out' })
  return new Map(
    (outputFiles ?? []).map((file) => [path.basename(file.path, '.js'), file.text.trim()]),
  )
}

/**
 * The source of the constant that names a set of scripts: a digest of all of them.
 *
 * @param {ReadonlyMap<string, string>} scripts
 */
export function writeScriptSet(scripts) {
  const hash = createHash('sha256')
  for (const name of Object.keys(BROWSER_SCRIPTS)) hash.update(`${name}\0${scripts.get(name)}\0`)
  return [
    '/** Names the scripts below ui/browser/scripts as they are now: written by `npm run page-script`. */',
    `export const SCRIPT_SET = '${hash.digest('base64url').slice(0, 10)}'`,
    '',
  ].join('\n')
}

/**
 * Bundles one that is in pages into the source of its constant.
 *
 * @param {(typeof INLINE_SCRIPTS)[number]} script
 * @returns {Promise<string>}
 */
export async function bundleInlineScript({ source, name }) {
  const { build } = await import('esbuild')
  const entryPoints = [`src/ui/browser/page-script/${source}`]
  const { outputFiles } = await build({ ...OPTIONS, entryPoints })
  const [file] = outputFiles ?? []
  const text = file?.text ?? ''
  // In a page these would end the script, or begin a comment.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${source} cannot stand in a page.`)
  return [
    `/** What ui/browser/page-script/${source} does, as pages have it: written by \`npm run page-script\`. */`,
    `export const ${name} = ${JSON.stringify(text.trim())}`,
    '',
  ].join('\n')
}
