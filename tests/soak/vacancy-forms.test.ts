import { beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** The forms of vacancies over HTTP, without a browser. */

const under = siteUnderTest({ template: 'empty' })

const YEAR = new Date().getUTCFullYear() + 1
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let company: number
let vacancy: number

async function publish(collection: string, data: object): Promise<number> {
  const response = await under.editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

beforeAll(async () => {
  company = await publish('crewings', {
    name: 'North Crewing',
    timeZone: 'UTC',
    email: 'crew@north.example',
    licence: {
      number: 'PL/1',
      authority: 'Maritime office',
      checkedOn: inDays(-1),
      validUntil: `${YEAR}-12-31`,
    },
  })
  vacancy = await publish('vacancies', {
    company,
    rank: 'chief-mate',
    vesselType: 'lng-carrier',
    openUntilDay: `${YEAR}-11-22`,
    pay: { min: 950_000, currency: 'USD', period: 'month' },
  })
})

function valueOf(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

async function send(path: string, fields: Record<string, string>) {
  const { body } = await ask(under.site.url, path)
  const form = new FormData()
  for (const [name, value] of Object.entries({ key: valueOf(body, 'key'), ...fields })) {
    form.set(name, value)
  }
  return fetch(under.site.url + path, { method: 'POST', body: form, redirect: 'manual' })
}

const ANSWER = () => ({
  name: 'Oleksandr Kovalenko',
  email: 'o.kovalenko@ship.example',
  rank: 'bosun',
  available: inDays(20),
  message: 'Two contracts.',
  consent: 'on',
})

test('each form stands on a private page in every language', async () => {
  const paths = [
    `forms/answer/${vacancy}`,
    'forms/offer',
    `forms/report/vacancies/${vacancy}`,
    `forms/report/crewings/${company}`,
  ]
  for (const locale of LOCALES) {
    for (const content of paths) {
      const path = publicPath({ locale, path: content }, 'en')
      const { status, headers, body } = await ask(under.site.url, path)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
      expect(valueOf(body, 'key')).toMatch(/^[\w-]{22}$/)
    }
  }
})

test('an answer begins with the rank of the vacancy, keeps what is wrong, and is recorded', async () => {
  const path = `/uk/forms/answer/${vacancy}`
  const { body } = await ask(under.site.url, path)
  expect(body).toMatch(/<option value="chief-mate" selected/)
  expect(body).not.toMatch(/<input[^>]*name="consent"[^>]* checked/)
  expect(body).toContain('North Crewing')
  const wrong = await send(path, { ...ANSWER(), email: 'o.kovalenko@', consent: '' })
  expect(wrong.status).toBe(422)
  const refused = await wrong.text()
  expect(valueOf(refused, 'name')).toBe('Oleksandr Kovalenko')
  expect(refused).toContain('Поставте позначку')
  const right = await send(path, ANSWER())
  expect(right.status).toBe(303)
  const location = right.headers.get('location') ?? ''
  expect(location).toMatch(/^\/uk\/forms\/answer\/\d+\?sent=MH-[A-Z\d]{4}-[A-Z\d]{4}$/)
  expect((await ask(under.site.url, location)).body).toContain('Ваш відгук надіслано')
})

test('what is suspended says so, and is not answered', async () => {
  const { status } = await under.editor.request('POST', `/vacancies/${vacancy}/suspend`)
  expect(status).toBe(200)
  const { body: page } = await ask(under.site.url, `/crewings/north-crewing/${vacancy}-x`)
  expect(page).not.toContain(`/forms/answer/${vacancy}`)
  const path = `/forms/answer/${vacancy}`
  expect((await ask(under.site.url, path)).body).toContain('This vacancy cannot be answered')
  expect((await send(path, ANSWER())).status).toBe(422)
  await under.editor.request('POST', `/vacancies/${vacancy}/lift-suspension`)
  expect(valueOf((await ask(under.site.url, path)).body, 'key')).not.toBe('')
})
