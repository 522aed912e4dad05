import type { Page, Route } from '@playwright/test'

import { FAULTS } from '../../scripts/upstream/faults.mjs'
import {
  type MailingUpstream,
  startMailingUpstream,
} from '../../scripts/upstream/mailing-upstream.mjs'
import type { Locale } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { axeFindsNothing } from './axe'
import { type KeptPrices, openKeptPrices } from './kept-prices'
import { FAULT_ROWS, SHOWN_ROWS } from './mailing-faults'
import { documentsAsked } from './shell'
import { pricesFrom, readShown, shownFrom } from './shown-prices'
import { forget, freePort, type ServedSite, serveSite } from '../site/site'
import { expect, test } from './test'

/** Prices of an upstream that has every kind of bad day, on the pages of a running site. */

const PAGE = '/uk/mailing'
const PRICES = '/server/company/mailing/price'
const REFRESH = { MAILING_REFRESH_SECONDS: '1' }
/** What is waited for comes within seconds; each of these waits is there dozens of times. */
const SOON = { timeout: 20_000, intervals: [50] }
const DAY = 24 * 60 * 60 * 1_000

let site: ServedSite
let kept: KeptPrices
/** Not there where it is refused to connect. */
let upstream: MailingUpstream | undefined
let upstreamPort: number
/** Where redirects lead; nobody may ever come. */
let elsewhere: MailingUpstream

test.beforeAll(async () => {
  test.setTimeout(300_000)
  elsewhere = await startMailingUpstream()
  upstreamPort = await freePort()
  // The first start finds nobody there.
  await start(await serveSite({ env: { ...REFRESH, UPSTREAM_API_URL: upstreamUrl() } }))
})
test.afterAll(async () => {
  const { dataDir } = site
  await stop()
  await forget(dataDir)
  await upstream?.close()
  await elsewhere.close()
})

const upstreamUrl = () => `http://127.0.0.1:${upstreamPort}`

async function start(started: ServedSite): Promise<void> {
  site = started
  kept = await openKeptPrices(site.databaseUrl)
}

async function stop(): Promise<void> {
  await kept.leave()
  await site.stop()
}

async function openUpstream(): Promise<MailingUpstream> {
  return (upstream ??= await startMailingUpstream({ port: upstreamPort }))
}

async function closeUpstream(): Promise<void> {
  await upstream?.close()
  upstream = undefined
}

/** What the site itself answers to programs. */
async function askPrices(locale: Locale = 'uk') {
  const { status, headers, body } = await ask(site.url, `${PRICES}?lang=${locale}`)
  return { status, headers, body: JSON.parse(body) as Record<string, unknown> }
}

/** Waits until the site gives prices from `first` on. */
async function untilGiven(first: number): Promise<void> {
  const price = async () => (await askPrices()).body
  await expect
    .poll(price, SOON)
    .toMatchObject({ mailings: [{ price: { USD: `${first}.00` } }, {}, {}] })
}

