import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'

import { Editor } from '../site/editor'
import { consentCookies, NONE_ALLOWED } from '../../src/domain/consent-record'
import { forget, type ServedSite, serveSite } from '../site/site'

/** A visitor who was asked for consent before, and refused it: nothing lies on the pages they read. */
const DECIDED = consentCookies(NONE_ALLOWED).map((cookie) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  const attributes = { httpOnly: false, secure: true, sameSite: 'Lax', expires: -1 } as const
  return { name, value, domain: 'localhost', path: '/', ...attributes }
})

/** A visitor who comes for the first time. */
export const NEW_VISITOR = { cookies: [], origins: [] }

interface Fixtures {
  /**
   * Whether React is there soon after a page has loaded, as on most pages once they were read for a while; else it comes
   * when the page itself wants it.
   */
  reactComes: boolean
  /** Fails the test on any error of the browser's console, the page or the server's log, unless it says so. */
  quiet: { allow(pattern: RegExp): void }
}

interface WorkerFixtures {
  /** A site with the content set, shared by the tests of a worker. */
  site: ServedSite
  editor: Editor
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.stop()
      await forget(site.dataDir)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  editor: [async ({ site }, use) => use(await Editor.signIn(site.url)), { scope: 'worker' }],
  storageState: { cookies: DECIDED, origins: [] },
  baseURL: ({ site }, use) => use(site.url),
  reactComes: [true, { option: true }],
  page: async ({ page, reactComes, javaScriptEnabled }, use) => {
    if (reactComes && javaScriptEnabled) awaitReact(page)
    await use(page)
  },
  context: async ({ context, reactComes }, use) => {
    if (reactComes) await context.addInitScript(wantReact)
    await use(context)
  },
  quiet: [
    async ({ page, site }, use) => {
      const printedBefore = site.output().length
      const complaints: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() !== 'error') return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = (texts: readonly string[]) =>
        texts.filter((text) => !allowed.some((ok) => ok.test(text)))
      // Both at once: the one is often the reason of the other.
      expect({
        'in the console of the browser': unexpected(complaints),
        'in the log of the server': unexpected(errorsIn(site.output().slice(printedBefore))),
      }).toEqual({ 'in the console of the browser': [], 'in the log of the server': [] })
    },
    { auto: true },
  ],
})

/** The lines of a log that tell of an error, as they are written. */
function errorsIn(printed: string): string[] {
  return printed.split('\n').filter((line) => /^\{"level":"(?:error|fatal)"/.test(line))
}

/** Most tests are about pages that are there, and that is: with all that can be done with them. */
function awaitReact(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    // Where scripts are kept from coming, the test is about that.
    if (!options?.waitUntil) await untilReact(page, { timeout: 5_000 }).catch(() => undefined)
    return answer
  }
}

/** Waits until React has taken over the page that is shown; a page without React is there already. */
export async function untilReact(page: Page, options?: { timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const { react, page: mark } = document.documentElement.dataset
      const comes = mark !== undefined || document.querySelector('script[src^="/_next/"]') !== null
      return react !== undefined || !comes
    },
    undefined,
    options,
  )
}

/** Runs in the browser, in each document. */
function wantReact() {
  addEventListener('load', () => dispatchEvent(new Event('mh:react')))
}

export { expect }
