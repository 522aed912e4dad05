import type { Page } from '@playwright/test'

import { pdf } from '../fixtures/form-files'
import { mailTo } from '../site/outbox'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** A mailing, from the card with its price to the report of what became of it. */

const goOn = (page: Page) => page.locator('form.review button[value=send]').click()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.beforeAll(async ({ editor }) => {
  for (const [name, country] of [
    ['Mailing North', 'PL'],
    ['Mailing South', 'GR'],
  ]) {
    const answer = await editor.request('POST', '/crewings?locale=en', {
      name,
      country,
      timeZone: 'UTC',
      email: `${name?.replace(' ', '-').toLowerCase()}@mailing.example`,
      acceptsMailings: true,
      fleet: { vesselTypes: ['lng-carrier'] },
      licence: {
        number: 'M/1',
        authority: 'Maritime office',
        checkedOn: inDays(-1),
        validUntil: inDays(300),
      },
      _status: 'published',
    })
    expect(answer.status).toBe(201)
  }
})

for (const { locale, javaScriptEnabled } of [
  { locale: 'uk', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`a mailing is looked at, corrected, asked for, sent and reported: ${locale}`, async ({
      page,
      quiet,
      site,
      editor,
    }) => {
      test.setTimeout(120_000)
      quiet.allow(/status of 422/)
      const seafarer = `mailing.${locale}@ship.example`
      await page.goto(`/${locale}/mailing`)
      await page.locator('a[href*="/mailing/review?mailing=ocean"]').click()
      await expect(page.locator('[data-form]')).toHaveCount(0)
      await page.locator('#field-rank').selectOption('chief-mate')
      await page.locator('input[name=vessels][value=tanker]').check()
      await page.locator('form.review button').click()
      await expect(page).toHaveURL(/vessels=tanker/)
      await expect(page.locator('.review-reach')).toContainText(locale === 'ar' ? 'شركتان' : '2')
      await expect(page.locator('.review-names')).toContainText('Mailing North')
      const total = page.locator('[data-total]')
      await expect(total).toContainText('39')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the review of a mailing')
      await goOn(page)

      const field = (name: string) => page.locator(`#field-${name}`)
      await field('name').fill('Oleksandr Kovalenko')
      await field('email').fill(seafarer)
      await field('available').fill(inDays(20))
      await field('message').fill('أعمل على ناقلات')
      await field('cv').setInputFiles({
        name: 'CV.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(),
      })
      // Who goes back to look again finds all of it at the form: no script is needed, and no file is sent twice.
      await page.locator('button[data-leaves]').click()
      await expect(page.locator('.review-reach')).toBeVisible()
      await expect(page).toHaveURL(/kept=/)
      await page.locator('form.review button[value=choose]').click()
      await expect(page.locator('#field-rank')).toHaveValue('chief-mate')
      await expect(page.locator('input[name=vessels][value=tanker]')).toBeChecked()
      await page.locator('form.review button').click()
      await goOn(page)
      await expect(field('name')).toHaveValue('Oleksandr Kovalenko')
      await expect(field('message')).toHaveValue('أعمل على ناقلات')
      await expect(page.locator('[data-field=cv] .kept').last()).toContainText('CV.pdf')
      await expect(field('consent')).not.toBeChecked()
      if (javaScriptEnabled) await axeFindsNothing(page, 'the form of a mailing')
      await field('consent').check()

      // The price changes between the page and the sending.
      const list = await editor.request('GET', '/globals/price-list?locale=en&depth=0')
      const { mailings } = (await list.json()) as { mailings: { key: string; promo?: object }[] }
      const withPromo = (USD: number) =>
        editor.request('POST', '/globals/price-list?locale=en', {
          mailings: mailings.map((row) =>
            row.key === 'ocean' ? { ...row, promo: { ...row.promo, USD } } : row,
          ),
        })
      expect((await withPromo(4_100)).status).toBe(200)
      await page.locator('.send button').click()
      await expect(total).toContainText('41')
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      await expect(field('name')).toHaveValue('Oleksandr Kovalenko')
      await expect(page.locator('[data-field=cv] .kept').last()).toContainText('CV.pdf')
      expect((await mailTo(site.dataDir, seafarer)).length).toBe(0)
      // What was agreed to was another price.
      await expect(field('consent')).not.toBeChecked()
      await field('consent').check()
      await page.locator('.send button').click()
      await expect(page).toHaveURL(/sent=MH-/)
      const reference = (await page.locator('[data-reference]').textContent()) ?? ''
      expect((await withPromo(3_900)).status).toBe(200)

      // The link in its mail says what becomes of it.
      const stateLink = async () =>
        (await mailTo(site.dataDir, seafarer))
          .map(({ text = '' }) => /\S*\/forms\/state\/[\w-]{22}/.exec(text)?.[0])
          .find(Boolean)
      await expect.poll(stateLink, { timeout: 30_000 }).toBeTruthy()
      const state = new URL((await stateLink()) ?? '').pathname
      await page.goto(state)
      await expect(page.locator('[data-state=staff]')).toBeVisible()
      await expect(page.locator('.lede')).toContainText(reference)
      await expect(page.locator('main')).not.toContainText('Kovalenko')
      await page.goto(`${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`)
      await expect(page.locator('[data-state]')).toHaveCount(0)

      // Staff confirm it, and send it by the button.
      const found = await editor.request(
        'GET',
        `/requests?where[reference][equals]=${reference}&depth=0`,
      )
      const { docs } = (await found.json()) as { docs: { id: number }[] }
      const id = docs[0]?.id ?? 0
      const confirmed = await editor.request('PATCH', `/requests/${id}`, { state: 'confirmed' })
      expect(confirmed.status).toBe(200)
      const sent = await editor.request('POST', `/requests/${id}/send-mailing`)
      expect(sent.status).toBe(200)
      await expect
        .poll(async () => (await mailTo(site.dataDir, seafarer)).map(({ text }) => text).join(), {
          timeout: 60_000,
        })
        .toContain('/mailing/report/')
      const [letter] = (await mailTo(site.dataDir, 'mailing-north@mailing.example')).filter(
        ({ replyTo = [] }) => replyTo[0]?.address === seafarer,
      )
      expect(letter?.attachments.map(({ filename }) => filename)).toEqual(['CV.pdf'])
      const mails = await mailTo(site.dataDir, seafarer)
      expect(mails.map(({ text }) => text).join()).toContain('41')
      const report = mails
        .map(({ text = '' }) => /\S*\/mailing\/report\/\S+/.exec(text)?.[0])
        .find(Boolean)
      await page.goto(state)
      await expect(page.locator('.acts a').first()).toHaveAttribute(
        'href',
        new URL(report ?? '').pathname,
      )
      await page.goto(new URL(report ?? '').pathname)
      await expect(page.locator('tr[data-state=sent]')).toHaveCount(2)
    })
  })
}

