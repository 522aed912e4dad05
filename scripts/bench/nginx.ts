import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort } from '../../tests/site/site'
import type { Undo } from './run-bench'

/** A body that nginx serves as a file. */
export interface ServedFile {
  name: string
  body: Uint8Array
  encoding: string
}

/**
 * Serves bodies by nginx, with two processes, as it is installed; returns the address of each.
 * `undefined` where there is no nginx on this machine.
 */
export async function serveByNginx(
  undo: Undo,
  files: readonly ServedFile[],
): Promise<Map<string, string> | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-nginx-'))
  undo(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const locations = files.map(({ name, encoding }) => {
    const header = encoding === 'identity' ? '' : `add_header Content-Encoding ${encoding};`
    return `location = /${name} { default_type "text/html; charset=utf-8"; ${header} }`
  })
  await mkdir(path.join(folder, 'files'))
  for (const { name, body } of files) await writeFile(path.join(folder, 'files', name), body)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary.join(' ')}
server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} } }`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, config)
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
  undo(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answers) return new Map(files.map(({ name }) => [name, `${origin}/${name}`]))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not answer within ten seconds')
}
