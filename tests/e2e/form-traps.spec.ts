import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import { pdf } from '../fixtures/form-files'
import type { Editor } from '../site/editor'
import { mailTo } from '../site/outbox'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { field, linkTo, send } from './seafarer'
import { expect, test } from './test'

/** Forms that something fills in which fills in whatever it finds: nothing is lost, and staff say whether a person wrote it. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const FILLED = 'https://filled.example'

/** The first load of a view of the panel, with all its script. */
const slowly = { timeout: 60_000 }

/**
 * Fills in as a bad filler does: each field for a text that is empty, whether or not anybody sees it or can write in it.
 * @returns the names of what it has filled in
 */
async function fillAll(page: Page): Promise<string[]> {
  const texts =
    'form[data-form] :is(input:not([type]), input[type=text], input[type=url], textarea)'
  return page.locator(texts).evaluateAll((fields, text) => {
    const empty = (fields as (HTMLInputElement | HTMLTextAreaElement)[]).filter(
      ({ value }) => value === '',
    )
    for (const one of empty) {
      one.value = text
      one.dispatchEvent(new Event('input', { bubbles: true }))
      one.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return empty.map(({ name }) => name)
  }, FILLED)
}

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

interface Sent {
  id: number
  reference: string
  robotSign: string | null
}

async function stored(editor: Editor, page: Page): Promise<Sent | undefined> {
  await expect(page).toHaveURL(/\?sent=MH-/)
  const reference = (await page.locator('[data-reference]').textContent()) ?? ''
  const where = `where[reference][equals]=${reference}&depth=0`
  const { docs } = await editor.read<{ docs: Sent[] }>(`/requests?${where}`)
  return docs[0]
}

let vacancy = 0

test.beforeAll(async ({ editor }) => {
  const company = await publish(editor, 'crewings', {
    name: 'Filled Crewing',
    timeZone: 'UTC',
    email: 'crew@filled.example',
    licence: {
      number: 'F/1',
      authority: 'Maritime office',
      checkedOn: inDays(-1),
      validUntil: inDays(300),
    },
  })
  vacancy = await publish(editor, 'vacancies', {
    company,
    rank: 'pumpman',
    vesselType: 'chemical-tanker',
    openUntilDay: inDays(60),
    pay: { min: 300_000, currency: 'USD', period: 'month' },
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a letter is recorded and marked, and what was filled in is no part of it', async ({
      page,
      editor,
    }) => {
      await page.goto('/forms/contact')
      await expect(page.locator('[name=subject]')).toBeHidden()
      await field(page, 'name').fill('Anna')
      await field(page, 'email').fill('anna@filler.example')
      await field(page, 'message').fill(`Hello ${javaScriptEnabled}`)
      expect(await fillAll(page)).toEqual(['subject'])
      await send(page)
      const request = await stored(editor, page)
      expect(request?.robotSign).toBe('hiddenField')
      expect(JSON.stringify(request)).not.toContain(FILLED)
    })

    test('somebody signs in', async ({ page, site }) => {
      const email = `filler-${randomBytes(4).toString('hex')}@ship.example`
      const password = 'a quiet harbour lamp'
      await page.goto('/en/seaman/apply')
      await field(page, 'name').fill('Olena Koval')
      await field(page, 'rank').selectOption('second-mate')
      await field(page, 'citizenship').selectOption('UA')
      await field(page, 'email').fill(email)
      await field(page, 'newPassword').fill(password)
      await field(page, 'consent').check()
      // Every field for a text belongs to the form, or it is none of what somebody fills in by hand.
      expect(await fillAll(page)).toEqual([])
      await send(page)
      await expect(page).toHaveURL(/done=applied/)
      await page.goto(await linkTo(site.dataDir, email, 'confirm'))
      await send(page)
      await expect(page).toHaveURL(/done=confirmed/)
      await page.goto('/en/seaman/sign-in')
      await field(page, 'email').fill(email)
      await field(page, 'password').fill(password)
      expect(await fillAll(page)).toEqual([])
      await send(page)
      await expect(page).toHaveURL(/\/seaman\/account/)
    })

    test('an answer to a vacancy with a CV waits for the staff, who let it go to the company', async ({
      page,
      browser,
      editor,
      site,
    }) => {
      test.setTimeout(180_000)
      const seafarer = `filled.${javaScriptEnabled}@ship.example`
      await page.goto(`/uk/forms/answer/${vacancy}`)
      await field(page, 'name').fill('Олена')
      await field(page, 'email').fill(seafarer)
      await field(page, 'available').fill(inDays(20))
      await field(page, 'message').fill('مرحبا')
      await field(page, 'cv').setInputFiles({
        ...{ name: 'CV.pdf', mimeType: 'application/pdf', buffer: pdf() },
      })
      await field(page, 'consent').check()
      expect(await fillAll(page)).toEqual(['subject'])
      await send(page)
      const request = await stored(editor, page)
      expect(request?.robotSign).toBe('hiddenField')
      // Not that it is on its way to the company.
      await expect(page.locator('.next')).toContainText('поле, якого ніхто не бачить')

      // In the panel, right to left and on a phone.
      const context = await browser.newContext({
        javaScriptEnabled: true,
        viewport: { width: 390, height: 844 },
      })
      await enter(context, editor)
      await context.addCookies([{ name: 'mh-lng', value: 'ar', url: editor.url }])
      const panel = await context.newPage()
      await panel.emulateMedia({ reducedMotion: 'reduce' })
      await panel.goto(`${site.url}/admin/collections/requests?limit=100`)
      const row = panel.getByRole('row', { name: request?.reference ?? 'none' })
      await expect(row).toContainText('ربما من برنامج آلي', slowly)
      await panel.goto(`${site.url}/admin/collections/requests/${request?.id}`)
      const mark = panel.getByRole('region', { name: 'ربما من برنامج آلي' })
      await expect(mark).toContainText('مُلئ حقل لا يراه أحد', slowly)
      const box = await mark.boundingBox()
      expect([box && box.x >= 0, box && box.x + box.width <= 390]).toEqual([true, true])
      await axeFindsNothing(panel, 'a marked request', '.mh-request')
      await mark.getByRole('button', { name: 'كتبه شخص' }).click()
      await expect(mark).toHaveCount(0, slowly)
      await context.close()

      const mails = async () =>
        (await mailTo(site.dataDir, 'crew@filled.example')).filter(
          ({ replyTo = [] }) => replyTo[0]?.address === seafarer,
        )
      await expect.poll(async () => (await mails()).length, slowly).toBe(1)
      expect((await mails())[0]?.attachments.map(({ filename }) => filename)).toEqual(['CV.pdf'])
      await page.reload()
      await expect(page.locator('.next')).not.toContainText('поле, якого ніхто не бачить')
    })
  })
}
