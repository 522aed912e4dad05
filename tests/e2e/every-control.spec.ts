import type { ElementHandle, Page, Request, Route } from '@playwright/test'

import { scriptAddress } from '../../src/domain/browser/browser-scripts'
import { everyBlock } from '../fixtures/every-block'
import { Editor, paragraph } from '../site/editor'
import { publishBoard } from '../site/publish-board'
import { forget, type ServedSite, serveSite } from '../site/site'
import { type Control, type ControlKind, controlsOf, elementOf } from './controls'
import { expect, test } from './test'
import { uploadSamples } from './uploads'

/**
 * Every control that a page has is pressed before, while and after its scripts come. The controls are found, not named: one
 * of a kind that is not known here fails.
 */

// The walk has a site of its own.
test.use({ baseURL: 'http://localhost' })

interface Visited {
  name: string
  path: string
  /** The widths show what each of them hides. */
  widths: number[]
  /** Whether header and footer are walked here, for their direction and these widths. */
  hasFrame?: boolean
  /** Another page of this kind is walked whole. */
  isLikeAnother?: boolean
}

const FORM = '/forms/contact'

/** By the keyboard, which reaches what lies below something else. */
const PAGES: Visited[] = [
  { name: 'home', path: '/', widths: [1280, 390], hasFrame: true },
  { name: 'article with every block', path: '/every-block', widths: [390] },
  {
    name: 'guide',
    path: '/docs/rights-and-pay-at-sea/hours-of-rest',
    widths: [390],
  },
  { name: 'prices, right to left', path: '/ar/mailing', widths: [1280], hasFrame: true },
  { name: 'list', path: '/crewings', widths: [390] },
  { name: 'vacancy', path: 'a vacancy', widths: [390] },
  { name: 'search', path: '/search?q=rest', widths: [390] },
  { name: 'form', path: FORM, widths: [390] },
  {
    name: 'list, right to left',
    path: '/ar/crewings?page=2',
    widths: [1280],
    isLikeAnother: true,
  },
]

let site: ServedSite
let vacancy: string

test.beforeAll(async () => {
  site = await serveSite()
  const editor = await Editor.signIn(site.url)
  // More than one page of the list.
  await publishBoard(editor, 3, 21)
  const list = await (await fetch(`${site.url}/crewings`)).text()
  vacancy = /\/crewings\/[^/"?]+\/\d[^"?]*/.exec(list)?.[0] ?? ''
  const { picture, file } = await uploadSamples(editor)
  const target = await editor.create('en', { title: 'Target', slug: 'target' })
  await editor.publish(target, 'en')
  const body = everyBlock({ picture, file, document: { relationTo: 'pages', value: target } })
  const every = await editor.create('en', { title: 'Every block', slug: 'every-block', body })
  await editor.publish(every, 'en')
  const below = { title: 'Below', slug: 'below', parent: every, body: paragraph('x') }
  await editor.publish(await editor.create('en', below), 'en')
})
test.afterAll(async () => {
  await site.stop()
  await forget(site.dataDir)
})

/** What the site has of each: a walk that meets none of a kind has lost it. */
const KINDS: ControlKind[] = [
  ...(['anchor', 'choice', 'copy', 'download', 'field', 'fold', 'language', 'link'] as const),
  ...(['menu', 'outside', 'program', 'scroll', 'select', 'submit'] as const),
]

type When = 'before' | 'while' | 'after'
type Handle = ElementHandle<HTMLElement>

/** Polls as often as presses are quick: there are hundreds of them. */
const soon = <T>(look: () => T | Promise<T>, message = '') =>
  expect.poll(look, { message, intervals: [20, 30, 50, 100] })

// A walk of its own for each page and moment, on both workers.
test.describe.configure({ mode: 'parallel' })

// One of each kind is for the gate: the walk over every control meets them all.
test('a control of each kind, pressed before scripts come, does what it says', async ({ page }) => {
  test.setTimeout(300_000)
  const walk = await Walk.begin(page, 'before', false)
  for (const visited of PAGES) if (!visited.isLikeAnother) await walk.over(visited)
  expect([...walk.pressed].toSorted()).toEqual(KINDS.toSorted())
})

for (const when of ['before', 'while', 'after'] as const) {
  for (const visited of PAGES) {
    test(`every control, pressed ${when} scripts come, does what it says: ${visited.name}`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const walk = await Walk.begin(page, when, true)
      await walk.over(visited)
      expect(walk.pressed.size).toBeGreaterThan(1)
      // What was typed is found again on a page with its scripts alone.
      if (visited.path === FORM) expect(walk.pressed.has('erase')).toBe(when === 'after')
    })
  }
}

