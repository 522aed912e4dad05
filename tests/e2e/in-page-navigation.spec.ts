import type { Page, Request } from '@playwright/test'

import type { Connection } from '../../src/domain/prefetch'
import type { Page as PageDocument } from '../../src/payload-types'
import { expect, test } from './test'

declare global {
  interface Window {
    /** Next's router, as its links use it. */
    next: { router: { push(address: string): void } }
    /** When the last soft navigation arrived, in the time of the page. */
    arrivedAt: number | undefined
    /** Where the page has been scrolled to, one after another. */
    positions: number[]
  }
}

/** A section of long pages, each with three parts, and a ship's script that is not Latin. */
const SECTION = '/uk/' + encodeURIComponent('гавані')
const harbour = (n: number) => `${SECTION}/${encodeURIComponent(`гавань-${n}`)}`
const HARBOURS = [1, 2, 3, 4, 5, 6, 7, 8]
const PART = 'звіт-про-рейс'
const FRAGMENT = `#${encodeURIComponent(PART)}`

test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ editor }) => {
  const body = parts(['Підготовка', 'Звіт про рейс', 'Після рейсу'])
  const section = { title: 'Гавані', slug: 'гавані', body: parts(['Вступ']) }
  const parent = await editor.create('uk', section)
  await editor.publish(parent, 'uk')
  for (const n of HARBOURS) {
    const data = { title: `Гавань ${n}`, slug: `гавань-${n}`, parent, body }
    await editor.publish(await editor.create('uk', data), 'uk')
  }
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...args) => {
      window.arrivedAt = performance.now()
      pushState(...args)
    }
    window.positions = []
    document.addEventListener('scroll', () => window.positions.push(Math.round(scrollY)))
  })
})

/** Rich text of a few screens under each heading. */
function parts(titles: string[]): NonNullable<PageDocument['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = (text: string) => [
    { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  const line = { ...node, type: 'paragraph', textFormat: 0, children: words('Слово. '.repeat(200)) }
  const children = titles.flatMap((title) => [
    { ...node, type: 'heading', tag: 'h2', children: words(title) },
    ...Array.from({ length: 8 }, () => line),
  ])
  return { root: { ...node, type: 'root', children } }
}

/** What a link to a page of the site does. */
async function follow(page: Page, address: string): Promise<void> {
  // The router is there before React has taken the page over, and ends with an error until then.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate((address) => window.next.router.push(address), address)
  await page.waitForURL((url) => url.pathname + url.hash === address)
}

/** As far down as a reader would be, at once; the page has seen nothing of it afterwards. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await expect.poll(() => scrolledTo(page)).toBe(top)
  await forgetPositions(page)
}

/** Once the page has been told where it is: that comes a frame later. */
async function forgetPositions(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.positions.at(-1) === Math.round(scrollY)))
    .toBe(true)
  await page.evaluate(() => (window.positions = []))
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
const positions = (page: Page) => page.evaluate(() => window.positions)

async function expectPartBelowTheTop(page: Page, id = PART): Promise<void> {
  const distance = () =>
    page.evaluate(
      (id) => Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 1e6) - 80),
      id,
    )
  await expect.poll(distance).toBeLessThanOrEqual(2)
}

/** Gives the browser a connection; `undefined`: one that tells nothing. */
async function connect(page: Page, connection: Connection | undefined): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  )
}

