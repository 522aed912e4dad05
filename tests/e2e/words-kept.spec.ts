import type { BrowserContext, Locator, Page } from '@playwright/test'

import { en } from '../../src/i18n/panel/en'
import { Editor, paragraph } from '../site/editor'
import { axeFindsNothing } from './axe'
import { begin, body, enter, leaveText, open } from './panel'
import { expect, test } from './test'

/** That no word is lost: not by the first save, a lost session, a killed tab, or a colleague who takes over. */

test.use({ actionTimeout: 20_000 })

let nadiya: Editor

test.beforeAll(async ({ editor }) => {
  nadiya = await editor.hire('Nadiya')
})

/** The panel asks for the document while it leaves for another page, and is refused while nobody is signed in. */
const ALLOWED =
  /Failed to (load resource|fetch)|Error submitting form|unexpected response|Server Components/

test.beforeEach(async ({ quiet, context }) => {
  quiet.allow(ALLOWED)
  nadiya = await Editor.signIn(nadiya.url, nadiya.account)
  await enter(context, nadiya)
})

/** So many words, each told from the others. */
function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
}

/** Exactly so many letters of them. */
function letters(count: number): string {
  return words(count).slice(0, count)
}

/** How many words of a text are not in another. */
function lost(typed: string, found: string): number {
  const there = new Set(found.split(/\s+/))
  return typed.split(' ').filter((word) => !there.has(word)).length
}

async function draftOf(id: number, locale = 'en'): Promise<string> {
  const draft = await nadiya.read<object>(`/pages/${id}?locale=${locale}&draft=true&depth=0`)
  return JSON.stringify(draft)
}

/** Keeps saves from reaching the server. */
async function cut(page: Page): Promise<() => Promise<void>> {
  const isSave = /\/api\/pages(\/\d+)?\?/
  await page.route(isSave, (route) =>
    ['POST', 'PATCH'].includes(route.request().method()) ? undefined : route.continue(),
  )
  return () => page.unroute(isSave)
}

async function slash(page: Page, item: string): Promise<void> {
  await page.keyboard.type('/')
  await page.locator('.slash-menu-popup').getByRole('option', { name: item, exact: true }).click()
}

/** A block of the body. */
function block(page: Page): Locator {
  return page.locator('.LexicalEditorTheme__block').first()
}

/** Where one types in a new document: how one gets there from its body, and the place. */
const PLACES: Record<string, (page: Page) => Promise<Locator>> = {
  callout: async (page) => {
    await slash(page, 'Callout')
    return block(page).locator('[data-lexical-editor]')
  },
  'a title in a callout': async (page) => {
    await slash(page, 'Callout')
    return block(page).locator('input[name=title]')
  },
  'a table': async (page) => {
    await slash(page, 'Table')
    const drawer = page.getByRole('dialog')
    await drawer.locator('input[name=rows]').fill('2')
    await drawer.locator('input[name=columns]').fill('2')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    return body(page).locator('th, td').last()
  },
  steps: async (page) => {
    await slash(page, 'Steps')
    await block(page).getByRole('button', { name: 'Add Step' }).click()
    return block(page).locator('[data-lexical-editor]')
  },
  questions: async (page) => {
    await slash(page, 'Questions and answers')
    await block(page).getByRole('button', { name: 'Add Question' }).click()
    return block(page).locator('[data-lexical-editor]')
  },
  'a call to action': async (page) => {
    await slash(page, 'Call to action')
    return block(page).locator('input[name=label]')
  },
  'a video': async (page) => {
    await slash(page, 'Video')
    return block(page).locator('input[name=title]')
  },
  paragraph: async (page) => {
    await page.keyboard.type('Above.')
    await page.keyboard.press('Enter')
    return body(page).locator('> p').last()
  },
  heading: async (page) => {
    await slash(page, 'Heading 2')
    return body(page).locator('> h2')
  },
  'a list': async (page) => {
    await slash(page, 'Unordered List')
    return body(page).locator('li').last()
  },
  'a numbered list': async (page) => {
    await slash(page, 'Ordered List')
    return body(page).locator('li').last()
  },
  'a quotation': async (page) => {
    await slash(page, 'Blockquote')
    return body(page).locator('> blockquote')
  },
  'the title': (page) => Promise.resolve(page.locator('#field-title')),
  'the summary': (page) => Promise.resolve(page.locator('#field-excerpt')),
}

