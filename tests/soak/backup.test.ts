import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { keepErased } from '../../src/cms/services/backup/back-up'
import { makeBackup } from '../../src/cms/services/backup/make-backup'
import { isLocale } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { photograph } from '../fixtures/photograph'
import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { paragraph } from '../site/editor'
import { runScript } from '../site/run-script'
import { forget, type ServedSite, serveSite } from '../site/site'
import { tableContents } from '../site/table-contents'
import { newDatabase } from '../site/test-postgres.mjs'
import { siteUnderTest } from '../http/site-under-test'

/** The drill: a site that is written to, a backup of it, and the same site elsewhere. */

const under = siteUnderTest()

/** Publishes, renames and uploads until it is told to stop; returns how often. */
async function writeUntil(stop: AbortSignal, editor: Editor, name: string): Promise<number> {
  let turn = 0
  for (; !stop.aborted; turn += 1) {
    const title = `Tide ${name} ${turn}`
    const id = await editor.create('en', { title, body: paragraph(title) })
    await editor.publish(id, 'en')
    await editor.publish(id, 'en', { title: `${title} again`, slug: `tide-${name}-${turn}-again` })
    const alt = { alt: 'The sea' }
    await editor.upload(`sea-${name}-${turn}.jpg`, 'image/jpeg', await photograph(320, 200), alt)
    if (turn % 3 === 0) await editor.delete(id)
  }
  return turn
}

/** A letter by the form of the site; its reference. */
async function sendLetter(): Promise<string> {
  const { url } = under.site
  const { body } = await ask(url, '/forms/contact')
  const [input = ''] = /<input[^>]* name="key"[^>]*>/.exec(body) ?? []
  const key = /value="([^"]*)"/.exec(input)?.[1] ?? ''
  const fields = { key, name: 'Olena', email: 'olena@ship.example', message: 'To be forgotten' }
  const answer = await fetch(`${url}/forms/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  const { docs } = await under.editor.read<{ docs: { id: number; reference: string }[] }>(
    '/requests?limit=1&depth=0',
  )
  return docs[0]?.reference ?? ''
}

async function lettersTo(address: string, databaseUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM messages WHERE "to" = $1', [address])
  await client.end()
  return rowCount
}

/**
 * What readers are shown, with the address of the site taken out. Scripts go by revisions, which are of each database, and
 * other languages are named in any order.
 */
async function shown({ url }: ServedSite, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (one) => {
      const { status, body } = await ask(url, one)
      const [, page = body] = /(<body.*)$/s.exec(body) ?? []
      const text = page.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(url, 'https://site')
      return { one, status, title: /<title>(.*?)<\/title>/.exec(body)?.[1], text }
    }),
  )
}

/** Goes with the test, however it ends. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-backup-'))
  onTestFinished(() => forget(folder))
  return folder
}

interface Row {
  locale: string
  path: string
}

test(
  'comes back whole elsewhere: every table, every page, every file, and nothing that was erased',
  { timeout: 180_000 },
  async () => {
    const { site, editor } = under
    const { databaseUrl, dataDir } = site
    const [folder, there] = [await temporaryFolder(), await temporaryFolder()]
    const forgotten = await sendLetter()
    const stop = new AbortController()
    const writers = [
      writeUntil(stop.signal, editor, 'a'),
      writeUntil(stop.signal, await editor.hire('Ivo'), 'b'),
    ]
    const uploaded = () => editor.read<{ totalDocs: number }>('/media?limit=1&depth=0')
    await expect
      .poll(async () => (await uploaded()).totalDocs, { timeout: 30_000 })
      .toBeGreaterThan(2)

    let tables: Record<string, string> = {}
    let live: Row[] = []
    const { file, missingFiles } = await makeBackup({
      databaseUrl,
      dataDir,
      folder,
      keep: 7,
      version: '1.2.3',
      onSnapshot: async (snapshot) => {
        tables = await tableContents(databaseUrl, snapshot)
        const client = new pg.Client({ connectionString: databaseUrl })
        await client.connect()
        await client.query(
          `BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT '${snapshot}'`,
        )
        live = (
          await client.query<Row>(
            `SELECT locale, path FROM publications WHERE collection = 'pages'`,
          )
        ).rows
        await client.end()
      },
    })
    stop.abort()
    expect((await Promise.all(writers)).every((turns) => turns > 0)).toBe(true)
    expect(missingFiles).toEqual([])
    expect(await lettersTo('olena@ship.example', databaseUrl)).toBeGreaterThan(0)
    // What happens after it is not in it: something new, and something that is erased.
    const late = await editor.create('en', { title: 'Too late', body: paragraph('Too late') })
    await editor.publish(late, 'en')
    const { docs } = await editor.read<{ docs: { id: number }[] }>(
      `/requests?where[reference][equals]=${forgotten}&depth=0`,
    )
    expect((await editor.request('DELETE', `/requests/${docs[0]?.id}`)).status).toBe(200)
    await keepErased({
      databaseUrl,
      dataDir,
      folder,
      keep: 7,
      version: '1.2.3',
      storeUrl: undefined,
    })

    const restored = await newDatabase()
    const { code, output } = await runScript('restore', [file], {
      DATABASE_URL: restored,
      DATA_DIR: there,
    })
    expect(output).toContain('1 erased requests erased again')
    expect(code).toBe(0)

    const found = await tableContents(restored)
    const changed = Object.keys({ ...tables, ...found }).filter(
      (name) => tables[name] !== found[name],
    )
    // The request, what belonged to it, and that it is erased; and the clock that each write renews.
    expect(changed.toSorted()).toEqual(['erased_requests', 'ledger_clock', 'messages', 'requests'])
    expect(found.requests).toBe('0 rows, ')
    expect(await lettersTo('olena@ship.example', restored)).toBe(0)
    expect(found.erased_requests).toMatch(/^1 rows/)

    const again = await serveSite({ databaseUrl: restored, dataDir: there })
    try {
      const paths = live.map(({ locale, path: one }) =>
        publicPath({ locale: isLocale(locale) ? locale : 'en', path: one }, 'en'),
      )
      const others = (await shown(again, paths)).filter(({ status }) => status !== 200)
      expect(others.map(({ one, status }) => [one, status])).toEqual([])
      expect((await ask(again.url, '/too-late')).status).toBe(404)
      expect((await ask(site.url, '/too-late')).status).toBe(200)
      // Not the home page: it shows what was published after the backup.
      const firstContent = ['/docs', '/ar/docs', '/crewings', '/zh/about', '/uk/sitemap.xml']
      expect(await shown(again, firstContent)).toEqual(await shown(site, firstContent))
      const media = path.join(there, 'media')
      const names = await readdir(media)
      expect(names.length).toBeGreaterThan(0)
      const image = `/api/media/file/${names[0]}`
      expect(await shown(again, [image])).toEqual(await shown(site, [image]))
    } finally {
      await again.stop()
    }
    const reindex = await runScript('cms-reindex', ['--check'], {
      DATABASE_URL: restored,
      DATA_DIR: there,
    })
    expect(reindex.output).not.toMatch(/missing|different/)
    expect(reindex.code).toBe(0)
  },
)
