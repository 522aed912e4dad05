import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { bundleBrowserScripts } from './bundle-browser-scripts.mjs'
import { compressFolder } from './compress-build.mjs'

/** Where the bundle is, from the folder of the project. A build and a development server do not mix theirs. */
const FOLDERS = { build: '.next/front-server', dev: '.next/front-server-dev' }

/**
 * Bundles what is in front of Next (src/server): the server, the thread that compresses, and the scripts that pages
 * load. Packages stay where they are, so that Next in there is the Next that answers.
 *
 * @param {string} root the folder of the project
 * @param {string} [folder] for another than that of the build
 * @returns {Promise<string>} the folder
 */
export async function bundleServer(root, folder = path.join(root, FOLDERS.build)) {
  // Loaded only now: `npm start` may have to install it first.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['src/server/serve.ts', 'src/server/compress-worker.ts'],
    outdir: folder,
    // Next calls everything in its folder CommonJS, unless a name says otherwise.
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.9',
    format: 'esm',
    sourcemap: true,
    logLevel: 'error',
  })
  const scripts = path.join(folder, 'scripts')
  await mkdir(scripts, { recursive: true })
  for (const [name, text] of await bundleBrowserScripts()) {
    await writeFile(path.join(scripts, `${name}.js`), text)
  }
  await compressFolder(scripts)
  return folder
}

/**
 * Loads the server that `bundleServer` has made.
 *
 * @param {string} root the folder of the project
 * @param {{ dev?: boolean }} [mode] development bundles it first
 * @returns {Promise<typeof import('../../src/server/serve').serve>}
 */
export async function loadServer(root, { dev = false } = {}) {
  const folder = path.join(root, dev ? FOLDERS.dev : FOLDERS.build)
  if (dev) await bundleServer(root, folder)
  const { serve } = await import(pathToFileURL(path.join(folder, 'serve.mjs')).href)
  return serve
}