/** Where a page has its scripts from. */
const SCRIPTS = '/_scripts/'

/** How many are pressed, after scripts came, of the rows of a list and of whatever else differs in its words alone. */
const MOST_ALIKE = 3

/** Presses what it meets on page after page: all, or one of those that are alike. */
class Walk {
  readonly pressed = new Set<ControlKind>()
  private readonly known = new Set<string>()
  private address = ''
  /** The documents that were asked for, and what was posted, since the walk came to the page. */
  private asked: Request[] = []
  /** How many of these there are to be. */
  private due = 0
  /** Whether it is the walk itself that goes somewhere. */
  private isOwn = false
  private holds = false
  private held: { pathname: string; go: () => void }[] = []

  private constructor(
    private readonly page: Page,
    private readonly when: When,
    private readonly isWhole: boolean,
  ) {}

  static async begin(page: Page, when: When, isWhole: boolean): Promise<Walk> {
    const walk = new Walk(page, when, isWhole)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.context().route('**/*', (route) => walk.answer(route))
    return walk
  }

  async over(visited: Visited): Promise<void> {
    const { name, path, widths } = visited
    for (const width of widths) {
      await test.step(`${name}, ${width}`, async () => {
        await this.page.setViewportSize({ width, height: 844 })
        await this.overOne(site.url + (path === 'a vacancy' ? vacancy : path), visited)
      })
    }
  }

  private async overOne(
    address: string,
    { path, hasFrame = false, isLikeAnother = false }: Visited,
  ): Promise<void> {
    // Header and footer are walked on a page for each direction and width; of theirs another one has what is not there.
    const frame = this.isWhole && !hasFrame ? await this.frameOf(path) : new Set<string>()
    this.address = address
    await this.open()
    const tried = new Set<string>()
    const { width } = this.page.viewportSize() ?? {}
    const markOf = ({ key, alike, isOfFrame }: Control) => {
      if (!this.isWhole) return alike
      return isOfFrame ? `${width} ${key}` : key
    }
    const times = new Map<string, number>()
    const isMore = ({ kind, alike, isOfFrame }: Control) =>
      this.isWhole &&
      this.when === 'after' &&
      !isOfFrame &&
      (kind === 'link' || isLikeAnother) &&
      (times.get(alike) ?? 0) >= MOST_ALIKE
    const isToPress = (control: Control) =>
      !tried.has(control.key) &&
      !this.known.has(markOf(control)) &&
      !(control.isOfFrame && frame.has(control.alike)) &&
      !isMore(control)
    for (;;) {
      // Some come by pressing others, and a list may have come again.
      const left = await controlsOf(this.page)
      const control = left.find(isToPress)
      if (!control) break
      tried.add(control.key)
      const element = await elementOf(this.page, control.key)
      if (!(await this.reveal(element))) continue
      this.known.add(markOf(control))
      times.set(control.alike, (times.get(control.alike) ?? 0) + 1)
      this.pressed.add(control.kind)
      await test.step(control.key, async () => {
        await this.press(control, element)
        // Nothing leads twice, or to where nothing was to lead.
        expect(
          this.asked.map((request) => request.url()),
          `${control.kind} ${control.key}`,
        ).toHaveLength(this.due)
      })
    }
    if (this.when === 'while') await this.letScriptsCome()
    await this.leave()
  }

  /** What the page has around its main part that walks header and footer for pages like this one. */
  private async frameOf(path: string): Promise<ReadonlySet<string>> {
    const isArabic = (one: string) => one.startsWith('/ar/')
    const walked = PAGES.find((one) => one.hasFrame && isArabic(one.path) === isArabic(path))
    await this.go(site.url + (walked?.path ?? ''), 'load')
    const controls = await controlsOf(this.page)
    return new Set(controls.flatMap(({ alike, isOfFrame }) => (isOfFrame ? [alike] : [])))
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request()
    const { origin, pathname } = new URL(request.url())
    const isHere = origin === site.url
    const isDocument = request.isNavigationRequest()
    if (isDocument && request.frame() !== this.page.mainFrame()) {
      await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
      return
    }
    const isLed = isDocument && !this.isOwn
    if (isLed || request.method() === 'POST') this.asked.push(request)
    if (isLed && (!isHere || this.when !== 'after')) {
      // A 204 keeps the page, as it is while a user waits for an answer.
      await route.fulfill({ status: 204 })
      return
    }
    if (this.holds && pathname.startsWith(SCRIPTS)) {
      await new Promise<void>((go) => this.held.push({ pathname, go }))
    }
    // The page that asked may be gone.
    await route.continue().catch(() => undefined)
  }

