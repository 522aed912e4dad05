import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import { enter } from './panel'
import { forget, type Site, startSite } from '../site/site'
import { expect, test } from './test'

/** Plans that become due, also while the site is down. */

let own: Site
let olena: Editor

test.beforeAll(async () => {
  own = await startSite({ env: { SEED: 'none' } })
  olena = await (await Editor.signIn(own.url)).hire('Olena')
})
test.afterAll(async () => {
  await own.stop()
  await forget(own.dataDir)
})

async function statuses(): Promise<number[]> {
  const paths = ['/planned', `/uk/${encodeURIComponent('заплановано')}`]
  return Promise.all(paths.map(async (path) => (await ask(own.url, path)).status))
}

test('each language comes and goes at its time, also when the site was down then', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const id = await olena.create('en', { title: 'Planned', slug: 'planned' })
  await olena.saveDraft(id, 'uk', { title: 'Заплановано', slug: 'заплановано' })
  const document = { relationTo: 'pages' as const, value: id }

  await test.step('English, then Ukrainian', async () => {
    await olena.plan(document, 'publish', 'en', 3_000)
    await olena.plan(document, 'publish', 'uk', 10_000)
    expect(await statuses()).toEqual([404, 404])
    await expect.poll(statuses, { timeout: 20_000 }).toEqual([200, 200])
  })
  await test.step('English is taken down, Ukrainian stays', async () => {
    await olena.plan(document, 'withdraw', 'en', 2_000)
    await expect.poll(statuses, { timeout: 20_000 }).toEqual([410, 200])
  })
  await test.step('what became due while the site was down is done when it starts', async () => {
    await olena.plan(document, 'publish', 'en', 3_000)
    const due = Date.now() + 3_000
    expect(await own.stop()).toBe(0)
    await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(due)
    own = await startSite({
      dataDir: own.dataDir,
      env: { SEED: 'none', PORT: new URL(own.url).port },
    })
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200])
  })
  await test.step('and the desk says that plans are watched, with none left', async () => {
    await enter(page.context(), olena)
    await page.goto(`${own.url}/admin`)
    await expect(page.locator('.mh-desk .mh-good').first()).toContainText(
      'Plans are carried out on time',
    )
    await expect(page.getByText('Nothing is planned.')).toBeVisible()
    const { docs } = await olena.read<{ docs: { problem?: string | null; doneAt?: string }[] }>(
      '/schedules',
    )
    expect(docs).toHaveLength(4)
    for (const plan of docs)
      expect(plan).toMatchObject({ doneAt: expect.any(String), problem: null })
  })
})
