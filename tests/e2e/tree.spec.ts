import type { Locator, Page } from '@playwright/test'

import { ask } from '../site/ask'
import { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** Documents are put where they belong in the tree of the panel, by dragging or by keys. */

test.use({ actionTimeout: 20_000 })

let bohdan: Editor

test.beforeAll(async ({ editor }) => {
  bohdan = await editor.hire('Bohdan')
})

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to fetch/)
  await enter(page.context(), bohdan)
})

async function live(title: string, slug: string, parent?: number): Promise<number> {
  const id = await bohdan.create('en', { title, slug, parent: parent ?? null })
  await bohdan.publish(id, 'en')
  return id
}

/** Opens the tree, and waits until the panel's script has it in hand. */
async function openTree(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/collections/pages/tree?locale=en${query}`)
  await expect(page.getByRole('button', { name: /^Move “/ }).first()).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Show everything' }).click({ timeout: 5_000 })
    await expect(page.locator('.mh-tree-branch[aria-expanded="false"]')).toHaveCount(0, {
      timeout: 1_000,
    })
  }).toPass()
}

const row = (page: Page, title: string): Locator =>
  page.locator('.mh-tree-row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move “${title}”`, exact: true })
const said = (page: Page) => page.locator('.mh-tree-said')

/** Titles of what stands below a document, or at the top, as the view has them. */
async function order(page: Page, titles: readonly string[]): Promise<string[]> {
  const all = await page.locator('.mh-tree-title').allInnerTexts()
  return all.filter((title) => titles.includes(title))
}

async function dropOn(page: Page, from: string, to: string, share: number): Promise<void> {
  const box = await row(page, to).boundingBox()
  if (!box) throw new Error(`${to} is not to be seen.`)
  await row(page, from).dragTo(row(page, to), {
    targetPosition: { x: 200, y: box.height * share },
  })
}

/** What the person does from now on, as the pages hear it. */
async function actionsOf(page: Page): Promise<string[]> {
  const actions: string[] = []
  await page.exposeFunction('heard', (kind: string) => actions.push(kind))
  await page.addInitScript(() => {
    const { heard } = window as unknown as { heard: (kind: string) => void }
    for (const kind of ['click', 'keydown', 'drop']) addEventListener(kind, () => heard(kind), true)
  })
  return actions
}

test('a document is put between two others with two clicks and a drag, nothing typed, and readers see it there', async ({
  page,
  site,
}) => {
  for (const name of ['Anchor', 'Buoy', 'Capstan']) await live(name, name.toLowerCase())
  const actions = await actionsOf(page)
  await page.goto('/admin')
  await page.locator('#card-pages .card__click').click()
  await page.getByRole('link', { name: 'Tree' }).click()
  await expect(handle(page, 'Anchor')).toBeVisible()
  await expect
    .poll(() => order(page, ['Anchor', 'Buoy', 'Capstan']))
    .toEqual(['Anchor', 'Buoy', 'Capstan'])
  const moved = page.waitForResponse(/\/api\/pages\/\d+\/move/)
  await dropOn(page, 'Capstan', 'Buoy', 0.1)
  expect((await moved).status()).toBe(200)
  await expect(said(page)).toContainText('“Capstan” now stands at place')
  expect(actions).toEqual(['click', 'click', 'drop'])
  expect(await order(page, ['Anchor', 'Buoy', 'Capstan'])).toEqual(['Anchor', 'Capstan', 'Buoy'])
  await page.reload()
  await expect(handle(page, 'Anchor')).toBeVisible()
  expect(await order(page, ['Anchor', 'Buoy', 'Capstan'])).toEqual(['Anchor', 'Capstan', 'Buoy'])
  const { body } = await ask(site.url, '/')
  const cards = [...body.matchAll(/href="\/(anchor|buoy|capstan)"/g)].map(([, slug]) => slug)
  expect(cards).toEqual(['anchor', 'capstan', 'buoy'])
})

