import { readFile } from 'node:fs/promises'

import { pdf } from '../fixtures/form-files'
import { Editor } from '../site/editor'
import { mailTo } from '../site/outbox'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An answer to a vacancy, from its page to the company's mail, the staff's reply and the thread in the panel. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const CV = { name: 'Коваленко CV.pdf', mimeType: 'application/pdf', buffer: pdf() }

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

let vacancy: number

test.beforeAll(async ({ editor }) => {
  const company = await publish(editor, 'crewings', {
    name: 'Whole Way Crewing',
    timeZone: 'UTC',
    email: 'crew@whole-way.example',
    licence: {
      number: 'WW/1',
      authority: 'Maritime office',
      checkedOn: inDays(-1),
      validUntil: inDays(300),
    },
  })
  vacancy = await publish(editor, 'vacancies', {
    company,
    rank: 'pumpman',
    vesselType: 'chemical-tanker',
    openUntilDay: inDays(60),
    pay: { min: 300_000, currency: 'USD', period: 'month' },
    joining: { from: inDays(40), to: inDays(47), port: 'Santos', country: 'BR' },
  })
})

for (const { locale, javaScriptEnabled } of [
  { locale: 'uk', javaScriptEnabled: true },
  { locale: 'uk', javaScriptEnabled: false },
  { locale: 'ar', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`a vacancy is answered by keyboard with a CV: ${locale}`, async ({
      page,
      quiet,
      site,
    }) => {
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      const seafarer = `o.kovalenko.${locale}.${javaScriptEnabled}@ship.example`
      await page.goto(`/${locale}/crewings/whole-way-crewing/${vacancy}-x`)
      await page.locator(`a[href$="/forms/answer/${vacancy}"]`).first().press('Enter')
      await expect(page).toHaveURL(new RegExp(`/forms/answer/${vacancy}$`))
      const field = (name: string) => page.locator(`#field-${name}`)
      await field('name').pressSequentially('Oleksandr Kovalenko')
      await field('email').pressSequentially(seafarer)
      await field('available').fill(inDays(20))
      await field('message').pressSequentially('أعمل على ناقلات')
      await field('cv').setInputFiles(CV)
      await page.locator('.send button').press('Enter')

      // Only the agreement is missing; the file need not be sent again.
      const summary = page.locator('.form-main > .wrong')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(1)
      await expect(page.locator('[data-field=cv] .kept').last()).toContainText('CV.pdf')
      await expect(field('message')).toHaveValue('أعمل على ناقلات')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the refused answer')
      await field('consent').press('Space')
      await page.locator('.send button').press('Enter')
      await expect(page).toHaveURL(/\?sent=MH-/)
      const reference = (await page.locator('[data-reference]').textContent()) ?? ''

      const forwarded = await expect
        .poll(async () => (await mailTo(site.dataDir, 'crew@whole-way.example')).length, {
          timeout: 30_000,
        })
        .toBeGreaterThan(0)
        .then(async () => {
          const mails = await mailTo(site.dataDir, 'crew@whole-way.example')
          return mails.find(({ replyTo = [] }) => replyTo[0]?.address === seafarer)
        })
      expect(forwarded?.attachments.map(({ filename }) => filename)).toEqual([CV.name])
      expect(forwarded?.text).toContain('أعمل على ناقلات')
      await expect
        .poll(async () => (await mailTo(site.dataDir, seafarer)).map(({ text }) => text).join())
        .toContain(reference)
    })
  })
}

test('staff find an answer, note it, reply, and read the thread', async ({
  context,
  page,
  site,
  editor,
}) => {
  test.setTimeout(180_000)
  await page.goto(`/uk/forms/contact`)
  await page.locator('#field-name').fill('Олена')
  await page.locator('#field-email').fill('olena@sender.example')
  await page.locator('#field-message').fill('مرحبا\nЧи є вакансії?')
  await page.locator('.send button').click()
  await page.waitForURL(/[?&]sent=/)
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''

  await enter(context, editor)
  await page.goto(`${site.url}/admin/collections/requests?limit=100`)
  await page.getByRole('link', { name: reference }).click({ timeout: 60_000 })
  const sent = page.getByRole('region', { name: 'What was sent' })
  await expect(sent).toContainText('Чи є вакансії?', { timeout: 60_000 })

  await page.getByLabel('Note', { exact: true }).fill('Asked the office.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByText('Asked the office.')).toBeVisible({ timeout: 60_000 })

  await page.getByLabel('Answer by mail').fill('Так, є дві.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  const thread = page.getByRole('region', { name: 'Messages' })
  await expect(thread.getByText('Так, є дві.')).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(async () => (await mailTo(site.dataDir, 'olena@sender.example')).length, {
      timeout: 30_000,
    })
    .toBe(2)
  const mails = await mailTo(site.dataDir, 'olena@sender.example')
  const confirmation = mails.find(({ inReplyTo }) => inReplyTo === undefined)
  const reply = mails.find(({ inReplyTo }) => inReplyTo !== undefined)
  expect(reply?.inReplyTo).toBe(confirmation?.messageId)
  expect(reply?.text).toContain('Так, є дві.')

  await page.goto(`${site.url}/admin/collections/requests?limit=100`)
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('link', { name: 'Export the list (CSV)' }).click({ timeout: 60_000 })
  expect(await readFile(await (await download).path(), 'utf8')).toContain(reference)
})

test('a translator sees no requests in the panel', async ({ context, page, site, editor }) => {
  const account = { email: 'no-requests@site.example', password: 'only-for-tests' }
  await editor.request('POST', '/staff', {
    ...account,
    name: 'Tara',
    role: 'translator',
    languages: ['uk'],
  })
  await enter(context, await Editor.signIn(site.url, account))
  await page.goto(`${site.url}/admin`)
  await expect(page.getByRole('heading', { name: 'My drafts' })).toBeVisible({ timeout: 60_000 })
  for (const name of ['Requests', 'Messages', 'Addresses that refuse mail']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
})