  private async open(): Promise<void> {
    this.holds = this.when !== 'after'
    // Scripts that a page comes with are waited for by all later states of it.
    await this.go(this.address, this.holds ? 'commit' : 'load')
    await this.page.waitForFunction(() => document.readyState !== 'loading')
    if (this.when === 'before') return
    await this.page.evaluate(useScripts)
    if (this.when === 'after') await this.untilScripts()
  }

  /** Until all scripts are there that the page has asked for. */
  private async untilScripts(): Promise<void> {
    await this.page.waitForFunction(() => {
      const scripts = document.querySelectorAll<HTMLScriptElement>('script[src^="/_scripts/"]')
      return [...scripts].every(({ src }) => performance.getEntriesByName(src).length > 0)
    })
  }

  private async leave(): Promise<void> {
    await this.go('about:blank', 'load')
    this.letGo()
    await this.forgetChoices()
  }

  /** So that the next page comes as to anybody. */
  private async forgetChoices(): Promise<void> {
    await this.page.context().clearCookies({ name: /^(?:mh_lite|mh_currency|i18n)/ })
  }

  private async go(address: string, waitUntil: 'load' | 'commit'): Promise<void> {
    this.isOwn = true
    // What a form or a link leads to may come in between.
    await expect(async () => {
      await this.page.goto(address, { waitUntil })
    }).toPass({ intervals: [50, 100, 200], timeout: 20_000 })
    this.isOwn = false
    this.asked = []
    this.due = 0
  }

  private letGo(): void {
    this.holds = false
    for (const { go } of this.held.splice(0)) go()
  }

  /** Opens what it lies in; whether it is to be seen, then, at this width. */
  private async reveal(element: Handle): Promise<boolean> {
    for (;;) {
      const found = await element.evaluateHandle((one) => {
        const from = one.matches('summary') ? one.parentElement?.parentElement : one
        const folds: Element[] = []
        const closed = 'details:not([open])'
        for (let at = from?.closest(closed); at; at = at.parentElement?.closest(closed)) {
          folds.unshift(at)
        }
        return folds[0]?.querySelector('summary')
      })
      const summary = found.asElement()
      if (!summary || !(await summary.isVisible())) break
      await this.type(summary, 'Enter')
    }
    return element.isVisible()
  }

  /** By the keyboard: as trusted as a press, and it reaches what something else covers. */
  private async type(element: Handle, key: string): Promise<void> {
    await element.focus()
    await this.page.keyboard.press(key)
  }

  /** What tells a document from the next one. */
  private loaded(): Promise<number> {
    return this.page.evaluate(() => performance.timeOrigin)
  }

  private async untilAnother(loaded: number): Promise<void> {
    const next = () => this.loaded().catch(() => loaded)
    await soon(next).not.toBe(loaded)
    await this.page.waitForLoadState()
  }

  private async press({ kind, key, state }: Control, element: Handle): Promise<void> {
    const loaded = await this.loaded()
    const isFollowed = ['choice', 'select'].includes(kind) && (await this.isFollowed(element))
    switch (kind) {
      case 'menu':
        await this.pressMenu(element)
        break
      case 'fold':
        await this.type(element, 'Enter')
        await this.untilState(key, state === 'open' ? 'closed' : 'open')
        break
      case 'choice':
        await this.choose(element, key, state)
        break
      case 'field':
      case 'select':
        await this.fill(element)
        break
      case 'anchor':
        await this.type(element, 'Enter')
        await soon(() => new URL(this.page.url()).hash).toBe(
          await element.evaluate((one) => (one as HTMLAnchorElement).hash),
        )
        break
      case 'scroll':
        await element.focus()
        expect(await element.evaluate((one) => one === document.activeElement)).toBe(true)
        break
      case 'program':
        await this.callProgram(element)
        break
      case 'download': {
        const download = this.page.waitForEvent('download')
        await this.type(element, 'Enter')
        await (await download).cancel()
        break
      }
      case 'submit':
        await this.submit(element)
        break
      case 'erase':
        await this.type(element, 'Enter')
        await soon(() => element.evaluate((one) => one.isConnected)).toBe(false)
        for (const { kind: other, state: typed } of await controlsOf(this.page)) {
          if (other === 'field') expect(typed).toBe('')
        }
        break
      case 'copy':
        await this.type(element, 'Enter')
        await soon(() => element.evaluate((one) => one.textContent === one.dataset.copied)).toBe(
          true,
        )
        break
      case 'outside':
      case 'language':
      case 'link':
        await this.follow(element, kind)
    }
    if (this.when !== 'after' || !(isFollowed || ['field', 'submit'].includes(kind))) return
    // Else what is on its way would come after all.
    if (this.asked.at(-1)?.isNavigationRequest()) await this.untilAnother(loaded)
    await this.forgetChoices()
    await this.open()
  }

