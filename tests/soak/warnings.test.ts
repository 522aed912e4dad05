import { beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { forget, type ServedSite, serveSite } from '../site/site'
import { siteUnderTest } from '../http/site-under-test'

/** A company under warning, over HTTP and on two instances: the very next request knows. */

const under = siteUnderTest({ template: 'empty' })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const SINCE = inDays(-3)

let company: number
let vacancy: number
let path: string
/** Of another company, for the same rank on such a ship. */
let beside: string

async function publish(collection: string, data: object): Promise<number> {
  const response = await under.editor.request('POST', `/${collection}?locale=en`, {
    ...data,
    _status: 'published',
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

async function publishCompany(slug: string): Promise<[number, number, string]> {
  const owner = await publish('crewings', {
    ...{ name: `${slug} crewing`, slug, timeZone: 'UTC', country: 'PL' },
    ...{ email: `crew@${slug}.example`, website: `https://${slug}.example/` },
    telephones: [{ number: '+48 58 000 00 00' }],
    messengers: [{ kind: 'telegram', handle: `${slug}_crew` }],
    licence: { number: '7', authority: 'MoT', validUntil: inDays(300), checkedOn: inDays(-3) },
  })
  const id = await publish('vacancies', {
    ...{ company: owner, rank: 'bosun', vesselType: 'product-tanker', openUntilDay: inDays(200) },
    pay: { min: 210_000, currency: 'USD', period: 'month' },
    contact: { name: 'Ada', email: `ada@${slug}.example`, telephone: '+48 58 111 11 11' },
  })
  return [owner, id, `crewings/${slug}/${id}-bosun-product-tanker`]
}

beforeAll(async () => {
  ;[company, vacancy, path] = await publishCompany('north')
  ;[, , beside] = await publishCompany('south')
})

/** What a page says in the words of schema.org. */
const graphOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )

const to = (locale: (typeof LOCALES)[number], content: string) =>
  publicPath({ locale, path: content }, 'en')

async function read(address: string, site = under.site.url): Promise<string> {
  const { status, body } = await ask(site, address)
  expect([address, status]).toEqual([address, 200])
  return body
}

/** What a page is about: the foot of each has the site's own contacts. */
const mainOf = (body: string) => /<main[\s\S]*?<\/main>/.exec(body)?.[0] ?? ''

const CONTACTS = /(?:mailto|tel):|t\.me\/|@north\.example|https:\/\/north\.example|\+48 58/

test('a warning holds on the next request, wherever the company stands, and on another instance', async () => {
  const second: ServedSite = await serveSite({ databaseUrl: under.site.databaseUrl })
  try {
    const own = ['crewings/north', path]
    const rows = ['crewings', 'crewings/companies', beside]
    const addresses = [...own, ...rows].flatMap((content) => [to('en', content), to('ar', content)])
    for (const address of [...addresses, '/warnings', '/ar/warnings']) {
      for (const site of [under.site.url, second.url]) {
        expect(await read(address, site)).not.toContain('badge alarm')
      }
    }
    const before = await read(`/${path}`)
    expect(mainOf(before)).toMatch(CONTACTS)
    expect(before).toContain(`/forms/answer/${vacancy}"`)
    expect(graphOf(before).join()).toContain('JobPosting')
    const feed = await read('/vacancies.atom?company=north')

    const warning = await publish('warnings', {
      company,
      kind: 'fee',
      since: SINCE,
      text: 'They asked for 300 dollars.',
      traces: [{ kind: 'domain', value: 'north-jobs.example' }],
      sources: [{ address: 'https://register.example/warnings' }],
    })
    for (const site of [second.url, under.site.url]) {
      for (const content of own) {
        const page = await read(to('en', content), site)
        expect(page).toContain('Our staff warn of this company')
        expect(page).toContain(`href="/warnings/${warning}"`)
        expect(mainOf(page)).not.toMatch(CONTACTS)
        expect(page).not.toContain(`/forms/answer/${vacancy}"`)
        expect(graphOf(page).join()).not.toMatch(/JobPosting|north\.example/)
        expect(await read(to('ar', content), site)).toContain('يحذّر فريقنا من هذه الشركة')
      }
      for (const content of rows) {
        expect(await read(to('en', content), site)).toContain('badge alarm')
        expect(await read(to('ar', content), site)).toContain('badge alarm')
      }
      const list = await read('/uk/warnings', site)
      expect(list).toContain(`id="w${warning}"`)
      expect(list).toContain('href="/uk/crewings/north"')
      expect(list).toContain('north-jobs.example')
      expect(list).not.toContain('href="https://north-jobs.example')
      expect(list).toContain('href="https://register.example/warnings"')
      // In the language that it is written in, and it says so.
      expect(list).toMatch(/lang="en"[^>]*><p>They asked for 300 dollars\.<\/p>/)
    }
    const warned = await read('/vacancies.atom?company=north')
    expect(warned).toContain('Warning since')
    const updated = (of: string) => /<entry>[\s\S]*?<updated>([^<]+)</.exec(of)?.[1] ?? ''
    expect(updated(warned) > updated(feed)).toBe(true)
    for (const locale of LOCALES) {
      const sitemap = locale === 'en' ? '/sitemap-en.xml' : to(locale, 'sitemap.xml')
      expect(await read(sitemap)).toContain(`${to(locale, 'warnings')}</loc>`)
      expect(await read(to(locale, `warnings/${warning}`))).toContain('north crewing')
    }

    const answer = await under.editor.request('PATCH', `/warnings/${warning}?locale=en`, {
      _status: 'draft',
    })
    expect(answer.status).toBe(200)
    for (const site of [second.url, under.site.url]) {
      for (const address of addresses)
        expect(await read(address, site)).not.toContain('badge alarm')
      expect(mainOf(await read(`/${path}`, site))).toMatch(CONTACTS)
      expect((await ask(site, `/warnings/${warning}`)).status).toBe(410)
    }
  } finally {
    await second.stop()
    await forget(second.dataDir)
  }
})

test('it takes no answers: no form, and none that was open before', async () => {
  const { body: form } = await ask(under.site.url, `/uk/forms/answer/${vacancy}`)
  const [input = ''] = /<input[^>]* name="key"[^>]*>/.exec(form) ?? []
  const [, key = ''] = /value="([^"]*)"/.exec(input) ?? []
  expect(key).not.toBe('')
  const warning = await publish('warnings', { company, kind: 'fee', since: SINCE })
  const closed = await ask(under.site.url, `/uk/forms/answer/${vacancy}`)
  expect(closed.body).toContain('Ми попереджаємо про цю компанію з')
  expect(closed.body).not.toContain('name="key"')
  const data = new FormData()
  const typed = { name: 'Oleksandr', email: 'o@ship.example', rank: 'bosun', consent: 'on' }
  for (const [name, value] of Object.entries({ key, ...typed, available: inDays(20) })) {
    data.set(name, value)
  }
  const sent = await fetch(`${under.site.url}/uk/forms/answer/${vacancy}`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
  })
  expect(Math.floor(sent.status / 100)).toBe(4)
  expect(await sent.text()).toContain('Ми попереджаємо про цю компанію з')
  const stored = await under.editor.request('GET', '/requests?depth=0')
  expect(((await stored.json()) as { totalDocs: number }).totalDocs).toBe(0)
  await under.editor.request('DELETE', `/warnings/${warning}`)
})

test('the list is searched without scripts, and no address of it is a failure', async () => {
  const warning = await publish('warnings', {
    ...{ name: 'East Crew', kind: 'impersonation', since: SINCE },
    traces: [{ kind: 'email', value: 'jobs@east.example' }],
  })
  expect(await read('/warnings?words=jobs%40east.example')).toContain(`id="w${warning}"`)
  const nothing = await read('/ar/warnings?words=%3Cscript%3E')
  expect(nothing).toContain('لا تحذير لدينا من ذلك')
  expect(nothing).toContain('«&lt;script&gt;»')
  for (const query of [
    '?page=99',
    '?page=-1',
    '?words=%00',
    '?words=%25',
    '?words=a&words=b',
    '?x=1',
  ]) {
    expect((await ask(under.site.url, `/warnings${query}`)).status).toBeLessThan(500)
  }
  expect((await ask(under.site.url, '/warnings/999999')).status).toBe(404)
  expect((await ask(under.site.url, '/warnings/x')).status).toBe(404)
})
