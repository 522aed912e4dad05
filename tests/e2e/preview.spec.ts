import { paragraph } from '../site/editor'
import { expect, test } from './test'

/** A draft at its preview address: for the staff alone, and kept by nobody. */

const SECRET = 'Not before Monday'

test('is read by the staff in the language asked for, and by nobody else', async ({
  page,
  editor,
  site,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const id = await editor.create('en', { title: 'A draft', body: paragraph(SECRET) })
  await editor.saveDraft(id, 'ar', { title: 'مسودة', body: paragraph('ليس قبل الاثنين') })
  const address = `/en/preview/pages/${id}`

  await test.step('a stranger sees that there is something to sign in for, and none of it', async () => {
    for (const headers of [{}, { rsc: '1' }, { cookie: 'mh-token=forged' }]) {
      const answer = await fetch(site.url + address, { headers })
      expect(await answer.text()).not.toContain(SECRET)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    }
  })
  await test.step('an editor reads the draft, each language in its own direction', async () => {
    await page.context().addCookies([editor.cookie()])
    await page.goto(address)
    await expect(page.getByText(SECRET)).toBeVisible()
    await expect(page.getByText('Preview of a draft')).toBeVisible()
    await page.goto(`/ar/preview/pages/${id}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مسودة')
    await page.goto(`/de/preview/pages/${id}`)
    await expect(page.getByText('In dieser Sprache ist noch nichts geschrieben')).toBeVisible()
  })
  await test.step('what is written meanwhile shows on the next look', async () => {
    await editor.saveDraft(id, 'en', { title: 'A later draft' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A later draft')
  })
  await test.step('what is not there is no failure', async () => {
    for (const wrong of [
      '/en/preview/pages/999999',
      '/en/preview/pages/0',
      '/en/preview/staff/1',
      '/en/preview/media/1',
      '/en/preview/pages/1e3',
      '/xx/preview/pages/1',
      '/en/preview/pages/99999999999999999999',
    ]) {
      const answer = await fetch(site.url + wrong, { redirect: 'manual' })
      expect(answer.status, wrong).toBeLessThan(500)
      expect(await answer.text(), wrong).not.toContain('@site.example')
    }
  })
  await editor.delete(id)
})
