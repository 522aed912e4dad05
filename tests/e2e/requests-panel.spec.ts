import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { Client } from 'pg'

import type { Editor } from '../site/editor'
import { mailTo } from '../site/outbox'
import type { ServedSite } from '../site/site'
import { enter } from './panel'
import { expect, test } from './test'

/** What staff do in the panel with what visitors have sent, with a fake vacancy, and with a new colleague. */

const HOSTILE = '<a href="https://evil.example">x</a> javascript:alert(1) https://evil.example'

/** The first load of a view of the panel, with all its script. */
const slowly = { timeout: 30_000 }

async function query(site: ServedSite, sql: string, values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(sql, values)
    return rows[0]?.id ?? 0
  } finally {
    await client.end()
  }
}

/** A request as a form of the site leaves it. */
const sent = (site: ServedSite, kind: string, reference: string, values: object) =>
  query(
    site,
    `INSERT INTO requests (reference, kind, locale, email, "values", erase_at)
     VALUES ($1, $2, 'en', 'seafarer@many.example', $3, now() + interval '1 year') RETURNING id`,
    [reference, kind, JSON.stringify(values)],
  )

async function publish(editor: Editor, collection: string, data: object): Promise<number> {
  const answer = await editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

/** Chooses in one of the panel's lists of choices. */
async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page.locator(`${field} .rs__control`).click(slowly)
  await page.getByRole('option', { name: choice, exact: true }).click()
}

test('requests are handed on together; one is worked on, and erased for good', async ({
  context,
  page,
  site,
  editor,
}) => {
  const first = await sent(site, 'contact', 'MH-PANL-0001', { message: HOSTILE })
  await sent(site, 'contact', 'MH-PANL-0002', { message: 'Hello' })
  await editor.hire('Colleague')
  await enter(context, editor)
  await page.goto(`${site.url}/admin/collections/requests?search=many.example`)
  for (const reference of ['MH-PANL-0001', 'MH-PANL-0002']) {
    await page.getByRole('row', { name: reference }).getByRole('checkbox').check(slowly)
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await choose(page, '.edit-many__form .field-select', 'Assigned to')
  await choose(page, '.edit-many__form .render-fields', 'Colleague')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Colleague' })).toHaveCount(2, slowly)

  await page.getByRole('link', { name: 'MH-PANL-0001' }).click()
  const values = page.getByRole('region', { name: 'What was sent' })
  await expect(values).toContainText(HOSTILE, slowly)
  await expect(values.getByRole('link')).toHaveCount(0)
  await choose(page, '#field-state', 'In progress')
  await page.getByLabel('Answer by mail').fill('Not finished yet')
  await page.getByLabel('Note', { exact: true }).fill('Asked the office.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toContainText('Asked the office.', slowly)
  // What was chosen beside it is saved with it, and what is typed elsewhere stays.
  await expect(page.getByLabel('Answer by mail')).toHaveValue('Not finished yet')
  const { state } = await editor.read<{ state: string }>(`/requests/${first}?depth=0`)
  expect(state).toBe('inProgress')

  await page.locator('.doc-controls__popup .popup-button').click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/collections\/requests(?:\?|$)/, slowly)
  expect((await editor.request('GET', `/requests/${first}`)).status).toBe(404)
  const erased = await readFile(path.join(site.dataDir, 'erased-requests'), 'utf8')
  expect(erased.split('\n')).toContain('MH-PANL-0001')
})

test('a reported vacancy is suspended with one click, and that is taken back', async ({
  context,
  page,
  site,
  editor,
}) => {
  const company = await publish(editor, 'crewings', { name: 'Fake Crewing', timeZone: 'UTC' })
  const vacancy = await publish(editor, 'vacancies', {
    company,
    rank: 'bosun',
    vesselType: 'bulk-carrier',
    openUntilDay: `${new Date().getUTCFullYear() + 1}-06-30`,
    pay: { min: 100_000, currency: 'USD', period: 'month' },
  })
  const report = await sent(site, 'report', 'MH-PANL-0003', { reason: 'money', text: 'They ask.' })
  await query(
    site,
    `INSERT INTO requests_rels (parent_id, path, vacancies_id) VALUES ($1, 'about', $2)`,
    [report, vacancy],
  )
  const isWarned = async () => {
    const answer = await fetch(`${site.url}/crewings/fake-crewing/${vacancy}-bosun-bulk-carrier`)
    return (await answer.text()).includes('Our staff have suspended this vacancy')
  }
  expect(await isWarned()).toBe(false)

  await enter(context, editor)
  await page.goto(`${site.url}/admin/collections/requests/${report}`)
  const about = page.getByRole('region', { name: 'About' })
  await expect(page.getByText('Money is asked for')).toBeVisible(slowly)
  await about.getByRole('button', { name: 'Suspend' }).click()
  await expect(about.getByText('Suspended since')).toBeVisible()
  expect(await isWarned()).toBe(true)

  await about.getByRole('link').click()
  await page.locator('#field-pay__min').fill('1234', slowly)
  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
  // What is typed and not saved stays.
  await expect(page.locator('#field-pay__min')).toHaveValue('1234')
  expect(await isWarned()).toBe(false)
})

test('a colleague is invited by mail; the link works once', async ({
  browser,
  context,
  page,
  quiet,
  site,
  editor,
}) => {
  quiet.allow(/status of 403/)
  const email = 'newcomer@site.example'
  await enter(context, editor)
  await page.goto(`${site.url}/admin/collections/staff/create`)
  await expect(page.getByText('The invitation is only written to the folder')).toBeVisible(slowly)
  for (const [field, value] of [
    ['email', email],
    ['password', 'only-for-tests'],
    ['confirm-password', 'only-for-tests'],
    ['name', 'Newcomer'],
  ] as const) {
    await page.locator(`#field-${field}`).fill(value)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => mailTo(site.dataDir, email), slowly).toHaveLength(1)
  const [invitation] = await mailTo(site.dataDir, email)
  const link = /http\S+\/admin\/reset\/\w+/.exec(invitation?.text ?? '')?.[0] ?? ''

  const follow = async (language: string) => {
    const visitor = await browser.newContext()
    await visitor.addCookies([{ name: 'mh-lng', value: language, url: site.url }])
    const own = await visitor.newPage()
    await own.goto(link)
    // The panel's forms are its script's: what is typed before that has loaded is lost.
    await own.waitForLoadState('networkidle')
    for (const field of ['password', 'confirm-password']) {
      await own.locator(`#field-${field}`).fill('chosen-by-newcomer')
    }
    await own.locator('form [type=submit]').click()
    return own
  }
  const newcomer = await follow('en')
  await newcomer.waitForURL(`${site.url}/admin`, slowly)
  await expect(newcomer.getByRole('heading', { name: 'My drafts' })).toBeVisible(slowly)
  const late = await follow('ar')
  await expect(late.getByText('استُعمل هذا الرابط من قبل')).toBeVisible(slowly)
  await newcomer.context().close()
  await late.context().close()
})
