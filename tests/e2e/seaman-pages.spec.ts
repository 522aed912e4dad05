import type { Browser, Page } from '@playwright/test'

import { seamanApplicationCookieName } from '../../src/domain/members/seaman-account'
import { pdf } from '../fixtures/form-files'
import { enter } from './panel'
import { field, linkTo, send } from './seafarer'
import { expect, test } from './test'

/** What stands around the services: where a way ends that began there, who is signed in, what one has sent, and how one goes. */

interface Found {
  docs: { id: number }[]
}

const PASSWORD = 'a quiet harbour lamp'

async function apply(page: Page, email: string): Promise<void> {
  await field(page, 'name').fill('Олена Коваль')
  await field(page, 'email').fill(email)
  await field(page, 'rank').selectOption('second-mate')
  await field(page, 'citizenship').selectOption('UA')
  await field(page, 'newPassword').fill(PASSWORD)
  await field(page, 'consent').check()
  await send(page)
  await expect(page).toHaveURL(/done=applied/)
}

async function another(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

const nextOf = (page: Page) => new URL(page.url()).searchParams.get('next')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a way that began at a service ends there, with what was typed', async ({
    page,
    browser,
    site,
    editor,
  }) => {
    test.setTimeout(120_000)
    const email = 'way@ship.example'
    const service = '/uk/seaman/services/1'

    // By the application, the confirmation and a link to sign in.
    await page.goto(service)
    await page.locator('main a[href*="/seaman/apply"]').click()
    expect(nextOf(page)).toBe(service)
    await apply(page, email)
    expect(nextOf(page)).toBe(service)
    await page.goto(await linkTo(site.dataDir, email, 'confirm'))
    await send(page)
    await expect(page).toHaveURL(/done=confirmed/)
    await page.locator('main a[href*="/seaman/link"]').click()
    await field(page, 'email').fill(email)
    await send(page)
    await expect(page).toHaveURL(/done=linkSent/)
    const link = await linkTo(site.dataDir, email, 'link')

    // Another browser is told which one it is for, and how to get one of its own.
    const other = await another(browser)
    await other.goto(link)
    await expect(other.locator('h1')).toHaveText('Це посилання для іншого браузера')
    await expect(other.locator('input[name=key]')).toHaveCount(0)
    await other.locator('main form button').click()
    await expect(other.locator('#field-email')).toBeVisible()
    expect([new URL(other.url()).pathname, nextOf(other)]).toEqual(['/uk/seaman/link', service])

    await page.goto(link)
    await send(page)
    expect(new URL(page.url()).pathname).toBe(service)
    const bar = page.locator('.member-bar')
    await expect(bar).toContainText('Олена Коваль')

    const { docs } = await editor.read<Found>(`/seamen?where[email][equals]=${email}`)
    await editor.request('PATCH', `/seamen/${Number(docs[0]?.id)}`, { state: 'active' })
    await page.goto('/uk/seaman/services')
    await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', '/uk/seaman/services')
    await page.locator('.service a').first().click()
    await expect(bar.locator('[aria-current=true]')).toHaveAttribute('href', '/uk/seaman/services')
    await page.locator('a[href$="/ask"]').click()
    await expect(bar).toBeVisible()

    // The session ends while the form is being filled in.
    const beside = await page.context().newPage()
    await beside.goto(`${site.url}/uk/seaman/account`)
    await beside.locator('.member-bar button').click()
    await expect(beside).toHaveURL(/done=signedOut/)
    await field(page, 'message').fill('I join in Houston on 12 January.')
    await field(page, 'consent').check()
    const answer = page.waitForResponse((one) => one.request().method() === 'POST')
    await send(page)
    expect((await answer).status()).toBe(303)
    await expect(page).toHaveURL(/\/uk\/seaman\/sign-in\?next=/)
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(PASSWORD)
    await send(page)
    await expect(page).toHaveURL(/\/uk\/seaman\/services\/\d+\/ask/)
    await expect(field(page, 'message')).toHaveValue('I join in Houston on 12 January.')

    await field(page, 'file').setInputFiles({
      name: 'book.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(),
    })
    await field(page, 'consent').check()
    await send(page)
    await expect(page).toHaveURL(/\?sent=MH-/)

    // What was sent is there to read and to take along, for its sender alone.
    await page.goto('/uk/seaman/account')
    const sent = page.locator('.own-requests > li').first()
    const words = sent.getByText('I join in Houston on 12 January.')
    await expect(words).toBeHidden()
    await sent.locator('summary').click()
    await expect(words).toBeVisible()
    const file = (await sent.locator('.own-files a').getAttribute('href')) ?? ''
    const taken = await page.request.get(file)
    expect([taken.status(), (await taken.body()).equals(pdf())]).toEqual([200, true])
    expect((await other.request.get(site.url + file)).status()).toBe(404)
    await other.context().close()

    // Who goes reads what goes, and what stays for how long.
    await page.goto('/uk/seaman/account/delete')
    const goes = page.locator('.deletion li')
    for (const part of ['обліковий запис', 'усі входи', 'історія', 'стаж роботи']) {
      await expect(goes.filter({ hasText: part }).first()).toBeVisible()
    }
    await expect(page.locator('.deletion td').first()).toContainText(/\d/)
    await expect(field(page, 'password')).toBeVisible()
  })
})

