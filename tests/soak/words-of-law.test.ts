import { expect, test } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { readFirstText } from '../../src/first-content/content-set'
import { ask } from '../site/ask'
import { siteUnderTest } from '../http/site-under-test'

/** The pages of law of the first content, and the form by which somebody asks about their data. */

const under = siteUnderTest()

function send(path: string, fields: Record<string, string>) {
  return fetch(under.site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** What stands in an input of a form, by its name. */
async function valueIn(path: string, name: string): Promise<string> {
  const { body } = await ask(under.site.url, path)
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(body) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

/** Words that a reader sees. */
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')

/** Takes a page away from a language that has its title alone: it is shown the text of the source after that. */
async function leaveToTheSource(key: 'privacy', locale: Locale): Promise<void> {
  const found = await under.editor.request('GET', `/pages?where[slug][equals]=${key}&locale=en`)
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  await under.editor.unpublish(docs[0]?.id ?? 0, locale)
}

test('the privacy page says the periods that are set, in the language of the reader', async () => {
  const { slug } = await readFirstText('pages', 'privacy', 'uk')
  const own = `/uk/${encodeURIComponent(slug)}`
  const pages = { own, source: '/privacy', fallback: '/de/privacy' }
  const periods = async (path: string) => {
    const { status, body } = await ask(under.site.url, path)
    const [table = ''] = /<table[^>]*><caption.*?<\/table>/s.exec(body) ?? []
    return [status, textOf(table).replace(/\s+/g, ' ').trim()]
  }
  await leaveToTheSource('privacy', 'de')
  const before = await periods(pages.source)
  expect(before).toEqual([200, expect.stringMatching(/Answers to vacancies 12 months/)])
  expect(await periods(pages.own)).toEqual([
    200,
    expect.stringMatching(/Відгуки на вакансії 12 місяців.* 3 місяці$/),
  ])
  const { status } = await under.editor.request('POST', '/globals/request-settings', {
    answerMonths: 1,
    dataMonths: 24,
  })
  expect(status).toBe(200)
  expect(await periods(pages.source)).toEqual([
    200,
    expect.stringMatching(/Answers to vacancies 1 month .*your data 24 months/),
  ])
  expect(await periods(pages.own)).toEqual([200, expect.stringContaining('вакансії 1 місяць')])
  expect(await periods(pages.fallback)).toEqual([200, expect.stringContaining('24 Monate')])
})

test('the pages of law stand in English and Ukrainian and lead to the form in the language of the reader', async () => {
  for (const key of ['imprint', 'terms', 'privacy', 'cookies'] as const) {
    for (const locale of ['en', 'uk'] as const) {
      const { slug, title } = await readFirstText('pages', key, locale)
      const prefix = locale === 'en' ? '' : '/uk'
      const path = `${prefix}/${encodeURIComponent(slug)}`
      const { status, body } = await ask(under.site.url, path)
      expect([path, status]).toEqual([path, 200])
      expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(body).toContain(locale === 'en' ? '[OPERATOR: ' : '[ОПЕРАТОР: ')
      if (key === 'privacy') expect(body).toContain(`href="${prefix}/forms/data"`)
    }
  }
  await leaveToTheSource('privacy', 'ar')
  const fallback = await ask(under.site.url, '/ar/privacy')
  expect(fallback.body).toContain('href="/ar/forms/data"')
})

test('who has sent something asks about it by its reference, and staff find that as a kind of its own', async () => {
  const letter = { name: 'Олена', email: 'olena@ship.example', message: 'Є вакансії?' }
  const sent = await send('/uk/forms/contact', {
    ...letter,
    key: await valueIn('/uk/forms/contact', 'key'),
  })
  const location = sent.headers.get('location') ?? ''
  const reference = location.split('=')[1] ?? ''
  const page = await ask(under.site.url, location)
  const form = `/uk/forms/data?reference=${reference}`
  expect(page.body).toContain(`href="${form}"`)
  expect(await valueIn(form, 'references')).toBe(reference)
  expect(await valueIn('/uk/forms/data?reference="><b>', 'references')).toBe('')

  const asked = {
    ask: 'erasure',
    references: reference,
    email: letter.email,
    key: await valueIn(form, 'key'),
  }
  const nothing = await send('/uk/forms/data', { ...asked, ask: 'everything' })
  expect(nothing.status).toBe(422)
  const taken = await send('/uk/forms/data', asked)
  expect(taken.status).toBe(303)
  const answer = await ask(under.site.url, taken.headers.get('location') ?? '')
  expect(answer.body).toContain('Ми отримали ваш запит')
  const found = await under.editor.request('GET', '/requests?where[kind][equals]=data&depth=0')
  const { docs } = (await found.json()) as { docs: Record<string, unknown>[] }
  expect(docs).toMatchObject([
    { email: letter.email, values: { ask: 'erasure', references: reference } },
  ])
})
