import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'

/** A public site whose database was filled while it was tried out. */

let site: ServedSite
let client: pg.Client

beforeAll(async () => {
  const databaseUrl = await copyTemplate('empty')
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO crewings (name, slug, time_zone, is_example, _status)
     VALUES ('Frisland Example Crewing', 'frisland-example', 'UTC', true, 'published')`,
  )
  site = await serveSite({ databaseUrl, env: { SITE_URL: 'https://site.example' } })
})
afterAll(async () => {
  await client.end()
  await site.stop()
  await forget(site.dataDir)
})

test('warns of examples in the log and on the first page of the panel, and shows none', async () => {
  const lines = () => site.output().split('\n')
  const warnings = () => lines().filter((line) => line.includes('EXAMPLES IN THE DATABASE'))
  await expect.poll(() => warnings().length).toBe(1)
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({ level: 'warn', companies: 1 })

  const editor = await Editor.signIn(site.url)
  // Every text of the panel is in the page somewhere; this one has the numbers in it.
  const isTold = async () =>
    (await (await editor.open('/admin')).text()).includes('Companies: 1, vacancies: 0. Readers do')
  expect(await isTold()).toBe(true)

  const { rows } = await client.query<{ id: number }>('SELECT id FROM crewings')
  const saved = await editor.request('PATCH', `/crewings/${String(rows[0]?.id)}?locale=en`, {
    city: 'Odesa',
    _status: 'published',
  })
  expect(saved.status).toBe(200)
  const index = await client.query(
    `SELECT path FROM publications WHERE collection = 'crewings' AND document <> 'list'`,
  )
  expect(index.rows).toEqual([{ path: 'crewings/frisland-example' }])
  expect((await ask(site.url, '/crewings/frisland-example')).status).toBe(404)

  const removed = await editor.request('POST', '/crewings/remove-examples')
  expect(await removed.json()).toEqual({ companies: 1, vacancies: 0, seafarers: 0 })
  expect(await isTold()).toBe(false)
})
