import { ofMonths } from '../../src/domain/vacancies/contract-length'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { expect, test } from './test'

/** The list, a company and a vacancy, as readers of three languages see them. */

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

let vacancy: string

test.beforeAll(async ({ editor }) => {
  const contacts = { email: 'crew@north.example', telephones: [{ number: '+48 58 000 00 00' }] }
  const licence = {
    number: '7',
    authority: 'Maritime Office',
    validUntil: inDays(300),
    checkedOn: inDays(-1),
  }
  const north = await publish(editor, 'crewings', {
    name: 'North Crewing',
    slug: 'north',
    city: 'Gdynia',
    country: 'PL',
    about: 'Crews since 1998.',
    licence,
    ...contacts,
  })
  const south = await publish(editor, 'crewings', {
    name: 'South',
    slug: 'south',
    // Looked up, but nobody wrote until when it is valid: that is no check.
    licence: { number: '8', authority: 'Ministry', checkedOn: inDays(-1) },
    ...contacts,
  })
  const facts = {
    rank: 'second-mate',
    vesselType: 'bulk-carrier',
    openUntilDay: inDays(30),
    pay: { min: 420_000, max: 450_000, currency: 'USD', period: 'month' },
    joining: { from: inDays(40), to: inDays(47), port: 'Santos', country: 'BR' },
    contract: ofMonths(4, 1),
  }
  await publish(editor, 'vacancies', { ...facts, company: south, rank: 'chief-cook' })
  const ofNorth = { ...facts, company: north, description: 'A good ship.' }
  const id = await publish(editor, 'vacancies', ofNorth)
  vacancy = `/crewings/north/${id}-second-mate-bulk-carrier`
})

const READERS = [
  {
    prefix: '',
    rank: 'Second officer',
    title: 'Second officer on a bulk carrier',
    pay: /\$4,200\s–\s\$4,500/,
  },
  {
    prefix: '/uk',
    rank: 'Другий помічник капітана',
    title: 'Другий помічник капітана на балкері',
    pay: /4\s200–4\s500\s\$/,
  },
  {
    prefix: '/ar',
    rank: 'ضابط ثانٍ',
    title: 'ضابط ثانٍ على متن سفينة بضائع سائبة',
    pay: /4,200–4,500\s\$/,
  },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } })

  for (const { prefix, rank, title, pay } of READERS) {
    const what = `a reader of ${prefix || '/en'} comes from the list to a vacancy and its company`
    test(what, async ({ page }) => {
      await page.goto(`${prefix}/crewings`)
      const first = page.locator('.vacancy-rows > li').first()
      // Pay and joining of the first one are on the smallest screen at once.
      for (const fact of [first.getByText(pay), first.getByText(/^Santos/)]) {
        const box = await fact.boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(568)
      }
      await first.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL((url) => url.pathname === prefix + vacancy)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(/North Crewing/)
      await expect(page.getByRole('link', { name: /crew@north\.example/ })).toHaveAttribute(
        'href',
        'mailto:crew@north.example',
      )
      await expect(page.getByText(/MLC|2006/).first()).toBeVisible()
      await page.locator('.crumbs').getByRole('link', { name: 'North Crewing' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Crewing')
      await expect(page.getByRole('link', { name: title })).toContainText(rank)
    })
  }

  test('contacts of a company whose licence nobody has checked are no links', async ({ page }) => {
    await page.goto('/uk/crewings/south')
    await expect(page.getByText('crew@north.example')).toBeVisible()
    await expect(page.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0)
    await expect(page.getByText('Ліцензію ще не перевірено')).toBeVisible()
    await expect(page.getByText('Востаннє перевіряли')).toHaveCount(0)
  })

  test('a page past the end of the list leads to its first', async ({ page }) => {
    await page.goto('/crewings?page=9')
    await expect(page.getByRole('heading', { name: 'The list has no page 9' })).toBeVisible()
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL(/\/crewings$/)
    await expect(page.locator('.vacancy-rows > li').first()).toBeVisible()
  })
})

test('axe finds nothing on them, and the head names every language', async ({ page }) => {
  for (const path of ['/ar/crewings', `/uk${vacancy}`, '/ar/crewings/north']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await axeFindsNothing(page, path)
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(13)
  }
})
