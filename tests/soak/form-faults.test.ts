import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { docx, pdf } from '../fixtures/form-files'
import { type DatabaseLink, linkToDatabase } from '../site/database-link'
import { Editor } from '../site/editor'
import { mailsOf } from '../site/outbox'
import { publishVacancy } from '../site/publish-vacancy'
import { forget, type ServedSite, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'
import { startVirusScanner, type VirusScanner } from '../site/virus-scanner'

/** What a visitor without scripts is told while the database or the virus scanner is away, and what is lost: nothing. */

let site: ServedSite
let link: DatabaseLink
let scanner: VirusScanner
let database: pg.Client
let form: string

beforeAll(async () => {
  const databaseUrl = await copyTemplate('empty')
  link = await linkToDatabase(databaseUrl)
  scanner = await startVirusScanner()
  const env = { CLAMAV_URL: scanner.url, TRUST_PROXY_HOPS: '1' }
  site = await serveSite({ databaseUrl: link.url, env })
  form = `/uk/forms/answer/${await publishVacancy(await Editor.signIn(site.url))}`
  // Past the link.
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
beforeEach(async () => {
  // The same text as that of another test would be the same answer.
  await database.query('DELETE FROM requests')
  link.mend()
  scanner.comeBack()
  scanner.says = () => 'stream: OK'
})
afterAll(async () => {
  await database.end()
  await site.stop()
  await link.close()
  await scanner.close()
  await forget(site.dataDir)
})

const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

const ANSWER: Record<string, string> = {
  name: 'Олександр Коваленко',
  email: 'o.kovalenko@ship.example',
  rank: 'bosun',
  available: day,
  message: 'Перший рядок\nдругий',
  consent: 'yes',
}

const newKey = () => randomBytes(16).toString('base64url')

let senders = 0

interface Sent {
  fields: Record<string, string>
  cv?: Buffer
  headers?: Record<string, string>
}

async function send({ fields, cv, headers = {} }: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (cv) body.set('cv', new Blob([new Uint8Array(cv)]), 'cv.pdf')
  const answer = await fetch(site.url + form, {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': `203.0.113.${(senders += 1)}`, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    location: answer.headers.get('location') ?? '',
    page: await answer.text(),
  }
}

/** What a browser sends of the page once more, when its button is pressed: nothing is typed, no file is chosen. */
function fieldsOf(page: string): Record<string, string> {
  const [formOfPage = ''] = /<form[^>]* method="post".*?<\/form>/s.exec(page) ?? []
  const controls = formOfPage.replace(/<fieldset[^>]*disabled.*?<\/fieldset>/gs, '')
  const fields: Record<string, string> = {}
  for (const [input] of controls.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const name = of('name')
    const isTicked = of('type') !== 'checkbox' || input.includes(' checked')
    if (name && isTicked && of('type') !== 'file') fields[name] = text(of('value') ?? '')
  }
  for (const [, name = '', value = ''] of controls.matchAll(
    /<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs,
  )) {
    fields[name] = text(value.replace(/^\n/, ''))
  }
  for (const [, name = '', options = ''] of controls.matchAll(
    /<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? ''
  }
  return fields
}

const text = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

async function recorded(key: string) {
  const { rows } = await database.query<{ reference: string; files: number }>(
    `SELECT reference, (SELECT count(*)::int FROM form_files WHERE request_id = r.id) AS files
     FROM requests r WHERE send_key = $1`,
    [key],
  )
  return rows
}

/** The mails of a reference in the outbox: the confirmation, and what goes to the company. */
async function mailsAbout(reference: string): Promise<number> {
  const mails = await mailsOf(site.dataDir)
  return mails.filter((mail) => mail.text?.includes(reference)).length
}

const referenceIn = (location: string) => location.split('sent=')[1] ?? ''

const LATER = 'Сайт зараз не може це прийняти'

describe('the database', () => {
  test('goes away before a form is sent: the page has all of it, and the next press sends it', async () => {
    const key = newKey()
    link.cut()
    const away = await send({ fields: { ...ANSWER, key }, cv: pdf() })
    expect([away.status, away.retryAfter]).toEqual([503, 5])
    expect(away.page).toContain(LATER)
    // The file cannot be kept now, and the page says so.
    expect(away.page).toContain('Ваш файл не вдалося зберегти')
    const fields = fieldsOf(away.page)
    expect(fields).toMatchObject({ ...ANSWER, key })
    // Pressed too early, it is the same page.
    const again = await send({ fields, cv: pdf() })
    expect([again.status, fieldsOf(again.page)]).toEqual([503, fields])
    link.mend()
    await expect
      .poll(async () => (await send({ fields, cv: pdf() })).status, { timeout: 15_000 })
      .toBe(303)
    expect(await recorded(key)).toMatchObject([{ files: 1 }])
  })

  test('goes away with a kept file: the file is not sent again, and goes along', async () => {
    const key = newKey()
    const refused = await send({ fields: { ...ANSWER, key, consent: '' }, cv: pdf() })
    expect(refused.status).toBe(422)
    link.cut()
    const away = await send({ fields: { ...fieldsOf(refused.page), consent: 'yes' } })
    expect([away.status, away.page.includes('cv.pdf')]).toEqual([503, true])
    link.mend()
    const fields = fieldsOf(away.page)
    await expect.poll(async () => (await send({ fields })).status, { timeout: 15_000 }).toBe(303)
    expect(await recorded(key)).toMatchObject([{ files: 1 }])
  })

  test('freezes: the answer comes within seconds', async () => {
    const key = newKey()
    link.freeze()
    const start = performance.now()
    const frozen = await send({ fields: { ...ANSWER, key } })
    expect(performance.now() - start).toBeLessThan(15_000)
    expect([frozen.status, frozen.retryAfter]).toEqual([503, 5])
    expect(fieldsOf(frozen.page)).toMatchObject({ ...ANSWER, key })
  })

  test('is lost at the commit: no reference is shown, and the next press is the only one', async () => {
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
    const key = newKey()
    link.loseAtCommit('commit', /insert into "requests"/i)
    const lost = await send({ fields: { ...ANSWER, key }, cv: pdf() })
    expect([lost.status, lost.retryAfter]).toEqual([503, 5])
    expect(await recorded(key)).toEqual([])
    const sent = await send({ fields: fieldsOf(lost.page) })
    expect(sent.status).toBe(303)
    expect(await recorded(key)).toEqual([{ reference: referenceIn(sent.location), files: 1 }])
  })

  test('is lost after the commit: the reference is shown, and stands for one request', async () => {
    const key = newKey()
    link.loseAtCommit('answer', /insert into "requests"/i)
    const sent = await send({ fields: { ...ANSWER, key } })
    expect(sent.status).toBe(303)
    expect(await recorded(key)).toEqual([{ reference: referenceIn(sent.location), files: 0 }])
    const again = await send({ fields: { ...ANSWER, key } })
    expect(again.location).toBe(sent.location)
  })
})

test('mail is written without a restart, also after the database was away for a while', async () => {
  const first = await send({ fields: { ...ANSWER, key: newKey() } })
  await expect.poll(() => mailsAbout(referenceIn(first.location)), { timeout: 15_000 }).toBe(2)
  const outages = () => site.output().split('Mail could not be sent').length
  const before = outages()
  link.cut()
  // The worker looks every three seconds, and says once that nothing answers.
  await expect.poll(outages, { timeout: 15_000 }).toBe(before + 1)
  link.mend()
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 15_000 })
    .toBe(200)
  const second = await send({ fields: { ...ANSWER, message: 'Другий', key: newKey() } })
  expect(second.status).toBe(303)
  await expect.poll(() => mailsAbout(referenceIn(second.location)), { timeout: 15_000 }).toBe(2)
})

describe('the virus scanner', () => {
  test('finds a virus: the file is refused, and not kept', async () => {
    scanner.says = () => 'stream: Win.Test.EICAR_HDB-1 FOUND'
    const found = await send({ fields: { ...ANSWER, key: newKey() }, cv: pdf() })
    expect(found.status).toBe(422)
    expect(found.page).toContain('У файлі знайдено вірус')
    expect(found.page).not.toContain('EICAR')
    expect(Object.keys(fieldsOf(found.page))).not.toContain('kept_cv')
  })

  test('is away: it is our fault, all is kept, and the file too, which nobody gets unseen', async () => {
    const key = newKey()
    scanner.goAway()
    const away = await send({ fields: { ...ANSWER, key }, cv: pdf() })
    expect([away.status, away.retryAfter]).toEqual([503, 60])
    expect(away.page).toContain('Зараз не вдається перевірити файли на віруси')
    expect(away.page).not.toContain('aria-invalid')
    const fields = fieldsOf(away.page)
    expect(fields).toMatchObject({ ...ANSWER, key })
    const script = await send({
      fields: { ...ANSWER, key },
      cv: pdf(),
      headers: { Accept: 'application/json' },
    })
    expect([script.status, JSON.parse(script.page)]).toEqual([
      503,
      expect.objectContaining({ errors: {}, key, files: { cv: expect.anything() as unknown } }),
    ])
    // Still away, the kept file is not let through.
    const still = await send({ fields })
    expect([still.status, still.retryAfter]).toEqual([503, 60])
    expect(await recorded(key)).toEqual([])
    // Without the file it goes.
    const without = await send({ fields: { ...fields, key: newKey(), without_cv: 'yes' } })
    expect(without.status).toBe(303)
    scanner.comeBack()
    const sent = await send({ fields: fieldsOf(still.page) })
    expect(sent.status).toBe(303)
    expect(await recorded(key)).toMatchObject([{ files: 1 }])
    // Who presses once more is told the same, whether or not it is there.
    scanner.goAway()
    const pressed = await send({ fields: { ...ANSWER, key }, cv: pdf() })
    expect(pressed.location).toBe(sent.location)
  })

  test('comes back and finds a virus in the file that was kept', async () => {
    scanner.goAway()
    const away = await send({ fields: { ...ANSWER, key: newKey() }, cv: docx() })
    scanner.comeBack()
    scanner.says = () => 'stream: Doc.Macro FOUND'
    const found = await send({ fields: fieldsOf(away.page) })
    expect(found.status).toBe(422)
    expect(found.page).toContain('У файлі знайдено вірус')
  })

  test('hangs: two wait for it, twenty for them, and who comes then is told to come again', async () => {
    scanner.says = undefined
    const presses = Array.from({ length: 24 }, () =>
      send({ fields: { ...ANSWER, key: newKey() }, cv: pdf() }),
    )
    const first = await Promise.race(presses)
    expect([first.status, first.retryAfter]).toEqual([503, 60])
    expect(first.page).toContain('Зараз не вдалося перевірити файл')
    expect(scanner.waiting()).toBeLessThanOrEqual(2)
    // Nobody else waits meanwhile.
    expect((await fetch(`${site.url}/uk/crewings`)).status).toBe(200)
    scanner.goAway()
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([503]))
  })
})
