import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The nginx that the edge (scripts/edge) is tried with: `NGINX_PATH`, else one on the machine, else Debian's package. Its
 * configuration is the machine's own affair: it is started with the project's alone.
 */

// Debian's stands where only root looks.
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/**
 * The path of an nginx that is there.
 * @returns {string | undefined} nothing where there is none
 * @throws {Error} where `NGINX_PATH` names none
 */
export function findNginx() {
  const named = process.env.NGINX_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`NGINX_PATH names no file: ${named}`)
    return named
  }
  const { status, stdout } = spawnSync('which', ['nginx'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  return PLACES.find((place) => existsSync(place))
}

/**
 * Finds an nginx or installs one, and what makes a certificate for it.
 * @returns {string}
 * @throws {Error} where there is none, naming the ways to get one
 */
export function ensureNginx() {
  const found = findNginx()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // Installed as a package it would serve its own page at once: only unpacked and configured, never started.
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1']
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'openssl'],
  ]) {
    const [program = '', ...args] = [...sudo, ...environment, ...command]
    spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 })
  }
  const installed = findNginx()
  if (installed) return installed
  throw new Error(
    'No nginx was found. Set NGINX_PATH, or install one (1.22 or newer): apt-get install nginx-light',
  )
}
