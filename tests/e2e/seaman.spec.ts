import { pdf } from '../fixtures/form-files'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { field, linkTo, send } from './seafarer'
import { expect, test } from './test'

/** A seafarer's way: apply, confirm, be let in, sign in, read a service, ask for it, read the answer; and be shut out. */

interface Found {
  docs: { id: number }[]
}

const PASSWORD = 'a quiet harbour lamp'

/** Those of the first content, and what other tests of the worker have written. */
async function liveServices(editor: Editor): Promise<number> {
  const query = 'where[_status][equals]=published&limit=1&depth=0&locale=en'
  const { totalDocs } = await editor.read<{ totalDocs: number }>(`/seaman-services?${query}`)
  expect(totalDocs).toBeGreaterThanOrEqual(12)
  return totalDocs
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'uk', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: true },
  { locale: 'ph', javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`from the application to an answer: ${locale}`, async ({
      page,
      quiet,
      browser,
      site,
      editor,
    }) => {
      test.setTimeout(180_000)
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      const seafarer = `member.${locale}@ship.example`
      const services = `/${locale}/seaman/services`

      // Anyone who is no member is led to the sign-in, and from there to the application.
      await page.goto(`${services}/1`)
      await expect(page).toHaveURL(/\/seaman\/sign-in\?next=/)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the sign-in')
      await page.goto(`/${locale}/seaman/apply`)
      await field(page, 'name').fill('Олена Коваль')
      await field(page, 'email').fill(seafarer)
      await field(page, 'rank').selectOption('second-mate')
      await field(page, 'citizenship').selectOption('UA')
      await field(page, 'newPassword').fill('short')
      await field(page, 'consent').check()
      await send(page)
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      // The answer holds no password; with scripts the page is left as it stands.
      if (!javaScriptEnabled) await expect(field(page, 'newPassword')).toHaveValue('')
      await expect(field(page, 'name')).toHaveValue('Олена Коваль')
      await field(page, 'newPassword').fill(PASSWORD)
      await send(page)
      await expect(page).toHaveURL(/done=applied/)

      await page.goto(await linkTo(site.dataDir, seafarer, 'confirm'))
      await send(page)
      await expect(page).toHaveURL(/done=confirmed/)
      await page.goto(services)
      await field(page, 'email').fill(seafarer)
      await field(page, 'password').fill(PASSWORD)
      await send(page)
      // Signed in, and not yet let in: the page says so, and shows nothing.
      await expect(page).toHaveURL(new RegExp(`${services}$`))
      await expect(page.locator('#_standing')).toBeVisible()
      await expect(page.locator('.service')).toHaveCount(0)

      const { docs } = await editor.read<Found>(`/seamen?where[email][equals]=${seafarer}`)
      const id = Number(docs[0]?.id)
      await editor.request('PATCH', `/seamen/${id}`, { state: 'active' })
      await page.goto(services)
      await expect(page.locator('.service')).toHaveCount(await liveServices(editor))
      if (javaScriptEnabled) await axeFindsNothing(page, 'the services')

      await page.locator('input[name=q]').fill('DS-160')
      await page.locator('.services-find button').click()
      await expect(page.locator('.service')).toHaveCount(1)
      await page.locator('.service a').click()
      await expect(page).toHaveURL(/\/seaman\/services\/\d+$/)
      if (javaScriptEnabled) await axeFindsNothing(page, 'a service')
      const title = (await page.locator('h1').textContent()) ?? ''
      await page.locator('a[href$="/ask"]').click()
      await field(page, 'message').fill('I join in Houston on 12 January.')
      await field(page, 'file').setInputFiles({
        name: 'passport page.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(),
      })
      await send(page)
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      await expect(field(page, 'message')).toHaveValue('I join in Houston on 12 January.')
      if (javaScriptEnabled) await axeFindsNothing(page, 'the refused request')
      await field(page, 'consent').check()
      await send(page)
      await expect(page).toHaveURL(/\?sent=MH-/)
      const reference = (await page.locator('[data-reference]').textContent()) ?? ''

      const asked = await editor.read<Found>(`/requests?where[reference][equals]=${reference}`)
      expect(asked.docs[0]).toMatchObject({ kind: 'service', email: seafarer })
      const answer = `Yes, we can help: ${locale}`
      await editor.request('POST', `/requests/${Number(asked.docs[0]?.id)}/reply`, {
        text: answer,
      })
      await page.goto(`/${locale}/seaman/account`)
      const row = page.locator('.own-requests > li', { hasText: reference })
      await expect(row).toContainText(title)
      await expect(row.locator('blockquote')).toHaveText(answer)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the account')

      // Shut out: the very next click shows nothing of what is for members.
      await page.goto(services)
      const reason = 'Two accounts'
      await editor.request('PATCH', `/seamen/${id}`, { state: 'suspended', reason })
      await page.locator('.service a').first().click()
      await expect(page.locator('#_standing')).toBeVisible()
      await expect(page.locator('main')).toContainText(reason)
      await expect(page.locator('a[href$="/ask"]')).toHaveCount(0)

      // Another browser never saw anything.
      const stranger = await browser.newContext({ javaScriptEnabled })
      const other = await stranger.newPage()
      await other.goto(site.url + services)
      await expect(other).toHaveURL(/\/seaman\/sign-in\?next=/)
      await stranger.close()
    })
  })
}

test('staff may look at the services, and ask for none', async ({ page, context, editor }) => {
  await enter(context, editor)
  await page.goto('/en/seaman/services')
  await expect(page.locator('.service')).toHaveCount(await liveServices(editor))
  await page.locator('.service a').first().click()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('a[href$="/ask"]')).toHaveCount(0)
})
