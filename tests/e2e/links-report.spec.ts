import { rm } from 'node:fs/promises'
import path from 'node:path'

import pg from 'pg'
import sharp from 'sharp'

import { block, linkTo, paragraph, richText } from '../fixtures/every-block'
import type { Editor } from '../site/editor'
import { axeFindsNothing } from './axe'
import { enter } from './panel'
import { expect, test } from './test'

/** What the report of links tells editors of menus, of files and of other sites. */

test.use({ actionTimeout: 20_000 })

const GONE = 'https://gone.example/a-page'

let editor: Editor
let showing: number
let media: number

test.beforeAll(async ({ editor: admin, site }) => {
  editor = await admin.hire('Mira')
  const data = await sharp({
    create: { width: 9, height: 9, channels: 3, background: { r: 1, g: 2, b: 3 } },
  })
    .png()
    .toBuffer()
  media = await admin.upload('lost-picture.png', 'image/png', data, { alt: 'A ship' })
  const body = richText(
    block('picture', { media }),
    paragraph(linkTo({ linkType: 'custom', url: GONE }, 'a page')),
  )
  showing = await editor.create('en', { title: 'Showing much', slug: 'showing-much', body })
  await editor.publish(showing, 'en')
  await rm(path.join(site.dataDir, 'media', 'lost-picture.png'))

  const target = await editor.create('en', { title: 'In the menu', slug: 'in-the-menu' })
  await editor.publish(target, 'en')
  const footer = [{ document: { relationTo: 'pages', value: target } }]
  expect((await editor.request('POST', '/globals/navigation?locale=en', { footer })).ok).toBe(true)
  await editor.unpublish(target, 'en')

  // What a night has found; no test asks another site.
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO link_checks (address, seen_at, answer, detail, bad_nights, bad_since, checked_at)
     VALUES ($1, now(), 'gone', '404', 1, '2026-11-20', '2026-11-21')`,
    [GONE],
  )
  await client.end()
})

// Lists of files would ask for the lost one in the tests that follow.
test.afterAll(async ({ editor: admin }) => {
  await admin.delete(showing)
  expect((await admin.request('DELETE', `/media/${media}`)).ok).toBe(true)
})

test('an entry of a menu, a lost file and a link to another site are in the report', async ({
  page,
  quiet,
}, testInfo) => {
  // The picture that is lost, in the form of the page that shows it.
  quiet.allow(/status of 404/)
  await enter(page.context(), editor)
  await page.goto('/admin/report')
  const row = (heading: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .getByRole('row')
  await expect(row('Menus and redirects').filter({ hasText: 'In the menu' })).toContainText(
    'Footer 1',
  )
  await expect(row('Menus and redirects').filter({ hasText: 'In the menu' })).toContainText(
    'is not published',
  )
  await expect(
    row('Files that readers miss').filter({ hasText: 'lost-picture.png' }),
  ).toContainText('is not on the disk')
  const broken = row('Broken links to other sites').filter({ hasText: GONE })
  await expect(broken).toContainText('It answers 404. since Nov 20, 2026')
  await testInfo.attach('en', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  })
  await axeFindsNothing(page, 'the report of links', '.mh-report')
  await broken.getByRole('link', { name: 'Showing much' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+\?locale=en/)

  await page.goto('/admin')
  await expect(
    page.getByRole('link', { name: /Links that lead nowhere[^:]*: [2-9]/ }),
  ).toBeVisible()
})

test('the report reads from right to left in Arabic', async ({ page }, testInfo) => {
  await enter(page.context(), editor)
  await page.context().addCookies([{ name: 'mh-lng', value: 'ar', url: editor.url }])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin/report')
  const section = page.locator('section').filter({ hasText: GONE })
  await expect(section.getByRole('heading')).toHaveText('روابط معطّلة إلى مواقع أخرى')
  expect(await section.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  await testInfo.attach('ar', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  })
})