/** Opens the upstream with good prices, and waits until pages show them. */
async function showPrices(first: number): Promise<MailingUpstream> {
  const good = await openUpstream()
  good.setFault(undefined)
  good.setPrices(pricesFrom(first))
  await kept.askNow()
  await untilGiven(first)
  return good
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The date as a Ukrainian reader has it. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const loggedSince = (mark: number, what: string) => site.output().slice(mark).split(what).length - 1

const again = (page: Page) => page.getByRole('button', { name: 'Спробувати ще раз' })

const unavailable = (page: Page) => page.getByRole('region', { name: 'Зараз ціни недоступні' })

const FIRST_START =
  'a first start while the upstream is away: pages say so, and bring prices when it is back'
test(FIRST_START, async ({ page, browser, quiet }) => {
  test.setTimeout(120_000)
  // Chromium's own line for an answer of the site that says so too.
  quiet.allow(/^Failed to load resource: .* status of 503 /)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(PRICES)) asked.push(request.url())
  })

  await test.step('nobody there: a sentence and a button, at once', async () => {
    for (const path of [PAGE, '/mailing', '/ar/mailing', '/uk', '/ph/mailing']) {
      expect([path, (await ask(site.url, path)).status]).toEqual([path, 200])
    }
    const { status, headers, body } = await askPrices()
    expect([status, headers['retry-after']]).toEqual([503, '60'])
    expect(body).toEqual({ message: expect.stringMatching(/спробуйте ще раз/i) as unknown })
    await plain.goto(site.url + PAGE)
    await expect(unavailable(plain)).toContainText('Спробуйте ще раз за кілька хвилин.')
    await expect(again(plain)).toBeVisible()
    await expect(plain.locator('.price, .prices')).toHaveCount(0)
    expect(loggedSince(0, 'The upstream gives no prices: the connection failed')).toBe(1)
  })

  await test.step('a failure with words: they are shown, as text', async () => {
    const failing = await openUpstream()
    failing.setFault('error', { message: 'Back at <b>noon</b>\u202e & <script>later</script>' })
    await kept.askNow()
    await expect(async () => {
      await plain.goto(site.url + PAGE)
      const words = 'Сервіс цін повідомляє: Back at <b>noon</b> & <script>later</script>'
      await expect(unavailable(plain).getByText(words)).toBeVisible({ timeout: 100 })
    }).toPass(SOON)
    await expect(unavailable(plain).getByRole('status').locator('b, script')).toHaveCount(0)
    expect((await askPrices()).body).toEqual({
      message: 'Back at <b>noon</b> & <script>later</script>',
    })
  })

  await test.step('with JavaScript, and a site that is out of reach: the panel says so', async () => {
    quiet.allow(/net::ERR_FAILED/)
    await page.route(`**${PRICES}*`, (route) => route.abort())
    await page.goto(site.url + PAGE)
    await expect(unavailable(page).getByRole('status')).toContainText(
      'Не вдалося зв’язатися із сайтом.',
    )
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    await page.unrouteAll()
    await again(page).click()
    await expect(unavailable(page).getByRole('status')).toContainText('Back at <b>noon</b>')
    asked.length = 0
  })

  await test.step('with JavaScript a calm panel asks once by itself, then when it is told to', async () => {
    await page.goto(site.url + PAGE)
    await expect.poll(() => asked.length).toBe(2)
    await expect(unavailable(page).getByRole('status')).toContainText('Back at <b>noon</b>')
    await axeFindsNothing(page, 'no prices')
    await again(page).focus()
    await page.keyboard.press('Enter')
    // Each time with one more try, as the specification has it.
    await expect.poll(() => asked.length).toBe(4)
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    await expect(unavailable(page)).toBeVisible()
  })

  await test.step('the page may be older than the answer, as in a cache: it is loaded again once, not for ever', async () => {
    const documents = documentsAsked(page)
    const held: Route[] = []
    await page.route(`**${PRICES}*`, (route) => held.push(route))
    const answer = async () => {
      await expect.poll(() => held.length).toBe(1)
      await expect(unavailable(page).getByRole('progressbar')).toHaveAttribute('max', '100')
      await held.pop()?.fulfill({ json: { mailings: [{}] } })
    }
    asked.length = 0
    await page.goto(site.url + PAGE)
    await answer()
    await expect.poll(() => documents.length).toBe(2)
    await answer()
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    // What is there need not be asked for again.
    await again(page).click()
    await expect.poll(() => documents.length).toBe(3)
    await answer()
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    expect([documents.length, asked.length]).toEqual([3, 3])
    // A press while it asks by itself is answered too, although it has loaded the page again a moment ago.
    await page.reload()
    await expect.poll(() => held.length).toBe(1)
    await again(page).click()
    await answer()
    await expect.poll(() => documents.length).toBe(5)
    await answer()
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    await page.unrouteAll()
    asked.length = 0
    await page.reload()
    // It asks by itself, and once more where it is refused: nothing of that is on its way when the prices come back.
    await expect.poll(() => asked.length).toBe(2)
    await expect(unavailable(page).getByRole('progressbar')).toHaveCount(0)
    await expect(unavailable(page).getByRole('status')).toContainText('Back at <b>noon</b>')
  })

  await test.step('the upstream is back: the same button brings the prices', async () => {
    const today = dayOf(new Date())
    await showPrices(50)
    await again(page).click()
    await expect(page.locator('.price')).toHaveCount(3)
    expect(await readShown(page)).toEqual(shownFrom(50, today))
    await again(plain).click()
    await expect(plain.locator('.price')).toHaveCount(3)
    await expect(unavailable(plain)).toHaveCount(0)
    await plain.goto(site.url + PAGE)
    expect((await ask(site.url, PAGE)).body).not.toContain('noon')
    expect(loggedSince(0, 'The upstream gives prices again.')).toBe(1)
  })

  await test.step('what looks like a script is a text to scripts too', async () => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    upstream?.setFault('scripts')
    await expect.poll(async () => JSON.stringify((await askPrices()).body), SOON).toContain('alert')
    await page.reload()
    await expectPlainText(page)
    expect(dialogs).toEqual([])
  })

  await test.step('it was asked as the specification says', () => {
    const [first] = upstream?.requests ?? []
    expect([first?.method, first?.path]).toEqual(['GET', PRICES])
    expect(first?.query).toEqual({
      withApplication: 'true',
      withCurrency: 'true',
      withFirstPromo: 'true',
      lang: 'en',
      isHideRu: 'true',
    })
  })
  await context.close()
})