test.describe('where a page is shown from', () => {
  // Else the pages here would be prefetched, and their arrival would depend on it.
  test.beforeEach(async ({ page }) => connect(page, { saveData: true }))

  test('a link leads to the top of the next page, at once', async ({ page }) => {
    await page.goto(SECTION)
    const card = page.locator('main .link-card a').first()
    await card.scrollIntoViewIfNeeded()
    expect(await scrolledTo(page)).toBeGreaterThan(1000)
    await forgetPositions(page)
    await card.click()
    await page.waitForURL(`**${harbour(1)}`)
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await expect.poll(() => positions(page)).toEqual([0])
  })

  test('also from a little below the top', async ({ page }) => {
    await page.goto(SECTION)
    await scrollTo(page, 40)
    await follow(page, harbour(1))
    await expect.poll(() => scrolledTo(page)).toBe(0)
  })

  test('a fragment leads smoothly from the top to the heading it names, in any script', async ({
    page,
  }) => {
    await page.goto(SECTION)
    await scrollTo(page, 3000)
    await follow(page, harbour(1) + FRAGMENT)
    await expectPartBelowTheTop(page)
    const passed = await positions(page)
    expect(passed.length).toBeGreaterThan(5)
    expect(passed).toEqual(passed.toSorted((a, b) => a - b))
  })

  test('the keyboard goes on from there', async ({ page }) => {
    await page.goto(SECTION)
    await follow(page, harbour(1) + FRAGMENT)
    await expectPartBelowTheTop(page)
    await page.keyboard.press('Tab')
    const isBelow = await page.evaluate((id) => {
      const part = document.getElementById(id)
      const following = Node.DOCUMENT_POSITION_FOLLOWING
      return document.activeElement !== document.body && part !== null && document.activeElement
        ? (part.compareDocumentPosition(document.activeElement) & following) > 0
        : 'nothing has the focus'
    }, PART)
    expect(isBelow).toBe(true)
    expect(await page.locator(`[id="${PART}"]`).getAttribute('tabindex')).toBeNull()

    await follow(page, `${harbour(2)}#content`)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('tabindex', '-1')
  })

  test('the links of the contents lead there too, smoothly', async ({ page }) => {
    await page.goto(harbour(1))
    await page.locator(`aside a[href="#${PART}"]`).click()
    await expectPartBelowTheTop(page)
    expect((await positions(page)).length).toBeGreaterThan(5)
  })

  test('who wants less motion is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(SECTION)
    await follow(page, harbour(1) + FRAGMENT)
    await expectPartBelowTheTop(page)
    await expect.poll(() => positions(page)).toHaveLength(1)

    await scrollTo(page, 0)
    await page.locator(`aside a[href="#${PART}"]`).click()
    await expectPartBelowTheTop(page)
    await expect.poll(() => positions(page)).toHaveLength(1)
  })

  /** Adds a part to the end of the page that the next navigation brings, some time after that. */
  const addLater = (page: Page, id: string, ms: number) =>
    page.evaluate(
      ([id, ms]) => {
        const add = () => {
          const part = Object.assign(document.createElement('section'), { id })
          part.style.blockSize = '2000px'
          document.querySelector('main')?.append(part)
        }
        const wait = () => (window.arrivedAt ? setTimeout(add, ms) : requestAnimationFrame(wait))
        wait()
      },
      [id, ms] as const,
    )

  test('a heading that comes a little later is waited for', async ({ page }) => {
    await page.goto(SECTION)
    await scrollTo(page, 500)
    await addLater(page, 'пізніше', 300)
    await follow(page, `${harbour(1)}#${encodeURIComponent('пізніше')}`)
    await expectPartBelowTheTop(page, 'пізніше')
  })

  test('but not against a reader who has gone on', async ({ page }) => {
    await page.goto(SECTION)
    await addLater(page, 'пізніше', 300)
    await follow(page, `${harbour(1)}#${encodeURIComponent('пізніше')}`)
    await scrollTo(page, 100)
    await expect(page.locator('[id="пізніше"]')).toBeAttached()
    await page.waitForFunction(() => performance.now() - (window.arrivedAt ?? 1e9) > 1100)
    expect(await scrolledTo(page)).toBe(100)
  })

  test('a heading that never comes is given up for the top of the page', async ({ page }) => {
    await page.addInitScript(() => {
      const looks: number[] = []
      const find = document.getElementById.bind(document)
      document.getElementById = (id) => {
        if (id === 'never') looks.push(performance.now())
        return find(id)
      }
      Object.assign(window, { looks })
    })
    await page.goto(SECTION)
    await scrollTo(page, 500)
    await follow(page, `${harbour(1)}#never`)
    await page.waitForFunction(() => performance.now() - (window.arrivedAt ?? 1e9) > 1500)
    const looks = await page.evaluate(() => (window as unknown as { looks: number[] }).looks)
    // Once by Next, once on arrival, once a frame.
    expect(looks.length).toBeGreaterThan(10)
    expect(looks.length).toBeLessThanOrEqual(42)
    expect((looks.at(-1) ?? 0) - (looks[0] ?? 0)).toBeLessThan(1100)
    expect(await scrolledTo(page)).toBe(0)
  })

  test('back, forward and reload are where the reader was, at once', async ({ page }) => {
    await page.goto(SECTION)
    await scrollTo(page, 1500)
    await follow(page, harbour(1) + FRAGMENT)
    await expectPartBelowTheTop(page)
    await scrollTo(page, 333)
    for (const [move, pathname, title, top] of [
      ['goBack', SECTION, 'Гавані', 1500],
      ['goForward', harbour(1), 'Гавань 1', 333],
      ['goBack', SECTION, 'Гавані', 1500],
      ['goForward', harbour(1), 'Гавань 1', 333],
    ] as const) {
      await page[move]()
      await page.waitForURL((url) => url.pathname === pathname)
      // Its address and place are the browser's; nobody goes on before they see the page itself.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect.poll(() => scrolledTo(page)).toBe(top)
      await expect.poll(() => positions(page)).toEqual([top])
      await forgetPositions(page)
    }
    await page.reload()
    await expect.poll(() => scrolledTo(page)).toBe(333)
    // Longer than anything would look for the fragment.
    await page.waitForFunction(() => performance.now() > 1500)
    expect(await scrolledTo(page)).toBe(333)
  })

  test('a fragment does not stay in the address of a page that was loaded with it', async ({
    page,
    baseURL,
  }) => {
    await page.goto(harbour(1) + FRAGMENT)
    await expectPartBelowTheTop(page)
    await page.evaluate((address) => window.next.router.push(address), SECTION)
    await page.waitForURL(`**${SECTION}`)
    await page.evaluate((address) => window.next.router.push(address), harbour(1))
    await page.waitForURL(`${baseURL}${harbour(1)}`)
    expect(await scrolledTo(page)).toBe(0)
  })

  test('a malformed fragment does nothing', async ({ page }) => {
    await page.goto(`${SECTION}#%E0%A4%A`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавані')
    expect(await scrolledTo(page)).toBe(0)
    // What is put into a page before React has taken it over is thrown out again.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
    )
    // As Next's links do it; none of the site's has a fragment that an editor could spoil yet.
    await page.evaluate(
      (address) => {
        const link = Object.assign(document.createElement('a'), { href: address, id: 'spoilt' })
        link.textContent = 'spoilt'
        document.querySelector('main')?.prepend(link)
        document.addEventListener('click', (event) => {
          if (event.target !== link) return
          event.preventDefault()
          window.next.router.push(address)
        })
      },
      `${harbour(1)}#%E0%A4%A`,
    )
    await page.locator('#spoilt').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
    expect(await scrolledTo(page)).toBe(0)
  })
})

