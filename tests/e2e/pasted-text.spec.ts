import { VOCABULARIES } from '../../src/domain/vocabulary/languages'
import arImports from '../../src/i18n/panel/imports/ar.json' with { type: 'json' }
import enImports from '../../src/i18n/panel/imports/en.json' with { type: 'json' }
import ukImports from '../../src/i18n/panel/imports/uk.json' with { type: 'json' }
import arJobs from '../../src/i18n/panel/jobs/ar.json' with { type: 'json' }
import enJobs from '../../src/i18n/panel/jobs/en.json' with { type: 'json' }
import ukJobs from '../../src/i18n/panel/jobs/uk.json' with { type: 'json' }
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** An editor pastes a post of a channel, sees where each fact was read, and makes drafts. */

test.use({ actionTimeout: 20_000 })

const POST = `2nd Engineer for Bulk Carrier
Salary: 7000 USD per month
Electrician can be asked too

Bosun - LNG Carrier
Salary: 1900
crew@agency.example`

for (const [language, texts] of [
  ['en', { ...enImports, ...enJobs }],
  ['uk', { ...ukImports, ...ukJobs }],
  ['ar', { ...arImports, ...arJobs }],
] as const) {
  test(`a post becomes drafts, with the panel in ${language}`, async ({
    page,
    editor,
    site,
    quiet,
  }) => {
    quiet.allow(/Failed to fetch/)
    const name = `Pasted ${language}`
    const data = { name, slug: `pasted-${language}`, timeZone: 'UTC', _status: 'published' }
    expect((await editor.request('POST', '/crewings?locale=en', data)).status).toBe(201)
    await enter(page.context(), editor)
    await page.context().addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    await page.goto('/admin/collections/imports')
    const paste = page.locator('.mh-import-paste')
    const marks = paste.locator('mark')
    await expect(async () => {
      await paste.getByLabel(texts.importPasteText).fill(POST)
      await paste.getByRole('button', { name: texts.importPasteRead }).click()
      await expect(marks.first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    expect(await marks.evaluateAll((all) => all.map((one) => one.firstChild?.textContent))).toEqual(
      [
        '2nd Engineer',
        'Bulk Carrier',
        '7000 USD per month',
        'Bosun',
        'LNG Carrier',
        '1900',
        'crew@agency.example',
      ],
    )
    const { ranks } = VOCABULARIES[language]
    await expect(paste.locator('table').first()).toContainText(ranks['second-engineer'].label)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await axeFindsNothing(page, `a pasted text at ${width}`, '.mh-import-paste')
      const isCut = await paste.evaluate((one) => one.scrollWidth > one.clientWidth + 1)
      expect([width, isCut]).toEqual([width, false])
    }
    await paste.getByLabel(texts.crewingsOne, { exact: true }).selectOption({ label: name })
    await paste
      .getByRole('button', { name: texts.importPasteMake.replace('{{count}}', '2') })
      .click()
    await expect(paste.getByRole('link')).toHaveCount(2)
    const { docs } = await editor.read<{ docs: { rank: string; _status: string }[] }>(
      `/vacancies?where[company.name][equals]=${encodeURIComponent(name)}&draft=true&depth=0&sort=id`,
    )
    expect(docs.map(({ rank, _status }) => [rank, _status])).toEqual([
      ['second-engineer', 'draft'],
      ['bosun', 'draft'],
    ])
  })
}