test.describe('with good prices before, an upstream that does', () => {
  test.use({ javaScriptEnabled: false })

  test('is held against each of its faults', () => {
    const tried = new Set(FAULT_ROWS.map(({ fault }) => fault))
    expect(tried).toEqual(new Set(Object.keys(FAULTS)))
  })

  for (const [index, row] of SHOWN_ROWS.entries()) {
    const { fault, options, shows } = row
    const told = options ? ` ${JSON.stringify(options)}` : ''
    test(`${fault}${told}: ${shows}`, async ({ page }, testInfo) => {
      const [before, after] = [100 + index * 20, 110 + index * 20]
      const good = await showPrices(before)
      const asOf = new Date(Date.now() - 2 * DAY)
      await kept.hold(asOf)
      const mark = { asked: good.requests.length, output: site.output().length }
      good.setPrices(pricesFrom(after))
      good.setFault(fault, { location: `${elsewhere.url}/`, ...options })
      await kept.askNow()
      const underFault = () => good.requests.slice(mark.asked)

      if (row.isLong) {
        const isOpen = () => underFault()[0]?.end === 'open'
        await expect.poll(isOpen, SOON).toBe(true)
        expect((await ask(site.url, PAGE)).status).toBe(200)
        // No reader waits for it.
        expect(isOpen()).toBe(true)
      }
      await expect
        .poll(async () => {
          const { failures, asOf: latest } = await kept.state()
          return failures > 0 || latest?.getTime() !== asOf.getTime()
        }, SOON)
        .toBe(true)
      if (row.pause === undefined) await kept.hold()

      const answer = await ask(site.url, PAGE)
      const given = await askPrices()
      await page.goto(site.url + PAGE)
      const shown = await readShown(page)
      const day = shows === 'the last' ? dayOf(asOf) : dayOf(new Date())
      const expected = shownFrom(shows === 'the new' ? after : before, day)
      await testInfo.attach('shown', {
        contentType: 'application/json',
        body: JSON.stringify({
          fault,
          options,
          before,
          after,
          ...shown,
          asked: underFault().length,
        }),
      })
      expect([answer.status, given.status]).toEqual([200, 200])
      expect(shown).toEqual(expected)
      expect(given.body).toMatchObject({
        mailings: expected.offers.slice(0, 3).map((USD) => ({ price: { USD } })),
      })
      if (shows === 'the last') expect(given.body.asOf).toBe(asOf.toISOString())
      await expect(page.locator('.prices time')).toContainText(inWords(day))
      // Nothing of what it said comes through: neither to readers nor to the log.
      const foreign =
        /maintenance|come back|counted again|no such thing|Too many|Once more|elsewhere\.invalid/
      expect(answer.body + JSON.stringify(given.body)).not.toMatch(foreign)
      const output = site.output().slice(mark.output)
      expect(output).not.toMatch(foreign)
      expect(output.match(/The upstream gives no prices: .*/g) ?? []).toEqual(
        row.reason === undefined ? [] : [expect.stringContaining(row.reason)],
      )
      if (fault === 'scripts') await expectPlainText(page)
      if (row.pause !== undefined) await expectPause(underFault, row.pause)
      expect(elsewhere.requests).toEqual([])
      // So that the next test need not wait for them.
      good.setPrices(pricesFrom(before + 20))
      good.setFault(undefined)
      await kept.askNow()
    })
  }

  test('nothing, because nobody is there: the last for a day and an hour, then the new', async ({
    page,
  }, testInfo) => {
    const before = 100 + SHOWN_ROWS.length * 20
    await showPrices(before)
    const asOf = new Date(Date.now() - DAY - 60 * 60 * 1_000)
    await kept.hold(asOf)
    const mark = site.output().length
    await closeUpstream()
    await kept.askNow()
    await expect.poll(async () => (await kept.state()).failures, SOON).toBe(2)
    await page.goto(site.url + PAGE)
    const shown = await readShown(page)
    await testInfo.attach('shown', {
      contentType: 'application/json',
      body: JSON.stringify({ fault: 'connection refused', before, ...shown }),
    })
    expect(shown).toEqual(shownFrom(before, dayOf(asOf)))
    // As often as in an hour, at a quarter of a minute each.
    await kept.setFailures(240)
    const back = await openUpstream()
    back.setFault(undefined)
    back.setPrices(pricesFrom(before + 10))
    await untilGiven(before + 10)
    await page.reload()
    expect(await readShown(page)).toEqual(shownFrom(before + 10, dayOf(new Date())))
    // Once for the outage, however often it failed.
    expect(loggedSince(mark, 'The upstream gives no prices')).toBe(1)
    expect(loggedSince(mark, 'The upstream gives prices again.')).toBe(1)
  })
})

