import { afterAll, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** Whether a guide was of use, over HTTP without a script; and what of a guide is for staff alone. */

const under = sharedSite()

const GUIDE = '/docs/rights-and-pay-at-sea/minimum-wage-and-wage-account'

/** Words of the note that the first content has beside it. */
const OF_NOTE = 'Six pages of April 2025'

interface Stored {
  id: number
  guide: number
  locale: string
  isUseful: boolean
  text: string | null
}

async function answers(): Promise<Stored[]> {
  const answer = await under.editor.request('GET', '/guide-answers?limit=100')
  return ((await answer.json()) as { docs: Stored[] }).docs
}

// Other files read the same site.
afterAll(async () => {
  for (const { id } of await answers()) {
    await under.editor.request('DELETE', `/guide-answers/${id}`)
  }
})

function send(path: string, fields: Record<string, string>) {
  return fetch(under.site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** What the page of an answer has to be sent with. */
async function keyOf(place: string): Promise<string> {
  const { body } = await ask(under.site.url, place)
  const [input = ''] = /<input[^>]* name="key"[^>]*>/.exec(body) ?? []
  return / value="([^"]*)"/.exec(input)?.[1] ?? ''
}

/** Where the question at the end of a guide is sent. */
function actionOf(page: string): string {
  const [form = ''] = /<form[^>]* class="of-use"[^>]*>/.exec(page) ?? []
  return / action="([^"]*)"/.exec(form)?.[1] ?? ''
}

test('a guide asks it in each language, and stays one page for all its readers', async () => {
  const before = await ask(under.site.url, GUIDE)
  expect(actionOf(before.body)).toMatch(/^\/forms\/guide\/\d+$/)
  expect((await ask(under.site.url, '/docs')).body).not.toContain('class="of-use"')
  const { location: uk } = await ask(under.site.url, `/uk${GUIDE}`)
  expect(actionOf((await ask(under.site.url, uk ?? '')).body)).toMatch(/^\/uk\/forms\/guide\/\d+$/)
  await send(actionOf(before.body), { useful: 'yes' })
  const after = await ask(under.site.url, GUIDE)
  expect([after.headers.etag, after.headers['cache-control']]).toEqual([
    before.headers.etag,
    before.headers['cache-control'],
  ])
  expect(before.headers['cache-control']).toContain('s-maxage')
})

test('an answer is counted by one press, a sentence follows, and staff see both', async () => {
  const path = actionOf((await ask(under.site.url, GUIDE)).body)
  const counted = await send(path, { useful: 'no' })
  expect(counted.status).toBe(303)
  const place = counted.headers.get('location') ?? ''
  const page = await ask(under.site.url, place)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.body).toContain('Thank you: your answer is counted')
  expect(page.body).toContain(`href="${GUIDE}"`)
  const key = await keyOf(place)
  const said = await send(place, { key, useful: 'no', text: 'The sums are of 2024.' })
  expect(said.headers.get('location')).toBe(place)
  expect((await ask(under.site.url, place)).body).toContain('the editors have your sentence')

  const guide = Number(path.split('/').at(-1))
  const stored = (await answers()).filter(({ text }) => text !== null)
  expect(stored).toMatchObject([{ guide, locale: 'en', isUseful: false }])
  expect(JSON.stringify(stored)).not.toContain('token')
  expect((await ask(under.site.url, '/api/guide-answers')).status).toBe(403)
  const form = await (await under.editor.open(`/admin/collections/docs/${guide}`)).text()
  expect(form).toContain('The sums are of 2024.')
  expect(form).toContain(OF_NOTE)
  const report = await (await under.editor.open('/admin/guides')).text()
  expect(report).toContain(`/admin/collections/docs/${guide}?locale=en`)
  const list = await (await under.editor.open('/admin/collections/guide-answers')).text()
  for (const shown of [report, list])
    expect(shown).toContain('What an able seafarer should at least earn')
})

test('thanks are not said above a refusal, and a page says that no sentence was added', async () => {
  const path = actionOf((await ask(under.site.url, GUIDE)).body)
  const place = (await send(path, { useful: 'yes' })).headers.get('location') ?? ''
  const long = '⚓'.repeat(501)
  const key = await keyOf(place)
  const refused = await (await send(place, { key, useful: 'yes', text: long })).text()
  expect(headingOf(refused)).toBe('Was this guide of use?')
  const again = await send(place, { key: await keyOf(place), useful: 'yes', text: '' })
  const { body } = await ask(under.site.url, again.headers.get('location') ?? '')
  expect(headingOf(body)).toBe('Your answer is counted, without a sentence')
})

const headingOf = (page: string) => /<h1[^>]*>([^<]*)</.exec(page)?.[1]

test('an answer that is none is refused, with the form to answer again', async () => {
  const path = actionOf((await ask(under.site.url, GUIDE)).body)
  const before = await answers()
  const refused = await send(path, { useful: 'perhaps' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Your answer was not recorded')
  expect((await ask(under.site.url, '/forms/guide/999999')).body).toContain('not on the site')
  expect(await answers()).toEqual(before)
})

test('the note for staff is on no page, and in nothing that anybody else can ask', async () => {
  const path = actionOf((await ask(under.site.url, GUIDE)).body)
  const id = path.split('/').at(-1)
  for (const address of [
    ...[GUIDE, path, '/docs', '/uk/docs', `/search?q=${encodeURIComponent(OF_NOTE)}`],
    ...[`/api/docs/${id}?locale=all&depth=2`, `/api/docs?where[staffNote][like]=April`],
    ...[`/api/docs/versions`, `/_part${GUIDE}`, `/en/preview/docs/${id}`],
  ]) {
    const { body } = await ask(under.site.url, address)
    // What was typed into the search is in its field.
    expect([
      address,
      body.replaceAll(`value="${OF_NOTE}"`, '').includes('by the Governing Body'),
    ]).toEqual([address, false])
    expect([address, body.includes('They were to be approved')]).toEqual([address, false])
  }
})
