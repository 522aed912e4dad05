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

/** Everything of a page that a reader or a program of theirs can see. */
async function seen(page: Page): Promise<string> {
  return `${await page.title()} ${await page.content()}`
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
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
      // With scripts no document was loaded: the click went by the router.
      expect(documents.length).toBe(javaScriptEnabled ? 0 : 1)
      await page.reload()
      expect(await seen(page)).not.toContain(WORD)
    })
  })
}
