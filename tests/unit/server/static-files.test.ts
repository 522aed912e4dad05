import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createStaticFiles } from '../../../src/server/static-files'

let root = ''
let server: Server | undefined

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mariner-hub-static-'))
})
afterEach(async () => {
  server?.close()
  await rm(root, { recursive: true })
})

/** What is answered at an address; `left to Next` where the files have no answer. */
async function get(address: string, headers?: Record<string, string>): Promise<string> {
  const origin = await serve()
  return (await fetch(origin + address, headers ? { headers } : {})).text()
}

/** Serves the files that are there now. */
async function serve(): Promise<string> {
  const serveStatic = createStaticFiles(root)
  server = createServer((request, response) => {
    serveStatic(request, response, () => response.end(`left to Next: ${request.url ?? ''}`))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

describe('the files that a build made', () => {
  it('are served from the build', async () => {
    await mkdir(path.join(root, '.next/static'), { recursive: true })
    await writeFile(path.join(root, '.next/static/a.js'), 'built')
    expect(await get('/_next/static/a.js')).toBe('built')
  })

  it('are served whole, whatever range is asked for', async () => {
    await mkdir(path.join(root, '.next/static'), { recursive: true })
    await writeFile(path.join(root, '.next/static/a.js'), 'built')
    for (const range of ['bytes=3-1', 'bytes=99-', 'bytes=-0', 'bytes=0-1', 'bytes=x']) {
      expect(await get('/_next/static/a.js', { range })).toBe('built')
      server?.close()
    }
  })

  it('that another build has taken away end their request alone', async () => {
    const folder = path.join(root, '.next/static')
    await mkdir(folder, { recursive: true })
    for (const name of ['a.js', 'a.js.br', 'b.js'])
      await writeFile(path.join(folder, name), 'built')
    const origin = await serve()
    await rm(path.join(folder, 'a.js.br'))
    const headers = { 'accept-encoding': 'br' }
    await expect(fetch(`${origin}/_next/static/a.js`, { headers })).rejects.toThrow('fetch failed')
    expect(await (await fetch(`${origin}/_next/static/b.js`)).text()).toBe('built')
  })

  it('are left to Next where nothing was built, as `npm run dev` finds it on a fresh clone', async () => {
    expect(await get('/_next/static/a.js')).toBe('left to Next: /_next/static/a.js')
  })
})