test('a move that changes addresses says so first; readers are led to the new ones', async ({
  page,
  site,
}) => {
  await live('Deck', 'deck')
  const hatch = await live('Hatch', 'hatch')
  await live('Hinge', 'hinge', hatch)
  await openTree(page)
  await dropOn(page, 'Hatch', 'Deck', 0.5)
  const question = page.getByRole('dialog', { name: 'Addresses change' })
  await expect(question).toContainText('change: 2 (documents: 2, languages: 1)')
  await expect(question).toContainText('/hatch→ /deck/hatch')
  await axeFindsNothing(page, 'tree', '.mh-tree-view')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(said(page)).toContainText('“Hatch” is back where it was.')
  expect((await ask(site.url, '/hatch')).status).toBe(200)

  await dropOn(page, 'Hatch', 'Deck', 0.5)
  await question.getByRole('button', { name: 'Move' }).click()
  await expect(said(page)).toContainText('“Hatch” now stands at place 1 of 1, below “Deck”.')
  expect((await ask(site.url, '/deck/hatch/hinge')).status).toBe(200)
  const former = await ask(site.url, '/hatch/hinge')
  expect([former.status, former.headers.location]).toEqual([
    308,
    expect.stringMatching(/\/deck\/hatch\/hinge$/),
  ])
})

test('keys lift a document, move it up, down, in and out, put it down or back', async ({
  page,
}) => {
  for (const name of ['Keel', 'Ladder', 'Mast']) await live(name, name.toLowerCase())
  await openTree(page)
  await handle(page, 'Mast').focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toContainText('“Mast” is lifted: place')
  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toContainText('Place 1 of 1, below “Ladder”')
  await expect(handle(page, 'Mast')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(handle(page, 'Mast')).toBeFocused()
  expect(await order(page, ['Keel', 'Ladder', 'Mast'])).toEqual(['Mast', 'Keel', 'Ladder'])
  await axeFindsNothing(page, 'tree', '.mh-tree-view')
  await page.keyboard.press('Escape')
  await expect(said(page)).toContainText('“Mast” is back where it was.')
  expect(await order(page, ['Keel', 'Ladder', 'Mast'])).toEqual(['Keel', 'Ladder', 'Mast'])

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  const moved = page.waitForResponse(/\/api\/pages\/\d+\/move/)
  await page.keyboard.press('Enter')
  expect((await moved).status()).toBe(200)
  await expect(said(page)).toContainText('“Mast” now stands at place')
  await expect(handle(page, 'Mast')).toBeFocused()
  expect(await order(page, ['Keel', 'Ladder', 'Mast'])).toEqual(['Keel', 'Mast', 'Ladder'])
})

test('a page cannot be put below its own child', async ({ page }) => {
  const above = await live('Above all', 'above-all')
  await live('The one below', 'below-all', above)
  await openTree(page)
  await dropOn(page, 'Above all', 'The one below', 0.5)
  await expect(row(page, 'The one below')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const refused = await bohdan.request('POST', `/pages/${above}/move`, { parent: above })
  expect(refused.status).toBe(400)
})

test('from right to left the arrows that point inwards and outwards change places', async ({
  page,
}) => {
  for (const name of ['Oar', 'Pump']) await live(name, name.toLowerCase())
  await page.context().addCookies([{ name: 'mh-lng', value: 'ar', url: bohdan.url }])
  await page.goto('/admin/collections/pages/tree?locale=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', /^rtl$/i)
  const pump = page.getByRole('button', { name: 'نقل «Pump»' })
  await expect(async () => {
    await pump.focus()
    await page.keyboard.press('Space')
    await expect(pump).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('ArrowLeft')
  await expect(said(page)).toContainText('تحت «Oar»')
  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toContainText('في المستوى الأعلى')
  await axeFindsNothing(page, 'tree', '.mh-tree-view')
  await page.keyboard.press('Escape')
})

test('a form leads to the place of its document; where it is live, nothing is chosen there', async ({
  page,
}) => {
  const id = await live('Quay', 'quay')
  await page.goto(`/admin/collections/pages/${id}?locale=en`)
  await expect(page.locator('#field-parent input').first()).toBeDisabled()
  await expect(page.locator('#field-position')).toBeHidden()
  await page.getByRole('link', { name: 'Where it stands is decided in the tree' }).click()
  await expect(handle(page, 'Quay')).toBeFocused()
})

test('translators read the tree, and move nothing', async ({ page, editor }) => {
  const account = { email: 'tree-reader@site.example', password: 'only-for-tests' }
  const data = { ...account, name: 'Reader', role: 'translator', languages: ['uk'] }
  expect((await editor.request('POST', '/staff', data)).status).toBe(201)
  const translator = await Editor.signIn(editor.url, account)
  await live('Rudder', 'rudder')
  await page.context().clearCookies()
  await enter(page.context(), translator)
  await page.goto('/admin/collections/pages/tree?locale=uk')
  await expect(row(page, 'Rudder')).toContainText('English')
  await expect(page.getByRole('button', { name: /^Move “/ })).toHaveCount(0)
})
