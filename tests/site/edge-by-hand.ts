import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '../../scripts/environment.mjs'
import { ensureNginx } from '../../scripts/nginx.mjs'
import { freePort } from './site'

/** nginx in front of a site, as docs/edge.md tells an operator of Debian to set it up. */
export interface EdgeByHand {
  url: string
  /** With the certificate that was given. */
  secureUrl: string | undefined
  close(): Promise<void>
}

const DEBIANS_PAGE = 'Welcome to nginx on Debian!'

/** The commands of a part of docs/edge.md, as an operator copies them. */
function commandsOf(text: string, part: string): string {
  const [, rest = ''] = text.split(`\n## ${part}\n`)
  const commands = /\n```sh\n([^]*?)```\n/.exec(rest)?.[1]
  if (commands === undefined) throw new Error(`docs/edge.md has no commands under "${part}".`)
  return commands
}

/** `replaceAll` that fails where there is nothing to replace: the text has changed, and the test is to follow. */
function put(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`docs/edge.md does not say ${from} any more.`)
  return text.replaceAll(from, to)
}

/** What Debian's package brings, as far as it meets ours; its own page listens where ours is to. */
const debianConfig = (folder: string, user: string, port: number) => ({
  'nginx.conf': `${user}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/var/log/nginx/error.log;
events {
	worker_connections 768;
}
http {
	sendfile on;
	tcp_nopush on;
	types_hash_max_size 2048;
	default_type application/octet-stream;
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_prefer_server_ciphers on;
	access_log ${folder}/var/log/nginx/access.log;
	gzip on;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/var/lib/nginx/${kind};`).join('\n\t')}
	include ${folder}/etc/nginx/conf.d/*.conf;
	include ${folder}/etc/nginx/sites-enabled/*;
}
`,
  'sites-enabled/default': `server {
	listen 127.0.0.1:${port} default_server;
	server_name _;
	return 200 "${DEBIANS_PAGE}";
}
`,
})

/**
 * Runs the commands under "By hand" in docs/edge.md, each as it stands there: only folders and ports are of a temporary
 * place. `apt-get` installs what is missing, and `systemctl` tells the nginx that the package would have started.
 * @param upstream host and port of the site
 * @throws Error what a command says that fails
 */
export async function startEdgeByHand(
  upstream: string,
  { tls }: { tls?: { certificate: string; key: string } } = {},
): Promise<EdgeByHand> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-by-hand-'))
  const port = await freePort()
  const tlsPort = await freePort()
  const inside = (name: string) => path.join(folder, name)
  const write = async (name: string, text: string, mode?: number) => {
    await mkdir(path.dirname(inside(name)), { recursive: true })
    await writeFile(inside(name), text, { mode })
  }

  const doc = await readFile(path.join(ROOT, 'docs/edge.md'), 'utf8')
  let commands = commandsOf(doc, 'By hand')
  for (const place of ['/etc/nginx', '/var/cache/nginx', '/var/log/nginx']) {
    commands = put(commands, place, inside(place))
    await mkdir(inside(place), { recursive: true })
  }
  commands = put(commands, "'80 default_server'", `'127.0.0.1:${port} default_server'`)
  commands = put(commands, '127.0.0.1:8081', `127.0.0.1:${await freePort()}`)
  commands = put(commands, '127.0.0.1:3000', upstream)

  // The one who works for others is not allowed what root is: the folders have to be theirs.
  const isRoot = process.getuid?.() === 0
  await chmod(folder, 0o755)
  const config = debianConfig(folder, isRoot ? 'user www-data;' : '', port)
  for (const [name, text] of Object.entries(config)) await write(`etc/nginx/${name}`, text)
  await mkdir(inside('etc/nginx/conf.d'))
  await mkdir(inside('var/lib/nginx'), { recursive: true })
  const program = ensureNginx()
  const nginx = `${program} -p ${folder} -c ${inside('etc/nginx/nginx.conf')}`
  await write('bin/nginx', `#!/bin/sh\nexec ${nginx} "$@"\n`, 0o755)
  await write(
    'bin/systemctl',
    `#!/bin/sh\n[ "$*" = 'reload nginx' ] && exec ${nginx} -s reload\n`,
    0o755,
  )
  await write(
    'bin/apt-get',
    `#!/bin/sh
[ "$*" = 'install nginx-light gettext-base' ] || { echo "unknown packages: $*" >&2; exit 1; }
PATH="\${PATH#*:}"
command -v envsubst > /dev/null || exec env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 $([ "$(id -u)" = 0 ] || echo sudo -n) apt-get install -y -qq --no-install-recommends gettext-base
`,
    0o755,
  )
  if (tls) {
    const shipped = await readFile(path.join(ROOT, 'scripts/edge/tls.conf'), 'utf8')
    const filled = put(shipped, 'listen 443', `listen 127.0.0.1:${tlsPort}`)
    await write('etc/nginx/edge/tls.conf', put(filled, '/etc/nginx', inside('/etc/nginx')))
    await write('etc/nginx/edge/fullchain.pem', tls.certificate)
    await write('etc/nginx/edge/privkey.pem', tls.key)
  }

  // The package starts it at once, with its own page.
  const child = spawn(inside('bin/nginx'), ['-g', 'daemon off;'], {
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
  const until = async (isThere: () => Promise<boolean>) => {
    const deadline = Date.now() + 10_000
    while (!(await isThere().catch(() => false))) {
      if (hasEnded() || Date.now() > deadline) {
        const errors = await readFile(inside('var/log/nginx/error.log'), 'utf8').catch(() => '')
        throw new Error(`nginx does not serve:\n${said}${errors}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  try {
    await until(async () => (await (await fetch(url)).text()) === DEBIANS_PAGE)
    // What the doc says of the main file, in its own words.
    for (const line of ['pcre_jit on;', 'worker_connections 4096;']) put(doc, `\`${line}\``, '')
    const main = config['nginx.conf'].replace('worker_connections 768;', 'worker_connections 4096;')
    await write('etc/nginx/nginx.conf', `pcre_jit on;\n${main}`)
    const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('EDGE_'))
    // Each as an operator types it, from the folder of the project; the first that fails is the end.
    await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', commands], {
      cwd: ROOT,
      env: {
        ...Object.fromEntries(environment),
        NODE_ENV: process.env.NODE_ENV,
        PATH: `${inside('bin')}:${process.env.PATH}`,
      },
      timeout: 300_000,
    })
    const ours = async () => (await fetch(url, { redirect: 'manual' })).text()
    await until(async () => (await ours()) !== DEBIANS_PAGE)
  } catch (error) {
    await close()
    throw error
  }
  return { url, secureUrl: tls && `https://127.0.0.1:${tlsPort}`, close }
}
