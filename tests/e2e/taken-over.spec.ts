import { en } from '../../src/i18n/panel/en'
import { enter } from './panel'
import { expect, test } from './test'

/** A colleague takes over a form that Payload locks, while somebody types in it. */

const slowly = { timeout: 30_000 }

test('who types on is told, stays at the form, and is offered the words later', async ({
  page,
  context,
  browser,
  editor,
}) => {
  test.setTimeout(120_000)
  const oksana = await editor.hire('Oksana')
  const form = `${editor.url}/admin/globals/site?locale=en`
  await enter(context, oksana)
  await page.goto(form)
  await expect(page.locator('form[data-form-ready=true]')).toBeVisible(slowly)
  const field = page.locator('input[type=text]').first()
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' before', { delay: 20 })
  const locked = async () => {
    const { docs } = await editor.read<{ docs: { globalSlug?: string }[] }>(
      '/payload-locked-documents',
    )
    return docs.map(({ globalSlug }) => globalSlug)
  }
  await expect.poll(locked, slowly).toContain('site')

  const other = await browser.newContext()
  await enter(other, editor)
  const colleague = await other.newPage()
  await colleague.goto(form)
  await colleague.locator('#document-locked-take-over').click(slowly)
  await expect(colleague.locator('form[data-form-ready=true]')).toBeVisible(slowly)

  const told = page.locator('.document-take-over')
  // Payload asks who writes a quarter of a second after a letter: in the pauses between words.
  const isTold = () =>
    told.waitFor({ timeout: 600 }).then(
      () => true,
      () => false,
    )
  for (let word = 0; !(await isTold()); word += 1) {
    expect(word).toBeLessThan(50)
    await page.keyboard.type(` word${word}`, { delay: 40 })
  }
  await page.keyboard.type(' and more words\nand another line ', { delay: 40 })
  await expect(told).toBeVisible()
  expect(page.url()).toBe(form)
  // Up to the letter at which the window came.
  const typed = await field.inputValue()
  expect(typed).toContain(' before w')

  await told.locator('#document-take-over-view-read-only').click()
  await expect(told).toBeHidden()
  const offer = page.getByRole('status').filter({ hasText: 'were not saved' })
  await offer.getByRole('button', { name: en.keptShow }).click()
  await expect(page.getByRole('dialog', { name: en.keptTitle })).toContainText(typed)
  await other.close()
})
