import type { Page } from '@playwright/test'

import { type AnalyticsEnd, startAnalyticsEnd } from './analytics-end'
import { ask } from '../site/ask'
import { sendConsent } from '../site/send-consent'
import { forget, type Site, serveSite } from '../site/site'
import { axeFindsNothing } from './axe'
import { loadScript, openWith, scriptsAsked } from './shell'
import { expect, NEW_VISITOR, test } from './test'

/** What a visitor allows: asked for, kept, told to the tag, and taken back. */

const TAG_ID = 'G-TEST123'

test.use({ storageState: NEW_VISITOR })

const dialog = (page: Page) => page.getByRole('dialog')
/** The question, as it stands in the page unasked. */
const strip = (page: Page) => page.locator('.consent-strip')
const link = (page: Page) => page.locator('footer').getByRole('link', { name: 'Cookie settings' })

/** What the cookies of consent are to be, with their attributes. */
async function expectKept(page: Page, record: Record<string, boolean>): Promise<void> {
  const kept = (await page.context().cookies())
    .filter(({ name }) => name.startsWith('mh_consent'))
    .toSorted((a, b) => a.name.length - b.name.length)
  const attributes = { path: '/', sameSite: 'Lax', secure: true, httpOnly: false }
  expect(kept.map(({ expires: _, domain: __, ...cookie }) => cookie)).toEqual([
    { name: 'mh_consent_v1', value: encodeURIComponent(JSON.stringify(record)), ...attributes },
    { name: 'mh_consent_decision_v1', value: 'true', ...attributes },
  ])
  for (const { expires } of kept) {
    const seconds = expires - Date.now() / 1_000
    expect(seconds).toBeGreaterThan(31_536_000 - 300)
    expect(seconds).toBeLessThanOrEqual(31_536_000 + 1)
  }
}

const record = (...allowed: string[]) => ({
  analytics: allowed.includes('analytics'),
  ads: allowed.includes('ads'),
  userData: allowed.includes('userData'),
  personalization: allowed.includes('personalization'),
})
const ALL = record('analytics', 'ads', 'userData', 'personalization')

/** The same in the words of consent mode. */
const mode = (allowed: Record<string, boolean>) => ({
  analytics_storage: allowed.analytics ? 'granted' : 'denied',
  ad_storage: allowed.ads ? 'granted' : 'denied',
  ad_user_data: allowed.userData ? 'granted' : 'denied',
  ad_personalization: allowed.personalization ? 'granted' : 'denied',
})

/** What the tag looks at before it sends anything. */
const isDisabled = (page: Page) =>
  page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) === true, TAG_ID)

