import arJobs from '../../src/i18n/panel/jobs/ar.json' with { type: 'json' }
import enJobs from '../../src/i18n/panel/jobs/en.json' with { type: 'json' }
import ukJobs from '../../src/i18n/panel/jobs/uk.json' with { type: 'json' }
import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor prolongs and closes vacancies with one click, in three languages of the panel. */

test.use({ actionTimeout: 20_000 })

const LANGUAGES = [
  { language: 'en', texts: enJobs },
  { language: 'uk', texts: ukJobs },
  { language: 'ar', texts: arJobs },
] as const

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

for (const { language, texts } of LANGUAGES) {
  test(`with the panel in ${language}`, async ({ page, editor, site, quiet }) => {
    // The panel asks for the list while it is made again.
    quiet.allow(/Failed to fetch/)
    const slug = `closing-${language}`
    const company = await publish(editor, 'crewings', { name: slug, slug, timeZone: 'UTC' })
    const vacancy = (rank: string) =>
      publish(editor, 'vacancies', {
        company,
        rank,
        vesselType: 'bulk-carrier',
        openUntilDay: inDays(2),
        pay: { negotiable: true },
      })
    const [prolonged, closed] = [await vacancy('bosun'), await vacancy('master')]
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin')
    const part = page
      .locator('.mh-desk section')
      .filter({ has: page.getByRole('heading', { name: texts.deskClosing }) })
    // The list behind it has just these, so that many can be prolonged at once.
    await part.getByRole('heading').getByRole('link').click()
    await expect(page.locator('.table tbody tr').filter({ hasText: slug })).toHaveCount(2)
    await page.goto('/admin')
    const row = (id: number) =>
      part.getByRole('listitem').filter({ has: page.locator(`a[href$="/vacancies/${id}"]`) })
    const press = (id: number, text: string) =>
      row(id)
        .locator('button', { hasText: text.replace('{{days}}', '30') })
        .click()
    // As the page says it.
    await expect(row(prolonged).locator('time')).toHaveAttribute('datetime', inDays(2).slice(0, 10))
    await press(prolonged, texts.closingProlong)
    await expect(row(prolonged)).toHaveCount(0)
    await press(closed, texts.closingClose)
    await expect(row(closed)).toHaveCount(0)

    const read = (id: number, rank: string) =>
      ask(site.url, `/crewings/${slug}/${id}-${rank}-bulk-carrier`)
    expect((await read(prolonged, 'bosun')).body).toContain('Open until')
    expect((await read(closed, 'master')).body).toContain('can no longer be answered')
    expect((await ask(site.url, `/crewings/${slug}`)).body).not.toContain(`${closed}-master`)

    // Both at once, from the list: what is closed already is said to be.
    await page.goto(`/admin/collections/vacancies?where[company][equals]=${company}`)
    await expect(async () => {
      await page.locator('.select-all__checkbox input').check({ timeout: 5_000 })
      await expect(page.locator('.mh-list-actions').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.locator('.mh-list-actions button', { hasText: texts.closingClose }).click()
    await page.locator('#confirm-action:visible').click()
    const result = page.locator('.mh-many-result')
    await expect(result).toContainText(texts.closingClosed.replace('{{count}}', '1'))
    await expect(result).toContainText(texts.closingUnchanged.replace('{{count}}', '1'))
  })
}
