import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { newScanKey } from '../../scripts/environment.mjs'
import { docx, pdf } from '../fixtures/form-files'
import { Editor } from '../site/editor'
import { ask, askBytes } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { runScript, startScript } from '../site/run-script'
import { forget, type ServedSite, serveSite } from '../site/site'
import { tableContents } from '../site/table-contents'
import { newDatabase, SCAN_KEYS } from '../site/test-postgres.mjs'

/**
 * The drill of forms and scans: a site that is killed while it is backed up, its records elsewhere with the keys of scans and without them,
 * and new keys on a site that runs.
 */

const RECORD = '/seaman/account/record'

/** As large as scans are: its blocks are many. */
const scanOf = (number: number) =>
  pdf({ objects: [`9 0 obj\n(${`page ${number} of a passport `.repeat(20_000)})\nendobj\n`] })

interface Member {
  id: number
  cookie: string
  /** The address of each scan, with what it is. */
  scans: Map<string, Buffer>
}

/** Goes with the test, however it ends. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-drill-'))
  onTestFinished(() => forget(folder))
  return folder
}

/** A site that ends with the test, where it runs still. */
async function served(options: Parameters<typeof serveSite>[0]): Promise<ServedSite> {
  const site = await serveSite(options)
  let isOver = false
  onTestFinished(async () => {
    if (!isOver) await site.stop()
  })
  const over = async <Ended>(end: () => Promise<Ended>) => {
    isOver = true
    return end()
  }
  return { ...site, stop: () => over(() => site.stop()), kill: () => over(() => site.kill()) }
}

async function withDatabase<Done>(
  { databaseUrl }: ServedSite,
  work: (client: pg.Client) => Promise<Done>,
): Promise<Done> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Sends a form of the record with a file, as a browser without scripts does. */
async function sendFile(
  { url }: ServedSite,
  cookie: string,
  below: string,
  { typed = {}, file }: { typed?: Record<string, string>; file: [name: string, bytes: Buffer] },
): Promise<void> {
  const address = `${RECORD}/${below}`
  const { body: page } = await ask(url, address, { cookie })
  const body = new FormData()
  for (const name of ['key', 'of', 'shown']) {
    const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? ''
    if (value !== '') body.set(name, value)
  }
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  const [name, bytes] = file
  body.set(name, new Blob([new Uint8Array(bytes)]), 'file')
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(url + address, { method: 'POST', headers, redirect: 'manual', body })
  expect([address, answer.status]).toEqual([address, 303])
}

