import { type ConsoleMessage, expect, test as base } from '@playwright/test'

import { Editor } from '../site/editor'
import { consentCookies, NONE_ALLOWED } from '../../src/domain/browser/consent-record'
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

export { expect }
