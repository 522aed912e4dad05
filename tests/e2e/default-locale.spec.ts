import { forget, type Site, startSite } from '../site/site'
import { expect, test } from './test'

/** The specification's other reading: Russian has no prefix. The same build serves it. */

let russian: Site

test.beforeAll(async () => {
  russian = await startSite({ env: { DEFAULT_LOCALE: 'ru' } })
})
test.afterAll(async () => {
  await russian.stop()
  await forget(russian.dataDir)
})

test.use({ locale: 'ru-RU' })

test('the language without a prefix is decided when the site starts', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const languageAt = async (path: string) => {
    await page.goto(russian.url + path)
    return page.locator('html').getAttribute('lang')
  }
  expect(await languageAt('/')).toBe('ru')
  expect(await languageAt('/about')).toBe('ru')
  expect(await languageAt('/no-such-page')).toBe('ru')
  expect(await languageAt('/en/about')).toBe('en')

  // x-default is the default locale's page, and the source's where that is not translated.
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/en\/about$/)
  await page.goto(`${russian.url}/ru`)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goto(`${russian.url}/en/no-such-page`)
  await page.getByRole('link', { name: 'Go to the main page' }).click()
  await expect(page).toHaveURL(`${russian.url}/en`)
})
