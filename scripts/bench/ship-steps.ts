import { parseArgs } from 'node:util'

import { chromium, type Page } from '@playwright/test'

import { findChromium } from '../chromium.mjs'
import { inKb, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { LINK, phoneOf, throttle, VISIT_LIMIT_MS } from './ship-visit'
import { readableSite } from './site-under-test'

/**
 * What a reader's steps cost on a ship's link, cold: `bench:ship-steps [url] [--only part of a path]`. On arrival, after the
 * menu, after the first control that has a script, on a second page, and on arrival where data is saved; of pages of
 * each kind in four languages. Without a URL a site with the demo content is started.
 */

const LANGUAGES = [
  { prefix: '', language: 'en-US' },
  { prefix: '/uk', language: 'uk' },
  { prefix: '/ar', language: 'ar' },
  { prefix: '/hi', language: 'hi' },
]

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
})

interface Cost {
  requests: number
  bytes: number
}

interface Steps {
  page: string
  firstTextMs: number
  completeMs: number
  arrival: Cost
  menu: Cost
  control: Cost
  second: Cost
  lite: Cost
}

// As text: a function would carry the compiler's own names into the page. Complete is when the last answer had come.
const READ_TIMES = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return [paint.startTime, Math.max(...entries.map((entry) => entry.responseEnd))]
})()`

await runBench('ship steps', async (undo) => {
  const origin = await readableSite(undo, positionals[0], { SEED: 'demo' })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  undo(() => browser.close())
  const list = await (await fetch(`${origin}/crewings`)).text()
  const [vacancy = '/crewings'] = /\/crewings\/[^/"?]+\/\d[^"?]*/.exec(list) ?? []
  const paths = ['/', '/before-you-sign', '/mailing', '/crewings', vacancy, '/forms/contact']

  const pages: Steps[] = []
  for (const path of paths) {
    for (const { prefix, language } of LANGUAGES) {
      const asked = `${prefix}${path}`
      if (!asked.includes(values.only)) continue
      // A localized slug is reached from that of the source language by a redirect; its own address is measured.
      const { url } = await fetch(new URL(asked, origin))
      pages.push({
        page: decodeURI(new URL(url).pathname),
        ...(await walk(url, language, false)),
        lite: (await walk(url, language, true)).arrival,
      })
    }
  }
  const cost = ({ requests, bytes }: Cost) => (requests === 0 ? '0' : `${inKb(bytes)}/${requests}`)
  printTable(
    ['page', 'first text', 'complete', 'arrival', '+ menu', '+ control', '+ 2nd page', 'lite'],
    pages.map((one) => [
      one.page,
      inSeconds(one.firstTextMs),
      inSeconds(one.completeMs),
      ...[one.arrival, one.menu, one.control, one.second, one.lite].map(cost),
    ]),
  )
  console.log(
    `Cold Chromium, 390 px wide, ${LINK.downKbit}/${LINK.upKbit} kbit/s, ${LINK.latencyMs} ms; kB on the wire and requests, headers included.\n`,
  )
  return { link: LINK, pages }

  async function walk(
    url: string,
    language: string,
    savesData: boolean,
  ): Promise<Omit<Steps, 'page' | 'lite'>> {
    const context = await phoneOf(browser, language, true)
    try {
      if (savesData) await context.addCookies([{ name: 'mh_lite', value: '1', url: origin }])
      const page = await context.newPage()
      const traffic = await throttle(page, url, LINK)
      let before = { requests: 0, bytes: 0 }
      const cost = async (): Promise<Cost> => {
        await traffic.untilQuiet()
        const { requests, bytes } = traffic.sum()
        const now = { requests, bytes: Object.values(bytes).reduce((sum, one) => sum + one, 0) }
        const step = { requests: now.requests - before.requests, bytes: now.bytes - before.bytes }
        before = now
        return step
      }
      await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS })
      const arrival = await cost()
      const [firstTextMs = NaN, completeMs = NaN] = await page.evaluate<number[]>(READ_TIMES)
      const none = { requests: 0, bytes: 0 }
      if (savesData)
        return { firstTextMs, completeMs, arrival, menu: none, control: none, second: none }
      await pressMenu(page)
      const menu = await cost()
      await focusFirstControl(page)
      const control = await cost()
      await followLink(page)
      const second = await cost()
      return { firstTextMs, completeMs, arrival, menu, control, second }
    } finally {
      await context.close()
    }
  }
})

async function pressMenu(page: Page): Promise<void> {
  await page.locator('header summary').first().tap({ timeout: VISIT_LIMIT_MS })
}

/** A control that has a script to be loaded. */
async function focusFirstControl(page: Page): Promise<void> {
  const control = page.locator('a[data-script], [data-script] :is(button, input, select, textarea)')
  const visible = control.locator('visible=true').first()
  if ((await visible.count()) > 0) await visible.focus()
  await page.keyboard.press('Escape')
}

/** The first link of the page's own text, else of its footer. */
async function followLink(page: Page): Promise<void> {
  const links = page.locator('main a[href^="/"]:not([href*="#"]), footer a[href^="/"]')
  const link = links.locator('visible=true').first()
  const { pathname } = new URL(page.url())
  await link.tap({ timeout: VISIT_LIMIT_MS })
  await page.waitForURL((next) => next.pathname !== pathname, { timeout: VISIT_LIMIT_MS })
}
