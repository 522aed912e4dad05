import { expect, test } from './test'

/** The page for people in trouble, on the smallest phone that is still sold. */

for (const path of ['/help', '/ar/help', '/hi/help']) {
  test(`the first number of ${path} is within the first screen of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    const line = page.locator('main a[href^="tel:"]').first()
    const box = await line.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(640)
    expect(box?.height).toBeGreaterThanOrEqual(48)
    // One line, from left to right in every language.
    const number = line.locator('bdi')
    expect(await number.evaluate((own) => own.getClientRects().length)).toBe(1)
    expect(await number.evaluate((own) => getComputedStyle(own).direction)).toBe('ltr')
  })
}

test('one press leads to what has happened, and from a number to where it is published', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/help')
  await page.locator('.help-parts').getByText('Passport or papers kept').click()
  const part = page.locator('section', {
    has: page.getByRole('heading', { name: 'Passport or papers kept' }),
  })
  await expect(part.getByRole('heading')).toBeInViewport()
  const mark = part.locator('a[href^="#_s"]').first()
  const source = page.locator((await mark.getAttribute('href')) ?? '')
  await expect(source).toBeHidden()
  await mark.click()
  await expect(source).toBeInViewport()
})

test('the numbers of one’s own country are one press away, those of every other two', async ({
  page,
}) => {
  await page.goto('/hi/help')
  const own = page.locator('.help-places')
  await expect(own.locator('a[href="tel:14416"]')).toBeVisible()
  await page.goto('/help')
  await page.getByRole('link', { name: 'All countries, flags and ports' }).click()
  await page.locator('summary', { hasText: 'Vietnam' }).click()
  await expect(page.locator('a[href="tel:+84981848484"]')).toBeVisible()
})

test('a text that is not translated opens by a press, and by an address that leads into it', async ({
  page,
}) => {
  await page.goto('/hi/terms')
  const text = page.locator('.text-elsewhere .prose')
  await expect(text).toBeHidden()
  await page.locator('.text-elsewhere > summary').click()
  await expect(text).toBeVisible()
  const anchor = await text.locator('section[id]').last().getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`/hi/terms#${anchor ?? ''}`)
  await expect(page.locator(`#${anchor ?? ''}`)).toBeInViewport()
})

test('a press in the search on a part of such a text opens it', async ({ page }) => {
  await page.goto(`/hi/search?q=${encodeURIComponent('cookies')}&source=1`)
  const part = page.locator('.site-hits a.part[href*="#"]').first()
  await part.click()
  await expect(page).toHaveURL(/#/)
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
})

for (const path of ['/help', '/help/by-country']) {
  test(`${path} with all countries open is as wide as a phone of 320 px, and breaks no number and no name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    for (const details of await page.locator('.help-places details').all()) {
      await details.evaluate((own) => own.setAttribute('open', ''))
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const numbers = page.locator('a.line:is([href^="tel:"], [href^="https://wa.me/"]) bdi')
    const lines = await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(lines.filter((count) => count !== 1)).toEqual([])
    const addresses = page.locator('a.line[href^="http"]:not([href^="https://wa.me/"]) bdi')
    const broken = await addresses.evaluateAll((all) =>
      all
        .flatMap((one) => [...one.childNodes])
        .flatMap((node) => {
          const text = node.textContent ?? ''
          // What is between dots, slashes and hyphens, each on one line.
          return [...text.matchAll(/[^./-]+/g)].filter(({ index, 0: part }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + part.length)
            return range.getClientRects().length !== 1
          })
        })
        .map(([part]) => part),
    )
    expect(broken).toEqual([])
  })
}