async function expectPlainText(page: Page): Promise<void> {
  const prices = page.locator('.prices')
  await expect(prices.getByRole('heading', { level: 3 })).toHaveText(
    ['Near', 'Far', 'All'].map((title) => `<script>alert(1)</script>${title}`),
  )
  await expect(prices).toContainText('<img src=x onerror=alert(1)>')
  await expect(prices.locator('script, img, b')).toHaveCount(0)
  // Neither control characters nor any that turn the text round.
  expect(await prices.innerText()).not.toMatch(/[^\P{C}\n\t]/u)
}

/** Waits until it is asked again, which is not before the pause it has asked for. */
async function expectPause(requests: () => { time: number }[], pause: number): Promise<void> {
  await expect.poll(() => requests().length, SOON).toBeGreaterThan(1)
  const [first, second] = requests()
  // Timers and clocks differ by a millisecond or two.
  expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThan(pause - 5)
}

test('a restart while the upstream is away: the first answer has the last prices', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await showPrices(20)
  const asOf = new Date(Date.now() - 2 * DAY)
  await kept.hold(asOf)
  const { dataDir, databaseUrl } = site
  await stop()
  await closeUpstream()
  const env = { DEFAULT_LOCALE: 'ru', PAYMENT_PROVIDER: 'fondy', UPSTREAM_API_URL: upstreamUrl() }
  site = await serveSite({ dataDir, databaseUrl, env: { ...REFRESH, ...env } })
  await page.goto(site.url + PAGE)
  expect(await readShown(page)).toEqual(shownFrom(20, dayOf(asOf)))
  await start(site)
  await expect.poll(async () => (await kept.state()).failures).toBeGreaterThan(0)
  await showPrices(30)
  await page.reload()
  expect(await readShown(page)).toEqual(shownFrom(30, dayOf(new Date())))
  expect(upstream?.requests[0]?.query).toMatchObject({ lang: 'ru', isHideRu: 'true' })
})
