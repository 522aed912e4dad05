import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { sharedSite } from './site-under-test'

/** Files of imports over the wire: how large they may be, who may send them, and from where. */

const under = sharedSite()

const MB = 1024 * 1024
const PATH = '/api/imports/upload?kind=companies&name=all.csv'

interface Answer {
  status: number
  id: number | undefined
  message: string | undefined
}

async function send(body: Buffer | string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(under.editor.url + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const told = (await answer.json()) as { id?: number; errors?: { message: string }[] }
  return { status: answer.status, id: told.id, message: told.errors?.[0]?.message }
}

const signedIn = () => ({ Authorization: `JWT ${under.editor.cookie().value}` })

async function stateOf(id: number | undefined): Promise<string> {
  return (await under.editor.read<{ state: string }>(`/imports/${id}/progress`)).state
}

test(
  'a file of just under 20 MB is taken, a larger one is refused in words',
  { tags: 'soak' },
  async () => {
    const line = `${'x'.repeat(90)}\n`
    const large = Buffer.from(`name\n${line.repeat(Math.floor((19.9 * MB) / line.length))}`)
    const taken = await send(large, signedIn())
    expect(taken).toMatchObject({ status: 201 })
    // Of more rows than are read.
    await expect.poll(() => stateOf(taken.id), { timeout: 60_000 }).toBe('failed')
    const refused = await send(Buffer.alloc(20.5 * MB, 'x'), {
      ...signedIn(),
      'Accept-Language': 'de',
    })
    expect(refused.status).toBe(413)
    expect(refused.message).toContain('20 MB')
    expect(refused.message).toContain('Datei')
  },
)

test('a stranger, and another site in the browser of an editor, are refused', async () => {
  expect((await send('name\nAcme', {})).status).toBe(403)
  expect((await send(Buffer.alloc(MB, 'x'), {})).status).toBe(413)
  const { name, value } = under.editor.cookie()
  const Cookie = `${name}=${value}`
  for (const headers of [
    { Cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Cookie },
  ]) {
    expect((await send('name\nAcme', headers)).status).toBe(403)
  }
  const own = { Cookie, Origin: under.editor.url, 'Sec-Fetch-Site': 'same-origin' }
  expect((await send('name\nAcme', own)).status).toBe(201)
})

test('a workbook is read, whatever it is called and sent as', async () => {
  const workbook = await readFile('tests/fixtures/workbooks/crew.xlsx')
  for (const type of [
    'application/octet-stream',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]) {
    const { id } = await send(workbook, { ...signedIn(), 'Content-Type': type })
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('mapping')
    const { workbook: told } = await under.editor.read<{ workbook: { sheet: string } }>(
      `/imports/${id}/progress`,
    )
    expect(told.sheet).toBe('Crew & ranks')
  }
})

test('what the running site reads of it is told as it stands', async () => {
  const { id } = await send('name\nAcme\n', signedIn())
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('mapping')
})
