import type { Page } from '@playwright/test'
import pg from 'pg'

import { scriptAddress } from '../../src/domain/browser/browser-scripts'
import { paragraph } from '../site/editor'
import { newSeaman, newSession, writeService } from '../site/members'
import { publishVacancy } from '../site/publish-vacancy'
import { documentsAsked } from './shell'
import { expect, test } from './test'

/** Every link loads a document. What a page asks for beside itself, and what it does where that does not come. */

/** One page of each kind that everybody may read. */
const PUBLIC = [
  ...['/', '/uk/before-you-sign', '/ar/docs', '/mailing', '/crewings', '/crewings/companies'],
  ...['/search?q=visa', '/nowhere', '/consent', '/forms/contact', '/forms/offer', '/forms/data'],
  ...['/forms/alerts', '/mailing/review', '/seaman/sign-in', '/seaman/apply', '/seaman/link'],
]

const OWN = ['/seaman/account', '/seaman/account/data', '/seaman/services', '/uk/seaman/services']

/** The addresses that the page asks for from now on, without the pages themselves. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname)
  })
  return addresses
}

const isScript = (address: string) => address.startsWith('/_')

/** What every page names. */
const OF_EVERY_PAGE = [scriptAddress('page')]

async function onSlowLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, downloadThroughput: 1e6, uploadThroughput: 1e6 }
  await session.send('Network.emulateNetworkConditions', { ...conditions, latency: 700 })
}

/** What a reader does with whatever page there is. */
async function useControls(page: Page): Promise<void> {
  await page.mouse.wheel(0, 2_000)
  await page
    .locator(':is(button, input, select, textarea, summary, [data-tip]):visible')
    .evaluateAll((controls) => controls.forEach((control) => (control as HTMLElement).focus()))
}

/** Which of the pages asked for React or Next’s router, or has either. */
async function withReact(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const requests = asked(page)
  for (const address of addresses) {
    requests.length = 0
    await page.goto(address)
    await useControls(page)
    await page.waitForLoadState('networkidle')
    const isThere = await page.evaluate(
      () => 'next' in window || Object.keys(document.body).some((key) => key.startsWith('__react')),
    )
    if (
      isThere ||
      requests.some((one) => one.startsWith('/_next/static/chunks/') && one.endsWith('.js'))
    ) {
      found.push(address)
    }
  }
  return found
}

test('no page loads React: not by itself, nor when its controls are used', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/404/)
  await publishVacancy(editor)
  expect(await withReact(page, PUBLIC)).toEqual([])
})

test('nor do an account and the services', async ({ page, context, editor, site }) => {
  const service = await writeService(editor, { title: 'A service' })
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  const seaman = await newSeaman(database, { email: 'documents@ship.example' })
  const [name = '', value = ''] = (await newSession(database, seaman, site.url)).split('=')
  await database.end()
  await context.addCookies([{ name, value, url: site.url }])
  const services = [`/seaman/services/${service}`, `/seaman/services/${service}/ask`]
  expect(await withReact(page, [...OWN, ...services])).toEqual([])
})

test('on a slow link a page that is read asks for nothing beside itself and its script', async ({
  page,
}) => {
  await onSlowLink(page)
  const addresses = asked(page)
  await page.goto('/about')
  await page.mouse.wheel(0, 2_000)
  await page.locator('main').click({ position: { x: 5, y: 200 } })
  await page.locator('header details summary').first().click()
  await page.keyboard.press('Escape')
  // Longer than the page waits for on a fast link.
  await page.waitForFunction(() => performance.now() > 6_000)
  expect(addresses.filter(isScript)).toEqual(OF_EVERY_PAGE)
  expect(addresses.length).toBeLessThanOrEqual(3)
})

test('on a fast link what helps to read comes by itself, once the page was there for a while', async ({
  page,
}) => {
  const script = page.waitForRequest(/\/_scripts\/[\w-]+\/reading\.js$/)
  await page.goto('/about')
  await script
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3_000)
})

test('nobody who saves data is sent more scripts unasked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const addresses = asked(page)
  await page.goto('/about')
  await page.waitForFunction(() => performance.now() > 5_000)
  expect(addresses.filter(isScript)).toEqual(OF_EVERY_PAGE)
})

test('the switch in the footer leaves scripts and images out, and brings them back', async ({
  page,
}) => {
  const addresses = asked(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Save data' }).click()
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('script:not([type="application/ld+json"]), img, .stars')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save data' })).toBeHidden()
  addresses.length = 0
  await page.goto('/mailing')
  await page.waitForLoadState('networkidle')
  expect(addresses.filter(isScript)).toEqual([])
  await page.getByRole('radio', { name: /EUR/ }).first().check()
  await page.locator('form.currency button').first().click()
  await expect(page.getByRole('radio', { name: /EUR/ }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('button', { name: 'Save data' })).toBeVisible()
})

test('a page whose scripts do not come is read, its links lead on, and they are asked for again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  const tried: string[] = []
  await page.route('**/_scripts/**', (route) => {
    tried.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/forms/contact')
  const field = page.locator('main form textarea').first()
  await field.focus()
  await expect.poll(() => tried.length).toBeGreaterThan(1)
  await field.fill('Words')
  await page.locator('header nav a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(/forms/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/forms\/contact/)
})

test('a page out of the browser’s cache is loaded again where it is another one by now, and only then', async ({
  page,
  editor,
}) => {
  const id = await editor.create('en', { title: 'Late', slug: 'late', body: paragraph('first') })
  await editor.publish(id, 'en')
  await page.goto('/late')
  await expect(page.getByText('first')).toBeVisible()
  const documents = documentsAsked(page)
  // As a browser says it of a page that comes back.
  const back = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await answer
  }
  await back()
  await editor.publish(id, 'en', { body: paragraph('second') })
  expect(documents).toEqual([])
  await back()
  await expect(page.getByText('second')).toBeVisible()
  expect(documents).toEqual(['/late'])
})
