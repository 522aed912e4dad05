import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The browser of the end-to-end tests: `CHROMIUM_PATH`, else one on the machine, else Playwright's
 * own, else Debian's package.
 */

// The headless shell first: the whole browser draws a window of its own for each page, which nobody sees.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium that is there.
 * @returns {Promise<string>}
 * @throws {Error} where there is none, naming the ways to get one
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
    return named
  }
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error(
    'No Chromium was found. Set CHROMIUM_PATH, or install one: npx playwright install chromium',
  )
}

/**
 * Finds a Chromium or installs one.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  try {
    return await findChromium()
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  try {
    return await findChromium()
  } catch {
    // Playwright's own could not be fetched; the last way is the system's package manager.
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findChromium()
}
