import { expect, test } from 'vitest'

import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { type ServedSite, serveSite } from '../site/site'
import { siteUnderTest } from '../http/site-under-test'

/** Schedules that become due, also while the site is down. */

const under = siteUnderTest({ template: 'empty' })

async function statuses(site: ServedSite): Promise<number[]> {
  const paths = ['/planned', `/uk/${encodeURIComponent('заплановано')}`]
  return Promise.all(paths.map(async (path) => (await ask(site.url, path)).status))
}

const soon = { timeout: 20_000 }

// The gate sees schedules run in integration/features/schedules.test.ts.
test('each language comes and goes at its time, also when the site was down then', async () => {
  const { site, editor: admin } = under
  const olena = await admin.hire('Olena')
  const id = await olena.create('en', { title: 'Planned', slug: 'planned' })
  await olena.saveDraft(id, 'uk', { title: 'Заплановано', slug: 'заплановано' })
  const document = { relationTo: 'pages' as const, value: id }

  // English, then Ukrainian.
  await olena.schedule(document, 'publish', 'en', 1_000)
  await olena.schedule(document, 'publish', 'uk', 5_000)
  expect(await statuses(site)).toEqual([404, 404])
  await expect.poll(() => statuses(site), soon).toEqual([200, 404])
  await expect.poll(() => statuses(site), soon).toEqual([200, 200])
  // English is unpublished, Ukrainian stays.
  await olena.schedule(document, 'unpublish', 'en', 500)
  await expect.poll(() => statuses(site), soon).toEqual([410, 200])

  // What became due while the site was down is done when it starts.
  await olena.schedule(document, 'publish', 'en', 2_000)
  const due = Date.now() + 2_000
  expect(await site.stop()).toBe(0)
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(due)
  const { databaseUrl, dataDir } = site
  const again = await serveSite({ databaseUrl, dataDir })
  try {
    await expect.poll(() => statuses(again), soon).toEqual([200, 200])
    await expectAllDone(olena.at(again.url))
  } finally {
    await again.stop()
  }
})

/** That the desk says so too. */
async function expectAllDone(editor: Editor): Promise<void> {
  const desk = await (await editor.open('/admin')).text()
  expect(desk).toContain('Schedules are carried out on time')
  expect(desk).toContain('Nothing is scheduled.')
  const { docs } = await editor.read<{ docs: { problem?: string | null; doneAt?: string }[] }>(
    '/schedules',
  )
  expect(docs).toHaveLength(4)
  for (const schedule of docs)
    expect(schedule).toMatchObject({ doneAt: expect.any(String), problem: null })
}
