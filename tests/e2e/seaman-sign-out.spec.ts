import { randomBytes } from 'node:crypto'

import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'

import { newSeaman, newSession, writeService } from '../site/members'
import type { ServedSite } from '../site/site'
import { expect, test } from './test'

/** After a sign-out nothing for members is left in the browser: not behind *Back*, not in the next click. */

const WORD = `canary${randomBytes(6).toString('hex')}`

interface Member {
  database: pg.Client
  id: number
}

/** A member who is signed in in a browser, as by a sign-in; and a service to read. */
async function enter(
  context: BrowserContext,
  site: ServedSite,
  database: pg.Client,
  id: number,
): Promise<void> {
  const [name = '', value = ''] = (await newSession(database, id)).split('=')
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
}

let service: number
let member: Member

test.beforeAll(async ({ site, editor }) => {
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  service = await writeService(editor, { title: `Title ${WORD}`, excerpt: WORD, text: WORD })
  const email = `${WORD}@ship.example`
  member = { database, id: await newSeaman(database, { email, name: WORD }) }
})
test.afterAll(() => member.database.end())

/** Everything of a page that a reader or a program of theirs can see, once there is one: it may be leading on elsewhere. */
async function seen(page: Page): Promise<string> {
  let all = ''
  await expect(async () => {
    all = `${await page.title()} ${await page.content()}`
  }).toPass()
  return all
}

const END_SESSIONS = 'DELETE FROM seaman_sessions WHERE seaman_id = $1'

/** Watches for the word in what a page shows, from now on; what was seen outlives a page that is loaded again. */
async function watchForWord(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate((word) => {
    sessionStorage.removeItem('seen')
    const look = () => {
      if (document.body.innerText.includes(word)) sessionStorage.setItem('seen', 'yes')
    }
    new MutationObserver(look).observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    look()
  }, WORD)
  return () => page.evaluate(() => sessionStorage.getItem('seen') !== null)
}

for (const javaScriptEnabled of [true, false]) {
  const part = javaScriptEnabled ? 'with scripts' : 'without scripts'
  test.describe(part, () => {
    test.use({ javaScriptEnabled })

    test('Back after a sign-out shows nothing that was read', async ({ page, context, site }) => {
      await enter(context, site, member.database, member.id)
      // Read page by page, and on by clicks where there are scripts.
      const read = ['/seaman/services', `/seaman/services/${service}`, '/seaman/account']
      await page.goto('/seaman/services')
      await page.locator(`.service a`, { hasText: WORD }).click()
      await expect(page).toHaveURL(/\/seaman\/services\/\d+$/)
      expect(await seen(page)).toContain(WORD)
      await page.goto('/seaman/account')
      expect(await seen(page)).toContain(WORD)

      await page.locator('form[action="/server/seaman/sign-out"] button').first().click()
      await expect(page).toHaveURL(/\/seaman\/sign-in\?done=signedOut/)
      for (const [back] of read.entries()) {
        await page.goBack()
        await expect(page).toHaveURL(/\/seaman\/sign-in\?/)
        expect([back, await seen(page)]).toEqual([back, expect.not.stringContaining(WORD)])
      }
      await page.goForward()
      expect(await seen(page)).not.toContain(WORD)
      for (const address of read) {
        await page.goto(address)
        expect([address, await seen(page)]).toEqual([address, expect.not.stringContaining(WORD)])
      }
    })

    test('a session that was ended elsewhere is over at the next click', async ({
      page,
      context,
      browser,
      site,
    }) => {
      await enter(context, site, member.database, member.id)
      const ashore = await browser.newContext({ javaScriptEnabled })
      await enter(ashore, site, member.database, member.id)
      const other = await ashore.newPage()
      for (const one of [page, other]) {
        await one.goto(`${site.url}/seaman/services`)
        await expect(one.locator('.service', { hasText: WORD })).toHaveCount(1)
      }
      await page.goto('/seaman/account')
      await page.locator('form[action="/server/seaman/sign-out"] button').last().click()
      await expect(page).toHaveURL(/\/seaman\/sign-in\?done=signedOut/)

      await other.locator('.service a', { hasText: WORD }).click()
      await expect(other).toHaveURL(/\/seaman\/sign-in\?next=/)
      await expect(other.locator('#field-password')).toBeVisible()
      expect(await other.locator('body').innerText()).not.toContain(WORD)
      await other.reload()
      expect(await seen(other)).not.toContain(WORD)
      await ashore.close()
    })

    test('a suspended one reads at the next click why, and nothing else', async ({
      page,
      context,
      site,
      editor,
    }) => {
      const { database } = member
      const email = `petro.${String(javaScriptEnabled)}@ship.example`
      const id = await newSeaman(database, { email, name: 'Petro' })
      await enter(context, site, database, id)
      await page.goto('/seaman/services')
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url())
      })
      const data = { state: 'suspended', reason: 'Two accounts' }
      expect((await editor.request('PATCH', `/seamen/${id}`, data)).status).toBe(200)
      await page.locator('.service a', { hasText: WORD }).click()
      await expect(page.locator('#_standing')).toBeVisible()
      await expect(page.locator('main')).toContainText('Two accounts')
      expect(await page.locator('main').innerHTML()).not.toContain(WORD)
      expect(documents).toHaveLength(1)
      await page.reload()
      expect(await seen(page)).not.toContain(WORD)
    })
  })
}