test('a document linked in a text is reached without loading again', async ({ page }) => {
  await page.goto('/uk')
  await page.evaluate(() => (window.positions = [-1]))
  const link = page.locator('main .prose a[href^="/uk/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${address}`)
  expect(await positions(page)).toContain(-1)
})

test.describe('what is prefetched', () => {
  // The whole of the section's page can be seen.
  test.use({ viewport: { width: 1280, height: 8000 } })

  // A page that is rendered only now would count as one that came over a slow link.
  test.beforeEach(async ({ request }) => {
    expect((await request.get(SECTION)).status()).toBe(200)
  })

  const isPrefetch = (request: Request) => request.headers()['next-router-prefetch'] === '1'
  const isOfRouter = (request: Request) => new URL(request.url()).searchParams.has('_rsc')

  /** The pages asked for so far, each as often as it was. */
  function prefetched(page: Page): string[] {
    const paths: string[] = []
    page.on('request', (request) => {
      if (isPrefetch(request)) paths.push(new URL(request.url()).pathname)
    })
    return paths
  }

  const loadedFor = (page: Page, ms: number) =>
    page.waitForFunction((ms) => {
      const [load] = performance.getEntriesByType('navigation')
      const loaded = (load as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0
      return loaded > 0 && performance.now() - loaded > ms
    }, ms)

  /** When the router asked for something, in the time of the page, and when that was loaded. */
  const times = (page: Page) =>
    page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
        ({ loadEventStart }) => loadEventStart,
      )[0],
      arrived: window.arrivedAt,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).searchParams.has('_rsc'))
        .map(({ startTime }) => startTime),
    }))

  /** Next asks for the tree of a page and for the page. */
  const untilAnswered = (page: Page, pages: number) =>
    expect.poll(async () => (await times(page)).asked.length).toBe(2 * pages)

  test('on a fast connection what can be seen, a second after the page has loaded', async ({
    page,
  }) => {
    await connect(page, { effectiveType: '4g' })
    const paths = prefetched(page)
    await page.goto(SECTION)
    const links = page
      .locator(':is(header, main) a[href^="/"]:not([hreflang], [data-no-prefetch])')
      .filter({ visible: true })
    const expected = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(expected).toEqual(expect.arrayContaining(HARBOURS.map(harbour)))
    await expect.poll(() => paths.toSorted()).toEqual([...new Set(expected)].toSorted())
    const { loaded = 0, asked } = await times(page)
    expect(Math.min(...asked) - loaded).toBeGreaterThanOrEqual(1000)

    // They were whole pages: once those are there, nothing is asked for any more.
    await untilAnswered(page, paths.length)
    const requests: string[] = []
    page.on('request', (request) => {
      if (isOfRouter(request)) requests.push(request.url())
    })
    await page.locator('main .link-card a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
    expect(requests).toEqual([])
  })

  test('a second after a soft navigation too', async ({ page }) => {
    // Nothing before the arrival, or there would be nothing left to ask for after it.
    await connect(page, { effectiveType: '2g' })
    await page.goto(SECTION)
    await follow(page, harbour(1))
    await page.evaluate(() =>
      Object.assign((navigator as { connection?: object }).connection ?? {}, {
        effectiveType: '4g',
      }),
    )
    const afterArrival = async () => {
      const { arrived = Infinity, asked } = await times(page)
      return asked.filter((time) => time > arrived).map((time) => time - arrived)
    }
    await expect.poll(async () => (await afterArrival()).length).toBeGreaterThan(0)
    expect(Math.min(...(await afterArrival()))).toBeGreaterThanOrEqual(1000)
  })

  test('four at a time', async ({ page }) => {
    await connect(page, { effectiveType: '4g' })
    const held: (() => void)[] = []
    let underWay = 0
    let most = 0
    const asked = new Set<string>()
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      async (route) => {
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise<void>((resolve) => held.push(resolve))
        asked.add(new URL(route.request().url()).pathname)
        underWay -= 1
        await route.continue()
      },
    )
    await page.goto(SECTION)
    await expect.poll(() => underWay).toBe(4)
    await expect(async () => {
      held.shift()?.()
      expect([...asked]).toEqual(expect.arrayContaining(HARBOURS.map(harbour)))
      expect(underWay).toBe(0)
    }).toPass({ intervals: [50] })
    expect(most).toBe(4)
  })

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`nothing with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection)
      const paths = prefetched(page)
      await page.goto(SECTION)
      await loadedFor(page, 1100)
      await page.locator('main .link-card a').nth(1).hover()
      await page.locator('main .link-card a').nth(2).focus()
      await loadedFor(page, 2000)
      expect(paths).toEqual([])
    })
  }

  for (const connection of [undefined, { effectiveType: '3g' }]) {
    test(`only what is pointed at with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection)
      const paths = prefetched(page)
      await page.goto(SECTION)
      const card = (n: number) => page.locator('main .link-card a').nth(n - 1)
      // Pointed at before it is time, and still then.
      await card(1).hover()
      await expect.poll(() => paths).toEqual([harbour(1)])
      const { loaded = 0, asked } = await times(page)
      expect(Math.min(...asked) - loaded).toBeGreaterThanOrEqual(1000)
      await card(3).focus()
      await expect.poll(() => paths).toEqual([1, 3].map(harbour))
      await card(5).hover()
      await expect.poll(() => paths).toEqual([1, 3, 5].map(harbour))

      // Next would ask again for what it has had for a minute.
      await untilAnswered(page, paths.length)
      await page.evaluate(() => {
        const now = Date.now
        Date.now = () => now() + 60_000
      })
      for (const again of [card(1), page.locator('footer a[hreflang]').first()]) {
        await again.hover()
        const since = await page.evaluate(() => performance.now())
        await page.waitForFunction((since) => performance.now() - since > 300, since)
      }
      await card(7).hover()
      await expect.poll(() => paths).toEqual([1, 3, 5, 7].map(harbour))
    })
  }

  test('not what the pointer only passes', async ({ page }) => {
    await connect(page, undefined)
    const paths = prefetched(page)
    await page.goto(SECTION)
    // Again until it is time: before that nobody looks.
    await expect(async () => {
      await page.locator('main .link-card a').evaluateAll((links) => {
        for (const link of links) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
      })
      await expect.poll(() => paths, { timeout: 1000 }).toEqual([harbour(8)])
    }).toPass()
  })

  test('what was prefetched is not shown when it is half a minute old', async ({ page }) => {
    await connect(page, undefined)
    await page.goto(SECTION)
    const card = page.locator('main .link-card a').first()
    await card.hover()
    await untilAnswered(page, 1)
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 31_000
    })
    const request = page.waitForRequest(isOfRouter)
    await card.click()
    expect(new URL((await request).url()).pathname).toBe(harbour(1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гавань 1')
  })
})
