import { setTimeout as delay } from 'node:timers/promises'

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import type { Counted, Weight } from './page-budget'

/** A ship's satellite link as many crews have it. */
export const LINK = { downKbit: 128, upKbit: 64, latencyMs: 700 }

// Longer than a round trip, so that what a script asks for at load is counted too.
const QUIET_MS = 2_000
export const VISIT_LIMIT_MS = 120_000

const IN_HASTE = { ...LINK, downKbit: 1e6, upKbit: 1e6 }

// As text: a function would carry the compiler's own names into the page.
const NOTE_HEADING = `
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading?.textContent.trim() && heading.getClientRects().length > 0) {
      window.headingSeenAt = performance.now()
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

const READ_TIMES = `(() => {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return [paint.startTime, window.headingSeenAt ?? NaN, navigation.loadEventEnd]
})()`

/**
 * A first visit of a phone with an empty cache, at the far end of the link.
 * @param cookie of who is signed in, as `name=value`
 */
export function visitFromShip(
  browser: Browser,
  url: string,
  language: string,
  cookie?: string,
): Promise<Weight> {
  return visit(browser, url, language, LINK, cookie)
}

/**
 * The same visit in less time: every request is as late as on the link, so that the page spares its
 * reader what it would spare them there, but nothing is slow to arrive. Times mean nothing.
 */
export function visitInHaste(browser: Browser, url: string, language: string): Promise<Weight> {
  return visit(browser, url, language, IN_HASTE)
}

async function visit(
  browser: Browser,
  url: string,
  language: string,
  link: typeof LINK,
  cookie?: string,
): Promise<Weight> {
  const context = await phoneOf(browser, language, true)
  try {
    const [name = '', value = ''] = cookie?.split('=') ?? []
    if (cookie !== undefined) await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    await page.addInitScript(NOTE_HEADING)
    const traffic = await throttle(page, url, link)
    await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS })
    await traffic.untilQuiet()
    const [firstTextMs = NaN, headingMs = NaN, loadMs = NaN] =
      await page.evaluate<number[]>(READ_TIMES)
    return { firstTextMs, headingMs: Math.max(headingMs, firstTextMs), loadMs, ...traffic.sum() }
  } finally {
    await context.close()
  }
}

/** What a list costs beside its page where the first filter of it is pressed; `visitInHaste` says how. */
export async function pressFirstFilter(
  browser: Browser,
  url: string,
  language: string,
): Promise<Counted> {
  const context = await phoneOf(browser, language, true)
  try {
    const page = await context.newPage()
    const traffic = await throttle(page, url, IN_HASTE)
    await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS })
    await traffic.untilQuiet()
    const before = traffic.sum()
    const answers = () => {
      const { html, other } = traffic.sum().bytes
      return html + other
    }
    const answersBefore = answers()
    await openFilters(page)
    await page.locator(FILTER).locator('visible=true').first().press(' ')
    await traffic.untilQuiet()
    // On a dear connection the list waits for its button.
    if (answers() === answersBefore) {
      await page.locator('[data-script=list] form button:visible').last().press('Enter')
      await traffic.untilQuiet()
    }
    const after = traffic.sum()
    const cost = (kind: keyof Weight['bytes']) => after.bytes[kind] - before.bytes[kind]
    return {
      ...after,
      requests: after.requests - before.requests,
      bytes: { html: cost('html'), css: cost('css'), js: cost('js'), other: cost('other') },
    }
  } finally {
    await context.close()
  }
}

const FILTER = '[data-script=list] input[type=checkbox]'

/** On a phone the filters are folded away, and each kind of them too. */
async function openFilters(page: Page): Promise<void> {
  await page
    .locator(FILTER)
    .first()
    .evaluate((filter) => {
      let fold = filter.closest('details')
      for (; fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
    })
}

export function phoneOf(
  browser: Browser,
  language: string,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> {
  return browser.newContext({
    locale: language,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled,
  })
}

/** Puts the link between a page and the site, and counts what goes over it. */
export async function throttle(page: Page, url: string, link: typeof LINK): Promise<Traffic> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.latencyMs,
    downloadThroughput: (link.downKbit * 1000) / 8,
    uploadThroughput: (link.upKbit * 1000) / 8,
  })
  return new Traffic(session, new URL(url).origin)
}

class Traffic {
  private readonly sum_ = {
    requests: 0,
    bytes: { html: 0, css: 0, js: 0, other: 0 },
    fonts: 0,
    foreign: [] as string[],
    failed: [] as string[],
  }
  private readonly open = new Map<string, { url: string; kind: keyof Weight['bytes'] }>()
  private lastEvent = performance.now()

  constructor(session: CDPSession, origin: string) {
    session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse, type }) => {
      if (request.url.startsWith('data:')) return
      this.lastEvent = performance.now()
      this.sum_.requests += 1
      if (redirectResponse) this.sum_.bytes.other += redirectResponse.encodedDataLength
      if (new URL(request.url).origin !== origin) this.sum_.foreign.push(request.url)
      if (type === 'Font') this.sum_.fonts += 1
      // What the page before was still waiting for ends without a word.
      if (type === 'Document') this.open.clear()
      this.open.set(requestId, { url: request.url, kind: 'other' })
    })
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const one = this.open.get(requestId)
      if (!one) return
      one.kind = kindOf(response.mimeType)
      if (response.status >= 400) this.sum_.failed.push(`${response.status} ${one.url}`)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.close(requestId, (one) => (this.sum_.bytes[one.kind] += encodedDataLength))
    })
    session.on('Network.loadingFailed', ({ requestId, errorText }) => {
      this.close(requestId, (one) => this.sum_.failed.push(`${errorText} ${one.url}`))
    })
  }

  private close(id: string, count: (one: { url: string; kind: keyof Weight['bytes'] }) => void) {
    const one = this.open.get(id)
    if (!one) return
    this.lastEvent = performance.now()
    this.open.delete(id)
    count(one)
  }

  /** Waits until nothing has been under way for longer than a round trip. */
  async untilQuiet(): Promise<void> {
    const deadline = performance.now() + VISIT_LIMIT_MS
    // What was just pressed may ask for something in a moment.
    this.lastEvent = performance.now()
    while (performance.now() < deadline) {
      if (this.open.size === 0 && performance.now() - this.lastEvent > QUIET_MS) return
      await delay(100)
    }
    throw new Error(`Still loading: ${[...this.open.values()].map(({ url }) => url).join(', ')}`)
  }

  /** What there was until now. */
  sum() {
    const { bytes, ...rest } = this.sum_
    return { ...rest, bytes: { ...bytes } }
  }
}

function kindOf(mimeType: string): keyof Weight['bytes'] {
  if (mimeType === 'text/html') return 'html'
  if (mimeType === 'text/css') return 'css'
  return mimeType.endsWith('javascript') ? 'js' : 'other'
}