test.describe('Back, after the session was ended elsewhere', () => {
  let email = 0

  /** A member who has read a service, by clicks alone, and is at the home page now. */
  async function readAndLeave(page: Page, context: BrowserContext, site: ServedSite) {
    const { database } = member
    email += 1
    const id = await newSeaman(database, { email: `back.${email}@ship.example`, name: 'Pavlo' })
    await enter(context, site, database, id)
    await page.goto('/seaman/services')
    await page.locator('.service a', { hasText: WORD }).click()
    await expect(page.locator('h1')).toContainText(WORD)
    await page.locator('header a').first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('h1')).not.toContainText(WORD)
    return id
  }

  test('shows nothing that was read', async ({ page, context, site }) => {
    const id = await readAndLeave(page, context, site)
    await member.database.query(END_SESSIONS, [id])
    const wasSeen = await watchForWord(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/seaman\/sign-in\?next=/)
    await page.goBack()
    await expect(page).toHaveURL(/\/seaman\/sign-in\?next=%2Fseaman%2Fservices$/)
    expect(await seen(page)).not.toContain(WORD)
    expect(await wasSeen()).toBe(false)
  })

  test('says why after a suspension, and nothing else', async ({ page, context, site, editor }) => {
    const id = await readAndLeave(page, context, site)
    const data = { state: 'suspended', reason: 'Two accounts' }
    expect((await editor.request('PATCH', `/seamen/${id}`, data)).status).toBe(200)
    const wasSeen = await watchForWord(page)
    await page.goBack()
    await expect(page.locator('#_standing')).toBeVisible()
    await expect(page.locator('main')).toContainText('Two accounts')
    expect(await seen(page)).not.toContain(WORD)
    expect(await wasSeen()).toBe(false)
  })

  test('finds a page blank that the browser had put by, and asked for again', async ({
    page,
    context,
    site,
  }) => {
    const id = await readAndLeave(page, context, site)
    await page.goBack()
    await expect(page.locator('h1')).toContainText(WORD)
    // Listened to from the moment at which the page is in the hands of its scripts.
    const isSeenWhenPutBy = () =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        return document.querySelector('main')?.checkVisibility()
      })
    await expect.poll(isSeenWhenPutBy, { timeout: 20_000 }).toBe(false)
    await member.database.query(END_SESSIONS, [id])
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page).toHaveURL(/\/seaman\/sign-in\?next=/)
    expect(await seen(page)).not.toContain(WORD)
  })
})
