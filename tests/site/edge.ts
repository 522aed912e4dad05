import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ROOT } from '../../scripts/environment.mjs'
import { ensureNginx } from '../../scripts/nginx.mjs'
import { freePort } from './site'

/** nginx in front of a site, with the configuration that the project ships. */
export interface Edge {
  url: string
  /** With the certificate that was given. */
  secureUrl: string | undefined
  /** Everything that it has stored, header and body, as it lies on the disk. */
  stored(): Promise<string[]>
  /** What it has logged: one line for each request that is not one visitor's. */
  log(): Promise<string>
  close(): Promise<void>
}

interface EdgeOptions {
  /** Where it listens; else where nothing does. */
  port?: number
  /** In PEM. */
  tls?: { certificate: string; key: string }
}

/** The template with its places filled in, as the entry script of nginx's image does it (`envsubst`). */
export async function edgeConfig(places: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(path.join(ROOT, 'scripts/edge/edge.conf.template'), 'utf8')
  return template.replace(/\$\{(EDGE_\w+)\}/g, (_, name: string) => {
    const value = places[name]
    if (value === undefined) throw new Error(`The edge has a place that nothing fills: ${name}`)
    return value
  })
}

/**
 * Starts nginx in front of a site.
 * @throws Error what nginx says where it does not start
 */
export async function startEdge(
  site: string,
  { port: told, tls }: EdgeOptions = {},
): Promise<Edge> {
  const program = ensureNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-edge-'))
  const inside = (name: string) => path.join(folder, name)
  const port = told ?? (await freePort())
  const clock = await freePort()
  const tlsPort = tls && (await freePort())
  await mkdir(inside('cache'))
  if (tls) {
    await writeFile(inside('fullchain.pem'), tls.certificate)
    await writeFile(inside('privkey.pem'), tls.key)
    const shipped = await readFile(path.join(ROOT, 'scripts/edge/tls.conf'), 'utf8')
    const filled = shipped
      .replace(/^listen 443/m, `listen 127.0.0.1:${tlsPort}`)
      .replaceAll('/etc/nginx/edge', folder)
      // Its own port is none that a reader's browser would know.
      .replace('https://$host$', `https://$host:${tlsPort}$`)
    await writeFile(inside('tls.conf'), filled)
  }
  await writeFile(
    inside('edge.conf'),
    await edgeConfig({
      EDGE_LISTEN: `127.0.0.1:${port}`,
      EDGE_CLOCK: `127.0.0.1:${clock}`,
      EDGE_UPSTREAM: `127.0.0.1:${new URL(site).port}`,
      EDGE_RESOLVER: '127.0.0.1',
      EDGE_CACHE_DIR: inside('cache'),
      EDGE_CACHE_SIZE: '256m',
      // Nothing where there is none, as in the container.
      EDGE_TLS_CONF: inside('tls*.conf'),
      EDGE_LOG: inside('access.log'),
    }),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${inside(kind)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    inside('nginx.conf'),
    `${user} daemon off; pcre_jit on; worker_processes 2; pid ${inside('pid')}; error_log ${inside('error.log')};
events { worker_connections 1024; }
http { sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary.join(' ')}
include ${inside('edge.conf')}; }`,
  )
  const child = spawn(program, ['-c', inside('nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (said += piece))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const close = async () => {
    child.kill('SIGTERM')
    if (!hasEnded()) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 10_000
  while (!(await isThere(url))) {
    if (hasEnded() || Date.now() > deadline) {
      await close()
      throw new Error(`nginx did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    secureUrl: tlsPort === undefined ? undefined : `https://127.0.0.1:${tlsPort}`,
    async stored() {
      const names = await readdir(inside('cache'), { recursive: true })
      const files = names.filter((name) => /[\da-f]{32}$/.test(name))
      return Promise.all(files.map((name) => readFile(path.join(inside('cache'), name), 'latin1')))
    },
    log: () => readFile(inside('access.log'), 'utf8'),
    close,
  }
}

function isThere(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