/** A seafarer with ships, papers with scans, an old CV, and a form that went with an answer. */
async function writeRecord(site: ServedSite, name: string, scans: number): Promise<Member> {
  const email = `${name}@ship.example`
  const { id, cookie } = await withDatabase(site, async (client) => {
    const seaman = await newSeaman(client, { name, email })
    await client.query(
      `INSERT INTO seaman_contracts (seaman_id, send_key, vessel_name, sign_on)
       SELECT $1, $2 || n, 'Ship of ' || $2 || ' ' || n, now() - n * interval '1 year' FROM generate_series(1, 22) n`,
      [seaman, name],
    )
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO requests (reference, kind, locale, email, "values", erase_at)
       VALUES ($1, 'answer', 'en', $2, '{"formService": true}', now() + interval '1 year') RETURNING id`,
      [`MH-DRILL-${name.toUpperCase()}`, email],
    )
    await client.query(
      `INSERT INTO sent_forms (request_id, parts, record) VALUES ($1, '{service}', $2)`,
      [
        rows[0]?.id,
        { account: { name, email }, contracts: [], papers: [], references: [], sheets: {} },
      ],
    )
    return { id: seaman, cookie: await newSession(client, seaman) }
  })
  for (let number = 0; number < scans; number += 1) {
    await sendFile(site, cookie, 'papers/new', {
      typed: { name: `Paper ${number} of ${name}`, validity: 'unlimited' },
      file: ['scan', scanOf(number)],
    })
  }
  await sendFile(site, cookie, 'cv', { file: ['cv', docx()] })
  const papers = await withDatabase(site, (client) =>
    client.query<{ id: number }>('SELECT id FROM seaman_papers WHERE seaman_id = $1 ORDER BY id', [
      id,
    ]),
  )
  const addresses = papers.rows.map(
    (paper, number) => [`/server/seaman/scans/${paper.id}`, scanOf(number)] as const,
  )
  return { id, cookie, scans: new Map(addresses) }
}

/** How many scans a member opens, and is told that they cannot be opened. */
async function openedScans({ url }: ServedSite, { cookie, scans }: Member) {
  const counted = { well: 0, locked: 0 }
  for (const [address, scan] of scans) {
    const { status, bytes } = await askBytes(url, address, { cookie })
    if (status === 200 && bytes.equals(scan)) counted.well += 1
    if (status === 503) counted.locked += 1
  }
  return counted
}

/** What the page of the record says, but for what is of this page alone. */
async function recordPage({ url }: ServedSite, { cookie }: Member): Promise<string> {
  const { body } = await ask(url, RECORD, { cookie })
  return body
}

test(
  'records, forms and scans come back after a kill: with the key all of it, without it all but the scans',
  { timeout: 280_000 },
  async () => {
    const [folder, here] = [await temporaryFolder(), await temporaryFolder()]
    const site = await served({ dataDir: here })
    const olena = await writeRecord(site, 'olena', 3)
    const gone = await writeRecord(site, 'gone', 1)
    const env = {
      ...{ DATABASE_URL: site.databaseUrl, DATA_DIR: here, BACKUP_DIR: folder },
      SCAN_KEYS,
    }

    // A backup that is killed leaves nothing that could be taken for one; so does the site.
    const { child, ended } = startScript('backup', [], env)
    const begun = async () => (await readdir(folder)).some((name) => name.includes('.partial'))
    await expect.poll(begun, { timeout: 60_000, interval: 5 }).toBe(true)
    child.kill('SIGKILL')
    await ended
    await site.kill()
    expect((await readdir(folder)).filter((name) => name.endsWith('.tar'))).toEqual([])

    const told = await runScript('backup', [], env)
    expect(told).toMatchObject({ code: 0, output: expect.stringContaining('4 scans of papers') })
    const archives = (await readdir(folder)).filter((name) => name.endsWith('.tar'))
    expect(archives).toHaveLength(1)
    const archive = path.join(folder, archives[0] ?? '')
    const before = await tableContents(site.databaseUrl)

    // After the backup one of the two leaves; the list beside the archives knows.
    const again = await served({
      databaseUrl: site.databaseUrl,
      dataDir: here,
      env: { BACKUP_DIR: folder },
    })
    expect(await openedScans(again, olena)).toEqual({ well: 3, locked: 0 })
    const editor = await Editor.signIn(again.url)
    expect((await editor.request('DELETE', `/seamen/${gone.id}`)).status).toBe(200)
    const page = await recordPage(again, olena)
    await again.stop()
    expect((await runScript('backup', [], env)).code).toBe(0)

    const other = newScanKey()
    for (const [keys, opens] of [
      [SCAN_KEYS, 3],
      [other, 0],
    ] as const) {
      const there = {
        ...{ DATABASE_URL: await newDatabase(), DATA_DIR: await temporaryFolder() },
        ...{ BACKUP_DIR: folder, SCAN_KEYS: keys },
      }
      const check = await runScript('restore', [archive, '--check'], there)
      const sentence = opens > 0 ? 'open all 4 scans' : 'open 0 of 4 scans'
      expect(check).toMatchObject({ code: 0, output: expect.stringContaining(sentence) })
      const restored = await runScript('restore', [archive], there)
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(sentence) })

      // Everything of who stayed is there to the last byte, the scans as they are stored too.
      const { DATABASE_URL: databaseUrl } = there
      const elsewhere = await served({
        databaseUrl,
        dataDir: there.DATA_DIR,
        env: { SCAN_KEYS: keys },
      })
      expect(await openedScans(elsewhere, olena)).toEqual({ well: opens, locked: 3 - opens })
      const shown = await recordPage(elsewhere, olena)
      for (const [ship] of page.matchAll(/Ship of olena \d+/g)) expect(shown).toContain(ship)
      expect(shown.match(/\/server\/seaman\/scans\/\d+/g)?.length ?? 0).toBe(opens)
      expect((await ask(elsewhere.url, `${RECORD}/cv`, { cookie: olena.cookie })).body).toContain(
        'Third engineer',
      )
      // Who left is not there again.
      expect((await ask(elsewhere.url, RECORD, { cookie: gone.cookie })).status).not.toBe(200)
      const left = await withDatabase(elsewhere, (client) =>
        client.query(
          `SELECT (SELECT count(*)::int FROM seamen WHERE id = $1) AS accounts,
            (SELECT count(*)::int FROM paper_scans) AS scans, (SELECT count(*)::int FROM sent_forms) AS forms,
            (SELECT count(*)::int FROM seaman_contracts) AS contracts, (SELECT count(*)::int FROM seaman_old_cvs) AS cvs`,
          [gone.id],
        ),
      )
      // What went with an answer stays with it.
      expect(left.rows).toEqual([{ accounts: 0, scans: 3, forms: 2, contracts: 22, cvs: 1 }])
      const found = await tableContents(databaseUrl)
      const same = ['seaman_persons', 'sent_forms', 'requests', 'pages', 'docs', 'media']
      expect(same.filter((name) => before[name] !== found[name])).toEqual([])
      await elsewhere.stop()
    }
  },
)

test(
  'scans get another key while their site runs, and open all the time',
  { timeout: 200_000 },
  async () => {
    const dataDir = await temporaryFolder()
    const first = await served({ dataDir })
    const olena = await writeRecord(first, 'olena', 6)
    await first.stop()
    const keys = `${newScanKey()},${SCAN_KEYS}`
    const { databaseUrl } = first
    const site = await served({ databaseUrl, dataDir, env: { SCAN_KEYS: keys } })

    const { ended } = startScript('scans-rotate', [], {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      SCAN_KEYS: keys,
    })
    let isRunning = true
    const rotated = ended.finally(() => (isRunning = false))
    let rounds = 0
    while (isRunning) {
      expect(await openedScans(site, olena)).toEqual({ well: 6, locked: 0 })
      rounds += 1
    }
    expect(rounds).toBeGreaterThan(0)
    expect(await rotated).toMatchObject({
      code: 0,
      output: expect.stringContaining('6 scans have the key'),
    })
    await site.stop()

    // The older key is needed for nothing that is here.
    const [newest = ''] = keys.split(',')
    const alone = await served({ databaseUrl, dataDir, env: { SCAN_KEYS: newest } })
    expect(await openedScans(alone, olena)).toEqual({ well: 6, locked: 0 })
    const without = await served({ databaseUrl, env: { SCAN_KEYS } })
    expect(await openedScans(without, olena)).toEqual({ well: 0, locked: 6 })
  },
)