test('who came in by a link alone is shown how to get a password, and comes back', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const email = 'no-password@ship.example'
  const own = '/en/seaman/account/delete'
  await page.goto('/en/seaman/apply')
  await apply(page, email)
  // As in another browser than that of the application, where the password that was typed there counts for nothing.
  await page.context().clearCookies({ name: seamanApplicationCookieName(site.url) })
  await page.goto('/en/seaman/link')
  await field(page, 'email').fill(email)
  await send(page)
  await expect(page).toHaveURL(/done=linkSent/)
  await page.goto(await linkTo(site.dataDir, email, 'link'))
  await send(page)
  await expect(page).toHaveURL(/\/seaman\/account$/)

  await page.goto(own)
  await expect(field(page, 'password')).toHaveCount(0)
  await page.locator('main a[href*="/seaman/password"]').click()
  await field(page, 'email').fill(email)
  await send(page)
  await expect(page).toHaveURL(/done=linkSent/)
  await page.goto(await linkTo(site.dataDir, email, 'password'))
  await field(page, 'newPassword').fill('another quiet lamp')
  await send(page)
  await expect(page).toHaveURL(/done=passwordSet/)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill('another quiet lamp')
  await send(page)
  await expect(page).toHaveURL(/\/seaman\/account\/delete$/)
  await expect(field(page, 'password')).toBeVisible()
})

test('staff at the form of a service read that seafarers ask, and find their panel', async ({
  page,
  context,
  editor,
}) => {
  await enter(context, editor)
  await page.goto('/en/seaman/services/1/ask')
  await expect(page.locator('h1')).toHaveText('Only seafarers ask for services')
  await expect(page.locator('.member-bar form')).toHaveCount(0)
  await expect(page.locator('.member-bar p a')).toHaveAttribute(
    'href',
    '/admin/collections/seaman-services/1',
  )
  await page.locator('main .ways-on a').click()
  await expect(page).toHaveURL(/\/seaman\/services\/1$/)
})

for (const { width, place } of [
  { width: 390, place: 'the menu' },
  { width: 1280, place: 'the bar' },
]) {
  test(`the header leads to the account, in ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const early: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/seaman/')) early.push(request.url())
    })
    await page.goto('/uk/about')
    const links = page.locator('header').getByRole('link', { name: 'Ваш обліковий запис' })
    if (width < 1000) {
      await expect(links).toHaveCount(0)
      await page.locator('header details').last().locator('summary').click()
    }
    await expect(links).toHaveCount(1)
    await links.hover()
    expect(early).toEqual([])
    await links.click()
    await expect(page).toHaveURL(/\/uk\/seaman\/sign-in\?next=%2Fuk%2Fseaman%2Faccount$/)
  })
}