test('a company stops mailings by the link in a letter, with one press', async ({
  page,
  site,
  editor,
}) => {
  const letters = await mailTo(site.dataDir, 'mailing-south@mailing.example')
  const stop = letters
    .map(({ text = '' }) => /\S*\/mailing\/stop\/\S+/.exec(text)?.[0])
    .find(Boolean)
  await page.goto(new URL(stop ?? '').pathname)
  await page.locator('.sent form button').click()
  await expect(page.locator('.sent form')).toHaveCount(0)
  // A mail program presses its own button, in either encoding (RFC 8058).
  const header = letters[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const address = header.slice(1, -1)
  const press = { 'List-Unsubscribe': 'One-Click' }
  for (const body of [{ form: press }, { multipart: press }]) {
    expect((await page.request.post(address, body)).status()).toBe(204)
    expect((await page.request.post(address.slice(0, -1), body)).status()).toBe(400)
  }
  const stops = await editor.request('GET', '/mailing-stops?depth=0')
  const { docs } = (await stops.json()) as { docs: { address: string }[] }
  expect(docs.map(({ address }) => address)).toContain('mailing-south@mailing.example')
  await page.goto('/mailing/review?mailing=world&rank=chief-mate')
  await expect(page.locator('.review-names')).not.toContainText('Mailing South')
})

test('staff send a confirmed mailing from its request', async ({ context, page, site, editor }) => {
  test.setTimeout(120_000)
  await page.goto('/mailing/review?mailing=world&rank=chief-mate')
  await goOn(page)
  await page.locator('#field-name').fill('Panel')
  await page.locator('#field-email').fill('panel@ship.example')
  await page.locator('#field-available').fill(inDays(20))
  await page.locator('#field-message').fill('I know tankers')
  await page.locator('#field-consent').check()
  await page.locator('.send button').click()
  await page.waitForURL(/[?&]sent=/)
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''
  const found = await editor.request(
    'GET',
    `/requests?where[reference][equals]=${reference}&depth=0`,
  )
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const id = docs[0]?.id ?? 0
  await enter(context, editor)
  await page.goto(`${site.url}/admin/collections/requests/${id}`)
  await expect(page.getByText('Once the seafarer has confirmed and paid')).toBeVisible({
    timeout: 60_000,
  })
  await page.locator('#field-state .rs__control').click()
  await expect(page.getByRole('option', { name: 'Being sent' })).toHaveCount(0)
  await page.getByRole('option', { name: 'Confirmed', exact: true }).click()
  await page.locator('#action-save').click()
  await page.getByRole('button', { name: /^Send to \d+ compan/ }).click({ timeout: 60_000 })
  await page.locator('#confirm-action').click()
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible({ timeout: 60_000 })
})
