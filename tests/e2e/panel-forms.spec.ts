import { enter, open } from './panel'
import { expect, test } from './test'

/** What editors meet in the forms of the panel, from the production build. */

interface PriceList {
  mailings: { price: Record<string, number | null>; promo: Record<string, number | null> }[]
}

test('prices are typed as people write them, and a folded row opens where one is wrong', async ({
  page,
  editor,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const stored = async () =>
    (await editor.read<PriceList>('/globals/price-list?locale=en&depth=0')).mailings
  const before = await stored()
  await enter(page.context(), editor)
  await page.goto('/admin/globals/price-list')
  const row = page.locator('#mailings-row-0')
  const amount = (name: string) => page.locator(`#field-mailings__0__${name}`)
  const save = page.locator('#action-save')
  // Whether it is folded is kept for each account.
  const toggle = row.locator('.collapsible__toggle').first()
  await expect(toggle).toHaveClass(/toggle--(?:open|collapsed)/)
  if ((await toggle.getAttribute('class'))?.includes('toggle--collapsed')) await toggle.click()
  await expect(amount('price__USD')).toHaveValue('19')

  await amount('price__USD').fill('1 299,5')
  await amount('price__USD').blur()
  await expect(amount('price__USD')).toHaveValue('1299.50')
  await amount('promo__USD').fill('1,299')
  await toggle.click()
  await expect(amount('promo__USD')).toBeHidden()
  await save.click()
  await expect(amount('promo__USD')).toBeFocused()
  await expect(amount('promo__USD')).toHaveValue('1,299')
  await expect(row.locator('.field-error')).toHaveText(/^Write a price such as 19\.99/)
  await expect(
    page.getByText('Mailings 1 › Price of a first mailing › USD:', { exact: false }),
  ).toBeVisible()

  await amount('promo__USD').fill('1.299,99')
  await save.click()
  await expect(row.locator('.field-error')).toHaveText(/must be less than the price/)
  await amount('promo__USD').fill('19.99')
  await save.click()
  await expect
    .poll(async () => (await stored())[0])
    .toMatchObject({
      price: { USD: 129_950 },
      promo: { USD: 1_999 },
    })
  await editor.request('POST', '/globals/price-list?locale=en', { mailings: before })
})

test('each colleague reads the form in the own language, in its direction and no wider', async ({
  page,
  editor,
}) => {
  const id = await editor.create('en', { title: 'For two colleagues', slug: 'for-two' })
  const colleague = await editor.hire('Layla')
  await enter(page.context(), colleague)
  await open(page, colleague, 'pages', id)
  const label = (name: string) => page.locator(`label[for="field-${name}"]`)
  await expect(label('body')).toContainText('Body')
  await expect(page.locator('.doc-tab')).toHaveText(['Edit', /^Versions/])

  await page.context().addCookies([{ name: 'mh-lng', value: 'ar', url: editor.url }])
  await open(page, colleague, 'pages', id)
  await expect(label('body')).toContainText('النص')
  await expect(label('slug')).toContainText('الاسم اللطيف')
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width[0]).toBe(width[1])
  // The day, the month, the year and the time, isolated from the words around them.
  await expect(page.locator('.doc-controls__value').last()).toHaveText(
    /^\u2068\d{1,2} \p{Script=Arabic}+ \d{4}, \d{2}:\d{2}\u2069$/u,
  )
  await editor.delete(id)
})
