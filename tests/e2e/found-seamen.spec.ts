import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { send } from './seafarer'
import { expect, test } from './test'

/** A seafarer ticks it on a phone without scripts; staff find and open the form in the panel, and no more once it is unticked. */

let database: pg.Client

test.beforeAll(async ({ site }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
})
test.afterAll(async () => {
  await database.query(`DELETE FROM seaman_papers WHERE number = 'EA 7654321';
    DELETE FROM seamen WHERE email = 'found@ship.example'`)
  await database.end()
})

test('from the tick to the panel, and back', async ({ browser, page, editor, site }) => {
  const id = await newSeaman(database, {
    ...{ email: 'found@ship.example', name: 'Olena Koval', rank: 'second-mate' },
  })
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, version, send_key, document, number, expires, validity)
     VALUES ($1, 1, 'key-e2e-found', 'passport', 'EA 7654321', '2033-05-05T00:00:00Z', 'until')`,
    [id],
  )
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  const phone = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
  })
  await phone.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  const own = await phone.newPage()
  const tick = async () => {
    await own.goto(`${site.url}/ar/seaman/account/record/search`)
    await own.locator('input[name=found]').click()
    await send(own)
    await expect(own).toHaveURL(/done=saved/)
  }
  await tick()

  await enter(page.context(), editor)
  await page.goto('/admin/seafarers?rank=second-mate&paper=passport&valid=2033-05-05')
  await expect(page.locator('.mh-report').getByRole('status')).toHaveText('Found: 1')
  await axeFindsNothing(page, 'the list of found seafarers', '.mh-report')
  await page.getByRole('link', { name: 'Olena Koval' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olena Koval')
  const papers = page.locator('section', { has: page.getByRole('heading', { name: 'Papers' }) })
  await expect(papers).toContainText('•••321')
  await expect(papers).not.toContainText('7654')
  await axeFindsNothing(page, 'the form of a found seafarer', '.mh-report')
  const { rows } = await database.query(
    `SELECT FROM audit_events WHERE action = 'read' AND document = $1`,
    [id],
  )
  expect(rows.length).toBeGreaterThan(0)

  await tick()
  await page.reload()
  await expect(page.locator('.mh-report')).toContainText('does not let the form be found')
  await page.goto('/admin/seafarers?rank=second-mate&paper=passport')
  await expect(page.locator('.mh-report').getByRole('status')).toHaveText('Found: 0')
  await phone.close()
})

test('a day that is none is said, and not asked for', async ({ page, editor }) => {
  await enter(page.context(), editor)
  await page.goto('/admin/seafarers?valid=abc&ready=2026-99-99')
  await expect(page.locator('.mh-report').getByRole('alert')).toContainText('does not exist')
  await page.goto('/admin/seafarers?valid=2030-01-01&ready=')
  await expect(page.locator('.mh-report').getByRole('status')).toBeVisible()
  await expect(page.locator('.mh-report').getByRole('alert')).toHaveCount(0)
})

test('who has not the right has no way there, and reads why', async ({ page, editor }) => {
  const colleague = await editor.hire('Nadia')
  await enter(page.context(), colleague)
  await page.goto('/admin/seafarers')
  await expect(page.locator('.mh-report')).toContainText('do not have the right')
  await expect(page.locator('a[href="/admin/seafarers"]')).toHaveCount(0)
})