const IN_GATE = ['callout', 'a table']
const SPEEDS = process.env.SOAK ? [15, 40, 90, 180] : [25]

/** Gives a browser a slow link: what the panel asks for comes in pieces, over seconds. */
async function slowLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 16_000
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: -1,
  })
}

async function textOf(place: Locator): Promise<string> {
  // A point of a list has a `value` too.
  const isField = await place.evaluate((element) => element.matches('input, textarea'))
  return isField ? place.inputValue() : ((await place.textContent()) ?? '')
}

/**
 * Types while the first save of a new document is on its way, with so many milliseconds between the letters.
 * @param beforeSave what is done before that save may go
 */
async function typeOn(
  page: Page,
  goTo: (page: Page) => Promise<Locator>,
  delay: number,
  beforeSave = () => Promise.resolve(),
): Promise<void> {
  await begin(page, nadiya, 'pages')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/pages\?/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.locator('#field-title').click()
  await page.keyboard.type('New: ')
  await body(page).click()
  const place = await goTo(page)
  await place.click()
  const typed = letters(200)
  await page.keyboard.type(typed.slice(0, 60), { delay })
  await beforeSave()
  release()
  await page.keyboard.type(typed.slice(60), { delay })
  await page.waitForURL(/\/pages\/\d+/)
  const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1])
  // All that follows the first save: the page of the document, and the save after it.
  await page.keyboard.type(' and the end', { delay: Math.max(delay, 100) })
  expect(await textOf(place)).toMatch(new RegExp(`${typed} and the end$`))
  await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain(`${typed} and the end`)
  expect(await textOf(place)).toMatch(new RegExp(`${typed} and the end$`))
  // The cursor is where it was.
  await page.keyboard.type('!')
  await expect.poll(() => textOf(place)).toMatch(/and the end!$/)
}

