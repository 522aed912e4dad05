import { enter } from './panel'
import { expect, test } from './test'

/**
 * A day of the calendar in the panel is the same day on every clock. Payload keeps noon UTC and shows it by the browser's
 * clock, which at UTC+12 and later is the next day.
 */

interface Company {
  licence: { validUntil: string }
}

for (const timezoneId of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Etc/GMT+12']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a day of the panel is read, typed, picked and listed as it is stored', async ({
      page,
      editor,
    }) => {
      const slug = `days-${timezoneId.toLowerCase().replaceAll(/\W/g, '-')}`
      const made = await editor.request('POST', '/crewings?locale=en', {
        ...{ name: slug, slug, timeZone: 'UTC', email: `crew@${slug}.example` },
        licence: { number: '7', authority: 'MoT', validUntil: '2031-03-31' },
        _status: 'published',
      })
      const { doc } = (await made.json()) as { doc: { id: number } }
      const stored = async () => {
        const { licence } = await editor.read<Company>(`/crewings/${doc.id}?depth=0`)
        return licence.validUntil
      }
      const save = async () => {
        const answer = page.waitForResponse(
          (response) => response.request().method() === 'PATCH' && response.status() === 200,
        )
        await page.locator('#action-save').click()
        await answer
      }
      await enter(page.context(), editor)
      await page.goto(`/admin/collections/crewings/${doc.id}`)
      const day = page.getByLabel(/^Valid until/)
      await expect(day).toHaveValue('31 Mar 2031', { timeout: 30_000 })

      await day.fill('1 Apr 2031')
      await day.press('Enter')
      await expect(day).toHaveValue('1 Apr 2031')
      await save()
      expect(await stored()).toBe('2031-04-01T12:00:00.000Z')

      await day.click()
      await page.locator('.react-datepicker__day--015').click()
      await expect(day).toHaveValue('15 Apr 2031')
      await save()
      expect(await stored()).toBe('2031-04-15T12:00:00.000Z')

      const query = new URLSearchParams({
        columns: '["name","licence.validUntil"]',
        'where[or][0][and][0][licence.validUntil][equals]': await stored(),
      })
      await page.goto(`/admin/collections/crewings?${query}`)
      const row = page.locator('tbody tr', { hasText: slug })
      await expect(row).toContainText('15 Apr 2031', { timeout: 30_000 })
    })
  })
}
