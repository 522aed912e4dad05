import type { Browser } from '@playwright/test'

import { LINK, phoneOf, throttle, VISIT_LIMIT_MS } from './ship-visit'
import { linksIn, readPage } from './read-page'

export interface PlainReading {
  firstTextMs: number
  /** Letters of the main part. */
  textLength: number
  links: number
  linksThatLeadOn: number
  /** A sentence for whatever does not read or lead on. */
  problems: string[]
}

// Shorter is no page but an excuse.
const LEAST_TEXT = 200

/** The page over the same link with JavaScript off: it reads, and its links lead on. */
export async function readWithoutJavaScript(
  browser: Browser,
  url: string,
  language: string,
): Promise<PlainReading> {
  const context = await phoneOf(browser, language, false)
  try {
    const page = await context.newPage()
    const traffic = await throttle(page, url, LINK)
    await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS })
    await traffic.untilQuiet()
    const firstTextMs = await page.evaluate<number>(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    )
    const problems: string[] = []
    if (!(await page.locator('h1').isVisible())) problems.push('without JavaScript: no heading')
    const textLength = (await page.locator('main').innerText()).length
    if (textLength < LEAST_TEXT) problems.push(`without JavaScript: ${textLength} letters of text`)

    const links = linksIn(await page.content())
    const answers = await Promise.all(links.map((link) => statusOf(new URL(link, url))))
    const dead = links.filter((_, index) => answers[index] !== 200)
    for (const link of dead) problems.push(`without JavaScript: ${link} leads nowhere`)

    const onward = page.locator('main a[href^="/"]:visible').first()
    await Promise.all([page.waitForEvent('load', { timeout: VISIT_LIMIT_MS }), onward.click()])
    if (page.url() === url) problems.push('without JavaScript: a click on a link leads nowhere')
    if (!(await page.locator('h1').isVisible()))
      problems.push('without JavaScript: no heading there')
    const linksThatLeadOn = links.length - dead.length
    return { firstTextMs, textLength, links: links.length, linksThatLeadOn, problems }
  } finally {
    await context.close()
  }
}

/** After at most one redirect: an untranslated page's address may lead to its translation. */
async function statusOf(url: URL): Promise<number> {
  const { status } = await readPage(url.href)
  return status >= 300 && status < 400 ? (await fetch(url)).status : status
}