  /** Whether another list is shown for what is chosen. */
  private isFollowed(element: Handle): Promise<boolean> {
    return element.evaluate((one) => one.closest('[data-script=list]') !== null)
  }

  private async stateOf(key: string): Promise<string | undefined> {
    return (await controlsOf(this.page)).find((one) => one.key === key)?.state
  }

  private async untilState(key: string, state: string): Promise<void> {
    await soon(() => this.stateOf(key), key).toBe(state)
  }

  private async pressMenu(summary: Handle): Promise<void> {
    const isOpen = () => summary.evaluate(({ parentElement }) => parentElement?.matches('[open]'))
    if (!(await isOpen())) await this.type(summary, 'Enter')
    await soon(isOpen).toBe(true)
    await this.page.keyboard.press('Escape')
    await soon(isOpen).toBe(false)
    expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)
  }

  private async choose(element: Handle, key: string, state: string): Promise<void> {
    await this.type(element, ' ')
    const isRadio = await element.evaluate((one) => (one as HTMLInputElement).type === 'radio')
    await this.untilState(key, isRadio || state === 'not chosen' ? 'chosen' : 'not chosen')
    const [name, value] = await element.evaluate((one) => {
      const { name, value } = one as HTMLInputElement
      return [name, value]
    })
    if (name === 'mh_colour_mode' && value !== 'system') {
      await expect(this.page.locator('html')).toHaveAttribute('data-theme', value ?? '')
    }
    if (name === 'currency' && state === 'not chosen') {
      // What was chosen before the script of every page came is kept when it does.
      const ofEveryPage = scriptAddress('page')
      const kept = async () => {
        // The press itself may have asked for it again.
        for (const { go } of this.held.filter(({ pathname }) => pathname === ofEveryPage)) go()
        const cookies = await this.page.context().cookies()
        return cookies.find((one) => one.name === 'mh_currency_v1')?.value
      }
      await soon(kept).toBe(value)
    }
  }

  /** Types what such a field takes, or chooses the last of a list. */
  private async fill(element: Handle): Promise<void> {
    const type = await element.evaluate((one) => (one as HTMLInputElement).type)
    if (type === 'select-one') {
      const last = await element.evaluate((one) => (one as HTMLSelectElement).options.length - 1)
      await element.selectOption({ index: last })
      return
    }
    const values: Record<string, string> = {
      date: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
      email: 'reader@site.example',
      number: '100',
      tel: '+380441234567',
      url: 'https://site.example/',
    }
    await element.fill(values[type] ?? 'officer')
  }

  private async callProgram(link: Handle): Promise<void> {
    await this.page.evaluate(() => {
      const look = (event: Event) => {
        document.documentElement.toggleAttribute('data-called', !event.defaultPrevented)
        event.preventDefault()
      }
      addEventListener('click', look, { once: true })
    })
    await this.type(link, 'Enter')
    const called = await this.page.evaluate(() =>
      document.documentElement.toggleAttribute('data-called', false),
    )
    expect(called).toBe(false)
  }

  private async submit(button: Handle): Promise<void> {
    const required = await button.evaluateHandle((one) =>
      [...((one as HTMLButtonElement).form?.elements ?? [])].filter(
        (field) => field.matches(':required:invalid') && field.checkVisibility(),
      ),
    )
    for (const field of (await required.getProperties()).values()) {
      await this.fill(field.asElement() as Handle)
    }
    const form = await button.evaluate((one) => {
      const { form } = one as HTMLButtonElement
      if (!form) throw new Error('A button of no form')
      const values = [...new FormData(form, one)].filter(([, value]) => value !== '')
      return { method: form.method, action: new URL(form.action).pathname, values }
    })
    const before = this.page.url()
    await this.type(button, 'Enter')
    if (this.when === 'after' && form.method === 'get') {
      // In place, or as another document; what is shown already has its heading focused.
      const isLed = () => this.asked.length > this.due || this.page.url() !== before
      await soon(async () => isLed() || (await this.hasHeadingFocused())).toBe(true)
      this.due = Math.min(this.asked.length, this.due + 1)
      return
    }
    await soon(() => this.asked.length).toBe(this.due + 1)
    this.due += 1
    const request = this.asked.at(-1)
    const { pathname, searchParams } = new URL(request?.url() ?? '')
    expect([request?.method().toLowerCase(), pathname]).toEqual([form.method, form.action])
    const body = request?.postData() ?? ''
    const sent = body.includes('form-data') ? undefined : new URLSearchParams(body)
    for (const [name, value] of form.values) {
      if (form.method === 'get') expect(searchParams.getAll(name)).toContain(value)
      else if (sent) expect(sent.getAll(name)).toContain(value)
      else expect(body).toContain(value)
    }
  }

  /** As after a list has changed in place. */
  private async hasHeadingFocused(): Promise<boolean> {
    const look = () => document.activeElement?.matches('h2') === true
    return this.page.evaluate(look).catch(() => false)
  }

  private async follow(link: Handle, kind: 'link' | 'language' | 'outside'): Promise<void> {
    const { href, opens, isHere } = await link.evaluate((one) => {
      const { href, dataset, hreflang } = one as HTMLAnchorElement
      return {
        href: href.replace(/#.*/, ''),
        opens: dataset.script !== undefined,
        isHere: hreflang !== '' && hreflang === document.documentElement.lang,
      }
    })
    const before = this.page.url().replace(/#.*/, '')
    const loaded = await this.loaded()
    await this.type(link, 'Enter')
    // The page that is shown, at the section that its address names already. Where the document goes there is no link left.
    const section = await link.evaluate((one) => (one as HTMLAnchorElement).hash).catch(() => '')
    if (isHere && href === before && section !== '') return
    if (this.when === 'after' && kind !== 'outside' && !opens) {
      if (isHere || href === before) {
        // The page itself is loaded again, as an address without its language leads back here; or a list shows in place what
        // it has shown.
        const isLoaded = () => this.asked.length > this.due
        await soon(async () => isLoaded() || (await this.hasHeadingFocused()), href).toBe(true)
        if (isLoaded()) await this.untilAnother(loaded)
        await this.open()
      } else await this.arriveAt(href, before)
    } else if (this.when === 'after' && opens) {
      // In place of a document: a player, or a dialog.
      await expect(this.page.locator('main iframe, dialog[open]')).toBeVisible()
      await this.open()
    } else {
      await soon(() => this.asked.length, href).toBe(this.due + 1)
      this.due += 1
      expect(this.asked.at(-1)?.url().replace(/#.*/, '')).toBe(href)
    }
    if (kind !== 'language' || this.when === 'after') return
    const cookies = await this.page.context().cookies()
    expect(cookies.map(({ name }) => name)).toContain('i18n_redirected')
  }

  private async arriveAt(href: string, before: string): Promise<void> {
    await soon(() => this.page.url(), href).not.toBe(before)
    // In place, or as another document; what was asked of other sites before stays counted.
    const asked = this.asked.length - this.due
    expect(asked).toBeLessThanOrEqual(1)
    if (asked === 0) {
      await this.page.goBack()
      await soon(() => this.page.url().replace(/#.*/, '')).toBe(before)
    } else await this.open()
  }

  private async letScriptsCome(): Promise<void> {
    const states = async () =>
      Object.fromEntries((await controlsOf(this.page)).map(({ key, state }) => [key, state]))
    const left = await states()
    const theme = () => this.page.locator('html').getAttribute('data-theme')
    const chosenTheme = await theme()
    const address = this.page.url()
    const isFollowed = await this.page.evaluate(
      () => document.querySelector('[data-script=list] :is(input, select)') !== null,
    )
    // The language that was pressed last never came; what is asked for would be answered in it.
    await this.page.context().clearCookies({ name: /^i18n/ })
    this.letGo()
    await this.untilScripts()
    // Where all of a list was chosen, another one is shown for it, with other controls.
    if (this.isWhole && isFollowed) await soon(() => this.page.url()).not.toBe(address)
    // Neither closed what was opened, nor taken back what was chosen.
    else await soon(states).toMatchObject(left)
    expect(await theme()).toBe(chosenTheme)
    // And nothing that was pressed is pressed again.
    expect(this.asked).toHaveLength(this.due)
  }
}

/** Runs in the browser: does what lets each script of the page come, and nothing else. */
function useScripts() {
  for (const one of document.querySelectorAll('[data-script]')) {
    const control = one.matches('a') ? one : one.querySelector('button, input, select, textarea')
    control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}