/** What the console of a page complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const note = (text: string) => !ALLOWED.test(text) && complaints.push(text)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return complaints
}

for (const [name, goTo] of Object.entries(PLACES)) {
  if (!process.env.SOAK && !IN_GATE.includes(name)) continue
  test(`all of 200 letters stay that are typed while the document gets its id: ${name}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    // Each speed in a browser of its own, all at once: for most of the time the next letter is waited for.
    const typing = SPEEDS.map((delay) =>
      test.step(`${delay} ms`, async () => {
        const context = await browser.newContext({ locale: 'en-US' })
        await enter(context, nadiya)
        const page = await context.newPage()
        page.setDefaultTimeout(20_000)
        const complaints = complaintsOf(page)
        await typeOn(page, goTo, delay)
        expect(complaints).toEqual([])
        await context.close()
      }),
    )
    await Promise.all(typing)
  })
}

// A letter was drawn together with the page of the new document, and was gone where parts of that had not come yet.
for (const [name, goTo] of Object.entries(PLACES)) {
  if (!process.env.SOAK && name !== 'the title') continue
  test(`none of 200 letters is lost over a slow link while the document gets its id: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await typeOn(page, goTo, 25, () => slowLink(page))
  })
}

test('what is typed in a block is saved while one types on', async ({ page }) => {
  const id = await nadiya.create('en', { title: 'Typing on', body: paragraph('Here.') })
  await open(page, nadiya, 'pages', id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  const place = await PLACES.callout?.(page)
  await place?.click()
  let isSaved = false
  void expect
    .poll(() => draftOf(id), { timeout: 40_000 })
    .toContain('word3')
    .then(() => (isSaved = true))
  // Never a pause.
  for (let word = 0; !isSaved && word < 200; word += 1) {
    await page.keyboard.type(`word${word} `, { delay: 60 })
  }
  expect(isSaved).toBe(true)
})

/** Ends the process of a tab, as `kill -9` would. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

function signedOutIn(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: en.signedOut })
}

function offerIn(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'were not saved' })
}

test('words of one loss stay beside those of the next', async ({ page, context }) => {
  const id = await nadiya.create('en', { title: 'Lost twice', body: paragraph('Here.') })
  let tab = page
  for (const words of [' first loss', ' second loss']) {
    await open(tab, nadiya, 'pages', id)
    await cut(tab)
    await body(tab).click()
    await tab.keyboard.press('ControlOrMeta+End')
    await tab.keyboard.type(words, { delay: 20 })
    await kill(context, tab)
    tab = await context.newPage()
  }
  await open(tab, nadiya, 'pages', id)
  await expect(offerIn(tab)).toHaveCount(2)
  for (const words of ['second loss', 'first loss']) {
    await offerIn(tab).first().getByRole('button', { name: en.keptShow }).click()
    const dialog = tab.getByRole('dialog', { name: en.keptTitle })
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: en.keptDrop }).click()
  }
  await expect(offerIn(tab)).toHaveCount(0)
})

test('of forty words none is lost with a killed tab, in whichever place they were typed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const typed = words(40)
  const places = ['paragraph', 'callout', ...(process.env.SOAK ? ['a table', 'steps'] : [])]
  let tab = page
  for (const name of places) {
    await test.step(name, async () => {
      const id = await nadiya.create('en', { title: `Killed: ${name}`, body: paragraph('Here.') })
      await open(tab, nadiya, 'pages', id)
      await cut(tab)
      await body(tab).click()
      await tab.keyboard.press('ControlOrMeta+End')
      await tab.keyboard.press('Enter')
      const place = await PLACES[name]?.(tab)
      await place?.click()
      await tab.keyboard.type(typed, { delay: 20 })
      await kill(context, tab)

      tab = await context.newPage()
      await open(tab, nadiya, 'pages', id)
      await offerIn(tab).getByRole('button', { name: en.keptShow }).click()
      const dialog = tab.getByRole('dialog', { name: en.keptTitle })
      await expect(dialog).toContainText('word39')
      await dialog.getByRole('button', { name: en.keptTake }).click()
      await expect(dialog).toHaveCount(0)
      // With the breaks between paragraphs, which `textContent` has not. A block comes a moment after its text.
      await expect.poll(async () => lost(typed, await body(tab).innerText())).toBe(0)
      await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain(typed)
      await expect(tab.locator('.mh-last-saved')).toContainText('Last saved')
      await tab.reload()
      await expect(body(tab)).toContainText('word39')
      await expect(offerIn(tab)).toHaveCount(0)
    })
  }
  await tab.close()
})

test('words of a new document are kept before it has an id, and offered where one begins', async ({
  page,
  context,
}) => {
  await begin(page, nadiya, 'pages')
  await cut(page)
  await page.locator('#field-title').click()
  await page.keyboard.type('Never arrived', { delay: 20 })
  await kill(context, page)
  const tab = await context.newPage()
  await begin(tab, nadiya, 'pages')
  await offerIn(tab).getByRole('button', { name: en.keptShow }).click()
  await tab.getByRole('button', { name: en.keptTake }).click()
  await expect(tab.locator('#field-title')).toHaveValue('Never arrived')
  await tab.waitForURL(/\/pages\/\d+/, { timeout: 30_000 })
  const id = Number(/\/pages\/(\d+)/.exec(tab.url())?.[1])
  await expect.poll(() => draftOf(id)).toContain('Never arrived')
  await tab.close()
})

test('words are not offered to another account, nor over a newer text unseen', async ({
  page,
  context,
  editor,
}) => {
  test.setTimeout(120_000)
  const id = await nadiya.create('en', { title: 'Two of them', excerpt: 'As it was' })
  await open(page, nadiya, 'pages', id)
  await cut(page)
  await page.locator('#field-excerpt').fill('Kept by Nadiya')
  await page.locator('#field-excerpt').press('End')
  await kill(context, page)
  // In time the text would be free again by itself.
  await leaveText(id, nadiya)
  await editor.saveDraft(id, 'en', { excerpt: 'Stored by a colleague' })

  await test.step('another account sees nothing of them', async () => {
    await context.clearCookies({ name: 'mh-token' })
    await enter(context, editor)
    const theirs = await context.newPage()
    await open(theirs, editor, 'pages', id)
    await expect(theirs.locator('#field-excerpt')).toHaveValue('Stored by a colleague')
    await expect(theirs.locator('.mh-last-saved')).toBeAttached()
    await expect(offerIn(theirs)).toHaveCount(0)
    await theirs.close()
    await context.clearCookies({ name: 'mh-token' })
    await enter(context, nadiya)
  })
  const tab = await context.newPage()
  await test.step('their author sees both, on a phone too', async () => {
    await tab.setViewportSize({ width: 390, height: 844 })
    await open(tab, nadiya, 'pages', id)
    await offerIn(tab).getByRole('button', { name: en.keptShow }).click()
    const dialog = tab.getByRole('dialog', { name: en.keptTitle })
    await expect(dialog.getByRole('alert')).toHaveText(en.keptChangedSince)
    await expect(dialog).toContainText('Kept by Nadiya')
    await expect(dialog).toContainText('Stored by a colleague')
    await axeFindsNothing(tab, 'kept words', 'dialog.mh-consequences')
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await tab.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await draftOf(id)).toContain('Stored by a colleague')
  })
  await test.step('signing out leaves nothing', async () => {
    await tab.setViewportSize({ width: 1280, height: 800 })
    await tab.goto('/admin')
    await tab.getByRole('button', { name: 'Open Menu' }).click()
    await tab.getByRole('link', { name: 'Log out' }).click()
    await expect(tab.locator('#field-email')).toBeVisible({ timeout: 30_000 })
    nadiya = await Editor.signIn(nadiya.url, nadiya.account)
    await enter(context, nadiya)
    await open(tab, nadiya, 'pages', id)
    await expect(tab.locator('.mh-last-saved')).toBeAttached()
    await expect(offerIn(tab)).toHaveCount(0)
  })
  await tab.close()
})

test('whose session ends while they type is told, signs in beside the text, and goes on', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const id = await nadiya.create('en', { title: 'A long watch', body: paragraph('Here.') })
  await open(page, nadiya, 'pages', id)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  const typed = words(40)
  await page.keyboard.type(` ${words(20)}`)
  await context.clearCookies({ name: 'mh-token' })
  const rest = typed.slice(words(20).length)
  await page.keyboard.type(rest)
  const notice = signedOutIn(page)
  await expect(notice).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.mh-last-saved')).toContainText(en.notSaved)
  // Nothing takes the cursor out of the text.
  await page.keyboard.type(' And more.')
  await axeFindsNothing(page, 'signed out', '.mh-signed-out')
  await notice.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: en.signedOutTitle })
  await expect(page.getByText('not allowed')).toHaveCount(0)
  await axeFindsNothing(page, 'signing in again', 'dialog.mh-consequences')
  // By the keys alone.
  await expect(dialog.getByLabel('Email')).toHaveValue(nadiya.account.email)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).not.toHaveText('')
  await dialog.getByLabel('Password').fill(nadiya.account.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain(`Here. ${typed} And more.`)
  await expect(body(page)).toHaveText(`Here. ${typed} And more.`)
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' On.')
  await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain('And more. On.')
  await expect(page.locator('.mh-last-saved')).toHaveText(/Last saved at/)
  await expect(offerIn(page)).toHaveCount(0)
})

test('who signs in there as somebody else saves nothing unasked, and no more than they may', async ({
  page,
  context,
  editor,
}) => {
  test.setTimeout(120_000)
  const account = { email: 'french@site.example', password: 'only-for-tests' }
  await editor.request('POST', '/staff', {
    ...account,
    name: 'Fanny',
    role: 'translator',
    languages: ['fr'],
  })
  const id = await nadiya.create('en', { title: 'Not in French', excerpt: 'As it was' })
  await open(page, nadiya, 'pages', id)
  await page.locator('#field-excerpt').click()
  await context.clearCookies({ name: 'mh-token' })
  await page.keyboard.press('End')
  await page.keyboard.type(', and more')
  await signedOutIn(page).getByRole('button').click({ timeout: 30_000 })
  const dialog = page.getByRole('dialog', { name: en.signedOutTitle })
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog').filter({ hasText: en.signedInAsOtherMeaning })
  await expect(asked).toContainText(account.email)
  expect(await draftOf(id)).not.toContain('and more')
  await asked.getByRole('button', { name: en.signedInSave }).click()
  await expect(asked).toHaveCount(0)
  // A translator into French writes no English.
  await expect(page.locator('#field-excerpt')).toBeDisabled({ timeout: 20_000 })
  expect(await draftOf(id)).not.toContain('and more')
})

test('words that a colleague took over from stay, and are offered when the text is free again', async ({
  page,
  editor,
}) => {
  test.setTimeout(120_000)
  const id = await nadiya.create('en', { title: 'Taken over', excerpt: 'As it was' })
  await open(page, nadiya, 'pages', id)
  const restore = await cut(page)
  const typed = words(40)
  await page.locator('#field-excerpt').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(typed)
  const lock = (action: string) =>
    editor.request('POST', `/pages/${id}/edit-lock?locale=en`, { action })
  expect((await lock('take-over')).status).toBe(200)
  const notice = page.getByRole('alert').filter({ hasText: 'has taken over this text' })
  await expect(notice).toBeVisible({ timeout: 40_000 })
  await editor.saveDraft(id, 'en', { excerpt: 'By the colleague' })
  await lock('leave')
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto('about:blank')
  // Not before: what is held up would arrive now, when nobody writes there.
  await restore()
  await open(page, nadiya, 'pages', id)
  await expect(page.locator('#field-excerpt')).toHaveValue('By the colleague')
  await offerIn(page).getByRole('button', { name: en.keptShow }).click()
  const dialog = page.getByRole('dialog', { name: en.keptTitle })
  await expect(dialog.getByRole('alert')).toHaveText(en.keptChangedSince)
  await dialog.getByRole('button', { name: en.keptReplace }).click()
  await expect(page.locator('#field-excerpt')).toHaveValue(typed)
  await expect.poll(() => draftOf(id), { timeout: 30_000 }).toContain(typed)
})

test('forms that are saved by a button keep their words too', async ({ page, context }) => {
  await page.goto('/admin/globals/site?locale=en')
  const field = page.locator('input[type=text]').first()
  await expect(field).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('form[data-form-ready=true]')).toBeVisible()
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' kept', { delay: 20 })
  const value = await field.inputValue()
  await kill(context, page)
  const tab = await context.newPage()
  await tab.goto('/admin/globals/site?locale=en')
  await offerIn(tab).getByRole('button', { name: en.keptShow }).click()
  await tab.getByRole('button', { name: en.keptTake }).click()
  await expect(tab.locator('input[type=text]').first()).toHaveValue(value)
  await tab.close()
})

test('the button that publishes names the language as the panel does, and nothing is missing that is inherited', async ({
  page,
}) => {
  const id = await nadiya.create('uk', { title: 'Назва', body: paragraph('Слова.') })
  await open(page, nadiya, 'pages', id, 'uk')
  await expect(
    page.getByRole('button', { name: 'Publish in Ukrainian', exact: true }),
  ).toBeVisible()
  const title = page.locator('.mh-seo').first()
  await title.scrollIntoViewIfNeeded()
  await expect(title).toContainText(en.seoTitleInherited)
  await expect(title.getByText('Missing')).toBeHidden()
  await page.locator('#field-title').fill('')
  await expect(title.getByText('Missing')).toBeVisible()
  // Left empty, the image is that of the language.
  await expect(page.getByText('No image')).toBeHidden()
  await expect(page.getByText('checks are passing')).toHaveCount(0)
})

test.describe('right to left', () => {
  test.use({ locale: 'ar' })
  test('words are offered and shown in Arabic', async ({ page, context }) => {
    await context.addCookies([{ name: 'mh-lng', value: 'ar', url: nadiya.url }])
    const id = await nadiya.create('ar', { title: 'عنوان', excerpt: 'كما كان' })
    await open(page, nadiya, 'pages', id, 'ar')
    await cut(page)
    await page.locator('#field-excerpt').fill('كلمات لم تُحفظ')
    await page.locator('#field-excerpt').press('End')
    await kill(context, page)
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 390, height: 844 })
    await open(tab, nadiya, 'pages', id, 'ar')
    const offer = tab.locator('.mh-kept')
    await offer.getByRole('button').first().click()
    const dialog = tab.locator('dialog.mh-consequences')
    await expect(dialog).toContainText('كلمات لم تُحفظ')
    await expect(dialog).toHaveCSS('direction', 'rtl')
    await axeFindsNothing(tab, 'kept words in Arabic', 'dialog.mh-consequences')
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await tab.close()
  })
})
