import type { Page } from '@playwright/test'

import { publishCompany } from '../site/company-people'
import { mailTo } from '../site/outbox'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** The way of a company to its desk: the claim, the mail, the check of the staff in the panel, the sign-in, a colleague, the end. */

/** The newest link to a page of the desk in the mail to an address. */
async function linkTo(dataDir: string, address: string, page: string): Promise<string> {
  const find = async () => {
    const mails = await mailTo(dataDir, address)
    const link = new RegExp(`\\S+/company-desk/${page}/[\\w-]{43}`)
    return mails.flatMap(({ text = '' }) => link.exec(text)?.[0] ?? []).at(-1)
  }
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) ?? ''
}

async function signIn(page: Page, locale: string, dataDir: string, email: string): Promise<void> {
  await page.goto(`/${locale}/company-desk/sign-in`)
  await field(page, 'email').fill(email)
  await send(page)
  await expect(page).toHaveURL(/done=linkSent/)
  await page.goto(await linkTo(dataDir, email, 'sign-in'))
  await send(page)
  await expect(page).toHaveURL(/\/company-desk$/)
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'uk', javaScriptEnabled: true },
  { locale: 'ph', javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`from the claim to the desk and away from it: ${locale}`, async ({
      page,
      browser,
      site,
      editor,
    }) => {
      test.setTimeout(180_000)
      const domain = `north-${locale}.example`
      const company = await publishCompany(editor, domain)
      const email = `olena@${domain}`

      await page.goto(`/${locale}${company.path}`)
      await page.locator('.company .desk a').click()
      await expect(page).toHaveURL(new RegExp(`/company-desk/claim/${company.id}$`))
      if (javaScriptEnabled) await axeFindsNothing(page, 'the claim')
      await field(page, 'name').fill('Олена Рекрутер')
      await field(page, 'email').fill(email)
      await field(page, 'consent').check()
      await send(page)
      await expect(page).toHaveURL(/done=claimed/)
      await page.goto(await linkTo(site.dataDir, email, 'confirm'))
      await send(page)
      await expect(page).toHaveURL(/done=proven/)

      // The staff see what is known of the mailbox, write what they have looked up, and accept.
      const { docs } = await editor.read<{ docs: { id: number }[] }>(
        `/company-claims?where[company][equals]=${company.id}&depth=0`,
      )
      const id = docs[0]?.id ?? 0
      const desk = await browser.newContext({ baseURL: site.url })
      const panel = await desk.newPage()
      await enter(desk, editor)
      await panel.goto(`/admin/collections/company-claims/${id}`)
      await expect(panel.locator('#mh-claim-signs + ul')).toContainText(domain)
      await desk.close()
      const accepted = { checkedOn: '2026-11-20', state: 'accepted' }
      expect((await editor.request('PATCH', `/company-claims/${id}`, accepted)).status).toBe(200)

      // What the page says of the licence and of the desk agrees: the day is written there too.
      await page.goto(`/${locale}${company.path}`)
      await expect(page.locator('.company .desk a')).toBeVisible()
      await expect(page.locator('.company .desk p')).toHaveCount(0)
      const licence = { number: 'EX-7', checkedOn: '2026-11-20', validUntil: '2030-01-01' }
      const looked = { licence, _status: 'published' }
      const saved = await editor.request('PATCH', `/crewings/${company.id}?locale=en`, looked)
      expect(saved.status).toBe(200)
      await page.goto(`/${locale}${company.path}`)
      await expect(page.locator('.company .desk p')).toContainText('2026')
      await signIn(page, locale, site.dataDir, email)
      await expect(page.locator('main h2').first()).toContainText(domain)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the desk')

      // A colleague.
      await page.goto(`/${locale}/company-desk/${company.id}/invite`)
      await field(page, 'email').fill(`petro@${domain}`)
      await send(page)
      await expect(page).toHaveURL(/done=invited/)
      const ashore = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
      const other = await ashore.newPage()
      await other.goto(await linkTo(site.dataDir, `petro@${domain}`, 'confirm'))
      await field(other, 'name').fill('Petro')
      await send(other)
      await expect(other).toHaveURL(/done=joined/)
      await signIn(other, locale, site.dataDir, `petro@${domain}`)

      // The colleague's seat ends while the page is open.
      await page.goto(`/${locale}/company-desk/${company.id}`)
      await page.locator('dd a').nth(1).click()
      await page.locator('input[value="end"]').check()
      await send(page)
      await expect(page).toHaveURL(/done=ended/)
      await other.reload()
      await expect(other).toHaveURL(/\/company-desk\/sign-in$/)
      await ashore.close()
    })
  })
}
