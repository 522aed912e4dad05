import pg from 'pg'

import { newSeaman, newSession } from '../site/members'
import { mailTo } from '../site/outbox'
import { axeFindsNothing } from './axe'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** A seafarer who is signed in lets the own form go along with a mailing, and leaves a company out, on a phone. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let database: pg.Client

test.beforeAll(async ({ site, editor }) => {
  database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  for (const name of ['Form East', 'Form West']) {
    const answer = await editor.request('POST', '/crewings?locale=en', {
      name,
      country: 'PL',
      timeZone: 'UTC',
      email: `${name.replace(' ', '-').toLowerCase()}@forms.example`,
      acceptsMailings: true,
      // No tanker: other tests of this site count those.
      fleet: { vesselTypes: ['bulk-carrier'] },
      licence: {
        number: 'F/1',
        authority: 'Maritime office',
        checkedOn: inDays(-1),
        validUntil: inDays(300),
      },
      _status: 'published',
    })
    expect(answer.status).toBe(201)
  }
})
test.afterAll(() => database.end())

for (const { locale, javaScriptEnabled } of [
  { locale: 'uk', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`nothing to send is said, the form is ticked, nothing typed is lost: ${locale}`, async ({
      page,
      context,
      quiet,
      site,
      editor,
    }) => {
      test.setTimeout(120_000)
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      const seafarer = `mailing.form.${locale}@ship.example`
      const id = await newSeaman(database, { email: seafarer, name: 'Olena Koval' })
      await database.query(
        `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on)
         VALUES ($1, 1, $2, 'Bright Star', '2025-01-01T12:00:00Z')`,
        [id, `form-${id}`],
      )
      const page0 = `/${locale}/mailing/review?mailing=world&rank=chief-mate`

      // Before the sign-in the page leads there, and back.
      await page.goto(page0)
      const [, back] =
        (await page.locator('#own-form a').getAttribute('href'))?.split('next=') ?? []
      expect(decodeURIComponent(back ?? '')).toMatch(/^\/\w\w\/mailing\/review\?.*rank=chief-mate/)

      const [name = '', value = ''] = (await newSession(database, id)).split('=')
      await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
      await page.goto(page0)
      await page.locator('form.review button[value=send]').click()
      await expect(field(page, 'name')).toHaveValue('Olena Koval')
      await field(page, 'available').fill(inDays(20))
      await field(page, 'telephone').fill('+380 44 000 00 00')
      await field(page, 'consent').check()
      await send(page)
      await expect(page.locator('[data-field=cv] .err').first()).toBeVisible()

      await page.locator('button[data-leaves]').click()
      await page.locator('input[name=parts][value=service]').check()
      await page.locator('details.review-out summary').click()
      await page.getByLabel('Form West').check()
      await page.locator('form.review .acts button').first().click()
      await expect(page).toHaveURL(/parts=service/)
      await expect(page.locator('[data-left-out]')).toContainText('Form West')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(360)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the review with the own form')
      const preview = await page.locator('#own-form a').getAttribute('href')
      const shown = await page.request.get(preview ?? '')
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf'])

      await page.locator('form.review button[value=send]').click()
      await expect(field(page, 'telephone')).toHaveValue('+380 44 000 00 00')
      await field(page, 'available').fill(inDays(20))
      await field(page, 'consent').check()
      await send(page)
      await expect(page).toHaveURL(/sent=MH-/, { timeout: 30_000 })
      const reference = (await page.locator('[data-reference]').textContent()) ?? ''
      const found = await editor.request(
        'GET',
        `/requests?where[reference][equals]=${reference}&depth=0`,
      )
      const { docs } = (await found.json()) as { docs: { id: number }[] }
      const request = docs[0]?.id ?? 0
      await editor.request('PATCH', `/requests/${request}`, { state: 'confirmed' })
      expect((await editor.request('POST', `/requests/${request}/send-mailing`)).status).toBe(200)
      const lettersTo = async (address: string) =>
        (await mailTo(site.dataDir, address)).filter(
          ({ replyTo = [] }) => replyTo[0]?.address === seafarer,
        )
      await expect
        .poll(async () => (await lettersTo('form-east@forms.example')).length, { timeout: 60_000 })
        .toBe(1)
      const [letter] = await lettersTo('form-east@forms.example')
      expect(letter?.attachments.map(({ filename }) => filename)).toEqual([
        'application-form-en.pdf',
      ])
      // The report comes once no letter waits any more.
      await expect
        .poll(async () => (await mailTo(site.dataDir, seafarer)).length, { timeout: 60_000 })
        .toBeGreaterThan(1)
      expect(await lettersTo('form-west@forms.example')).toEqual([])
    })
  })
}