/** As text, since it is about the browser alone: how much has moved so far, by itself. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
})`

/** By a link to another page. */
async function goOn(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('with a tag', () => {
  let end: AnalyticsEnd
  let site: Site

  test.beforeAll(async () => {
    end = await startAnalyticsEnd()
    const env = { ANALYTICS_TAG_URL: end.tagUrl, ANALYTICS_TAG_ID: TAG_ID }
    site = await serveSite({ env })
  })
  test.afterAll(async () => {
    await site.stop()
    await forget(site.dataDir)
    end.stop()
  })
  test.beforeEach(() => end.forget())

  const names = () => end.seen().map((entry) => entry[0])
  const updates = () => end.seen().filter((entry) => entry[1] === 'update')
  const tagCookies = async (page: Page) =>
    (await page.context().cookies())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('_g'))
      .toSorted()

  test('nothing leaves before a decision; then it is told in order, once per document', async ({
    page,
  }) => {
    await test.step('nothing before', async () => {
      await page.goto(`${site.url}/before-you-sign`)
      await expect(strip(page)).toBeVisible()
      await expect(strip(page)).toContainText('Nothing of it is loaded before')
      await goOn(page, 'About')
      await expect(strip(page)).toBeVisible()
      await openWith(page, 'consent', page.url())
      expect([end.loads(), end.seen()]).toEqual([0, []])
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    })
    await test.step('everything denied, then what was chosen', async () => {
      await strip(page).getByRole('button', { name: 'Choose one by one' }).click()
      await dialog(page).getByRole('checkbox', { name: 'Statistics' }).check()
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(strip(page)).toBeHidden()
      await expectKept(page, record('analytics'))
      await expect.poll(() => end.seen().length).toBe(4)
      expect(end.loads()).toBe(1)
      const [first, second, third, fourth] = end.seen()
      expect(first).toEqual(['consent', 'default', mode(record())])
      expect(second).toEqual(['consent', 'update', mode(record('analytics'))])
      expect(third?.[0]).toBe('js')
      expect(fourth).toEqual(['config', TAG_ID])
      expect(await isDisabled(page)).toBe(false)
    })
    await test.step('the next document is told once, by itself', async () => {
      end.forget()
      await goOn(page, 'Contract')
      await expect.poll(names).toEqual(['consent', 'consent', 'js', 'config'])
      expect(end.seen().slice(0, 2)).toEqual([
        ['consent', 'default', mode(record())],
        ['consent', 'update', mode(record('analytics'))],
      ])
      await expect(strip(page)).toBeHidden()
    })
    await test.step('taken back: the tag falls silent and its cookies go', async () => {
      expect(await tagCookies(page)).toEqual(['_ga', '_ga_TEST123', '_gcl_au'])
      end.forget()
      await link(page).click()
      await expect(dialog(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
      await dialog(page).getByRole('button', { name: 'Reject all' }).click()
      await expect(page.getByRole('status')).toHaveText('Saved.')
      await expectKept(page, record())
      await expect.poll(updates).toEqual([['consent', 'update', mode(record())]])
      expect(await tagCookies(page)).toEqual([])
      expect(await isDisabled(page)).toBe(true)
      // It is there already, and may speak again.
      await link(page).click()
      await dialog(page).getByRole('button', { name: 'Accept all' }).click()
      await expectKept(page, ALL)
      expect([end.loads(), await isDisabled(page)]).toEqual([0, false])
      await page.reload()
      await expect.poll(() => updates().at(-1)).toEqual(['consent', 'update', mode(ALL)])
    })
    await test.step('after a refusal the next document loads nothing', async () => {
      await link(page).click()
      await dialog(page).getByRole('button', { name: 'Reject all' }).click()
      await expectKept(page, record())
      end.forget()
      const scripts = scriptsAsked(page)
      await goOn(page, 'About')
      // What comes by itself has come.
      await expect.poll(() => scripts.join()).toContain('/reading.js')
      expect(scripts).toEqual([expect.stringContaining('/page.js'), expect.any(String)])
      expect([end.loads(), end.seen()]).toEqual([0, []])
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    })
  })

  test('what was allowed before is not applied unasked over a slow link', async ({ page }) => {
    await page.goto(`${site.url}/about`)
    await strip(page).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(names).toEqual(['consent', 'consent', 'js', 'config'])
    end.forget()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const conditions = { offline: false, downloadThroughput: 1e6, uploadThroughput: 1e6 }
    await session.send('Network.emulateNetworkConditions', { ...conditions, latency: 700 })
    await page.goto(`${site.url}/before-you-sign`)
    // Longer than the page waits for on a fast link.
    await page.waitForFunction(() => performance.now() > 6_000)
    expect([end.loads(), end.seen()]).toEqual([0, []])
    // Who asks for the settings has the script, and with it what they allow.
    await loadScript(page, 'consent')
    await expect.poll(names).toEqual(['consent', 'consent', 'js', 'config'])
  })

  test('a decision in one tab counts in the others', async ({ page, context }) => {
    await page.goto(`${site.url}/before-you-sign`)
    await expect(strip(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${site.url}/about`)
    await strip(other).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(names).toEqual(['consent', 'consent', 'js', 'config'])
    // Chromium without a screen shows all its tabs at once.
    const comeBack = (tab: Page) =>
      tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await comeBack(page)
    await expect(strip(page)).toBeHidden()
    await expect.poll(() => end.loads()).toBe(2)

    await link(page).click()
    await dialog(page).getByRole('button', { name: 'Reject all' }).click()
    await comeBack(other)
    await expect.poll(() => isDisabled(other)).toBe(true)
  })

  test('a page whose address is its key is told to no tag', async ({ page }) => {
    await page.goto(`${site.url}/about`)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => end.loads()).toBe(1)
    await page.goto(`${site.url}/seaman/form/${'A'.repeat(43)}`)
    await loadScript(page, 'consent')
    expect(end.loads()).toBe(1)
    await page.goto(`${site.url}/about`)
    await expect.poll(() => end.loads()).toBe(2)
  })

  test('the page says what the tag is for, and drops what it kept', async ({ page }) => {
    const { body } = await ask(site.url, '/consent')
    expect(body).toContain('we use a service for statistics and advertising')
    const answer = await sendConsent(site.url, 'decision=reject', {
      Cookie: '_ga=1; _gcl_au=2; other=3',
    })
    const dropped = answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
    expect(dropped).toEqual(['_ga=; Path=/; Max-Age=0', '_gcl_au=; Path=/; Max-Age=0'])

    await page.goto(`${site.url}/consent`)
    await axeFindsNothing(page, 'page')
    await page.getByRole('checkbox', { name: 'Advertising', exact: true }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByRole('status')).toContainText('Saved.')
    // Analytics stays disabled where only advertising is allowed.
    await expect.poll(() => end.loads()).toBe(1)
    expect(await isDisabled(page)).toBe(true)
  })

  test('the question is there with the page, takes no focus, moves nothing and is answered', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/before-you-sign`)
    await expect(strip(page)).toContainText('Nothing of it is loaded before')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await page.evaluate(SHIFTS)).toBe(0)
    // It lies over nothing: the page begins below it.
    const [box, header] = await Promise.all(
      [strip(page), page.locator('header').first()].map((part) => part.boundingBox()),
    )
    expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect(box?.height).toBeLessThan(844 * 0.3)
    const [accept, reject] = await Promise.all(
      ['Accept all', 'Reject all'].map((name) =>
        strip(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return { color, backgroundColor, fontWeight, fontSize, width, height }
          }),
      ),
    )
    expect(accept).toEqual(reject)
    await axeFindsNothing(page, 'unasked')
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Shift+Tab')
    await strip(page).getByRole('button', { name: 'Accept all' }).press('Enter')
    await expect(strip(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('status')).toHaveText('Saved.')
    await expectKept(page, ALL)
    // Who has accepted has the tag loaded now.
    await expect.poll(names).toEqual(['consent', 'consent', 'js', 'config'])
    await page.reload()
    await expect(link(page)).toBeVisible()
    await expect(strip(page)).toBeHidden()
  })

  test('the question is worked by keys alone: closed, decided, opened again and left', async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}/about`)
    await expect(strip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(strip(page)).toBeHidden()
    expect(await page.context().cookies()).toEqual([])

    // Closed without an answer, it is not asked again in this tab; in another it is.
    await page.reload({ waitUntil: 'networkidle' })
    await expect(strip(page)).toBeHidden()
    await page.close()
    page = await context.newPage()
    await openWith(page, 'consent', `${site.url}/about`)
    await expect(strip(page)).toBeVisible()
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    const stops = []
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops).toEqual(['Accept all', 'Reject all', 'Choose one by one', 'Close'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('checkbox', { name: 'Statistics' }).focus()
    await page.keyboard.press('Space')
    // Enter at a box saves the boxes, and cannot accept or reject by mistake.
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(strip(page)).toBeHidden()
    await expectKept(page, record('analytics'))

    await link(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    )
    await axeFindsNothing(page, 'asked for')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(link(page)).toBeFocused()
    await expectKept(page, record('analytics'))
  })

  test('the question is in Arabic from right to left, and fits a small phone', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 404/)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`${site.url}/ar/nothing-here`)
    await expect(page.getByRole('region', { name: 'إعدادات ملفات تعريف الارتباط' })).toBeVisible()
    await axeFindsNothing(page, 'Arabic')
    const fits = await strip(page).evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect()
      const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight / 2
      return isInside && element.scrollWidth === element.clientWidth
    })
    expect(fits).toBe(true)
    await strip(page).getByRole('button', { name: 'إغلاق' }).click()
    await expect(strip(page)).toBeHidden()
  })

  test('the key / opens the search while the question is open', async ({ page }) => {
    await page.goto(`${site.url}/about`)
    await expect(strip(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('a visitor whose cookies are not ours is asked again', async ({ page, context }) => {
    const values = [
      'x'.repeat(4_000),
      '%7B%22__proto__%22%3A%7B%22analytics%22%3Atrue%7D%7D',
      '%E0%A4%A',
      encodeURIComponent(JSON.stringify({ ...ALL, analytics: 'true' })),
    ]
    for (const value of values) {
      const cookie = `mh_consent_decision_v1=true; mh_consent_v1=${value}`
      const { status, body } = await ask(site.url, '/consent', { Cookie: cookie })
      expect([status, body.includes('You have not decided yet.')]).toEqual([200, true])
    }
    await context.addCookies([
      { name: 'mh_consent_v1', value: values[1] ?? '', url: site.url },
      { name: 'mh_consent_decision_v1', value: 'true', url: site.url },
    ])
    await page.goto(site.url)
    await expect(strip(page)).toBeVisible()
  })
})

test.describe('without a tag', () => {
  test('nothing is asked; the foot opens the settings, which say so', async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openWith(page, 'consent', '/')
    await expect(strip(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('consent?') || url.endsWith('/consent'))).toEqual([])
    await link(page).click()
    await expect(dialog(page)).toContainText('neither analytics nor advertising')
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await dialog(page).getByRole('button', { name: 'Reject all' }).click()
    await expectKept(page, record())
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

  test('what is ticked and not saved is forgotten, and who wants another tab has the page', async ({
    page,
    context,
  }) => {
    await openWith(page, 'consent', '/ar')
    const settings = page.locator('footer a[data-script=consent]')
    await settings.click()
    const box = dialog(page).getByRole('checkbox').first()
    await expect(dialog(page)).toHaveAccessibleName('إعدادات ملفات تعريف الارتباط')
    await box.check()
    await dialog(page).getByRole('button', { name: 'إغلاق' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(settings).toBeFocused()
    await settings.click()
    await expect(box).not.toBeChecked()
    await page.keyboard.press('Escape')
    expect(await context.cookies()).toEqual([])
    const other = context.waitForEvent('page')
    await settings.click({ modifiers: ['ControlOrMeta'] })
    await expect(await other).toHaveURL(/\/ar\/consent$/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('does without, where they cannot be had', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await openWith(page, 'consent', '/about')
    await page.route('**/consent', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    await link(page).click()
    await expect(page).toHaveURL(/\/consent$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie settings')
    await expect(dialog(page)).toHaveCount(0)
    // There they are asked for already.
    await loadScript(page, 'consent')
    await link(page).click()
    await expect(page).toHaveURL(/\/consent$/)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('the page', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is reached from every foot, says what is, and keeps what is chosen', async ({ page }) => {
      await page.goto('/uk')
      await page.locator('footer').getByRole('link', { name: 'Налаштування файлів cookie' }).click()
      await expect(page).toHaveURL(/\/uk\/consent$/)
      await expect(page.getByText('Ви ще не вирішили.')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Реклама', exact: true }).check()
      await page.getByRole('button', { name: 'Зберегти мій вибір' }).click()
      await expect(page).toHaveURL(/\/uk\/consent\?saved$/)
      await expect(page.getByRole('status')).toContainText('Збережено.')
      await expect(page.getByRole('checkbox', { name: 'Реклама', exact: true })).toBeChecked()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await expectKept(page, record('ads'))
      await page.getByRole('button', { name: 'Прийняти все' }).click()
      await expect(page.getByText('Ви прийняли все.')).toBeVisible()
      await expectKept(page, ALL)
      await page.getByRole('button', { name: 'Відхилити все' }).click()
      await expect(page.getByText('Ви відхилили все.')).toBeVisible()
      await expectKept(page, record())
      await page.locator('header details summary').first().click()
      await page.locator('header').getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/[^n]\/consent$/)
      await expect(page.getByText('You have rejected everything.')).toBeVisible()
    })
  })
})
