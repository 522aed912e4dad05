import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { ASKED_SITUATIONS } from '../../src/domain/help-words/help-words'
import {
  COUNTRIES_OF_READERS,
  helplineHref,
  situationAnchor,
} from '../../src/domain/texts/helplines'
import { direction, languageTag, LOCALES } from '../../src/domain/locales/locales'
import { countryName } from '../../src/domain/vocabulary/countries'
import { readFirstText } from '../../src/first-content/content-set'
import { HELPLINES } from '../../src/first-content/helplines'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** Each of the twelve languages has a home page and an error page of its own. */

const under = sharedSite()

interface Messages {
  errors: { notFound: { message: string; sorry: string } }
}

/** Text as React writes it into HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

test.each(LOCALES)('%s has a home page and an error page of its own', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const html = new RegExp(`<html[^>]* lang="${languageTag(locale)}" dir="${direction(locale)}"`)
  const home = await ask(under.site.url, prefix || '/')
  expect(home.status).toBe(200)
  expect(home.body).toMatch(html)
  expect(home.body).toMatch(/<h1[^>]*>[^<]/)

  const file = await readFile(`src/i18n/messages/${locale}.json`, 'utf8')
  const { message, sorry } = (JSON.parse(file) as Messages).errors.notFound
  const said = escaped(message.replace(/<address>.*/, '').trim())
  const missing = await ask(under.site.url, `${prefix}/no-such-page`)
  expect(missing.status).toBe(404)
  expect(missing.body).toMatch(html)
  expect(missing.body).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${said}`))
  expect(missing.body).toContain(escaped(sorry))
  expect(missing.body).toMatch(new RegExp(`<title>404 - ${said}.*/no-such-page`))
})

/**
 * Bytes that the page for people in trouble may be, as it comes over the worst link there is. By 230 of them phones of
 * before 2023 lay it out, and by 300 the foot of the page has columns with titles.
 */
const LIGHT = 14_700

test.each(LOCALES)(
  'in %s people in trouble find whom to call, as a press and as a number, on pages that are light',
  async (locale) => {
    const [help, countries] = await Promise.all([
      readFirstText('pages', 'help', locale),
      readFirstText('pages', 'help-by-country', locale),
    ])
    const prefix = locale === 'en' ? '' : `/${locale}`
    const path = `${prefix}/${encodeURIComponent(help.slug)}`
    const pages = await Promise.all([
      ask(under.site.url, path),
      ask(under.site.url, `${path}/${encodeURIComponent(countries.slug)}`),
    ])
    for (const { status, body } of pages) {
      expect(status).toBe(200)
      expect(brotliCompressSync(body).byteLength).toBeLessThanOrEqual(LIGHT)
      // A mark at a number leads to where it is published.
      const marks = [...body.matchAll(/href="#(_s\d+)"/g)]
      expect(marks.length).toBeGreaterThan(5)
      for (const [, id] of marks) expect(body).toContain(` id="${id}"`)
    }
    const [first, second] = pages.map(({ body }) => body)
    for (const { kind, value, purpose, country, onlyInside = false } of HELPLINES) {
      const href = helplineHref({ kind, value, isNational: onlyInside }) ?? ''
      const isBelow = country !== undefined || purpose === 'flag' || purpose === 'port'
      const body = isBelow ? second : first
      expect(body).toContain(`href="${href}"`)
      if (kind !== 'page') expect(body).toContain(`<bdi dir="ltr">${value}</bdi>`)
    }
    // Nothing stands before those who answer day and night.
    const main = first?.slice(first.indexOf('<main')) ?? ''
    expect(main.indexOf('tel:+442073232737')).toBeLessThan(main.indexOf('GMDSS'))
    expect(main).not.toContain('class="crumbs"')
    // Each part is one press away, and the numbers of the language’s own countries are there.
    for (const [, id = ''] of main.matchAll(/<section id="([^"]+)"/g)) {
      expect(main).toContain(`<a href="#${id}" class="chip">`)
    }
    // The title of the warning says that there is danger: nothing before it does once more.
    expect(main).toMatch(/class="callout danger"><i[^>]*>!<\/i><div><p><strong>[^<]/)
    // The search leads there.
    for (const situation of ASKED_SITUATIONS) {
      expect(main).toContain(` id="${situationAnchor(situation)}"`)
    }
    for (const own of COUNTRIES_OF_READERS[locale]) {
      expect(main).toContain(`<summary>${escaped(countryName(own, locale))}</summary>`)
    }
  },
)

test.each(LOCALES.filter((locale) => !['en', 'uk'].includes(locale)))(
  'in %s a text that is not translated is one press away in English, and no page of its own',
  async (locale) => {
    const [page, above] = await Promise.all([
      readFirstText('pages', 'recruitment', locale),
      readFirstText('pages', 'terms', locale),
    ])
    const path = `/${locale}/${encodeURIComponent(above.slug)}/${encodeURIComponent(page.slug)}`
    const { status, body } = await ask(under.site.url, path)
    expect(status).toBe(200)
    expect(body).toContain(`<h1 class="display">${escaped(page.title)}</h1>`)
    expect(body).toContain('<details class="text-elsewhere"><summary')
    expect(body).toMatch(/<div lang="en"(?: dir="ltr")? class="prose/)
    expect(body).toMatch(/<link rel="canonical" href="[^"]*\/terms\/recruitment"/)
    expect(body).not.toMatch(/<link rel="alternate" hrefLang/)
  },
)

test.each([
  ['/jobs', '/crewings'],
  ['/vacancies', '/crewings'],
  ['/uk/jobs', '/uk/crewings'],
  ['/seaman', '/seaman/account'],
])('%s leads where people who type it want to go', async (from, to) => {
  const { status, headers } = await ask(under.site.url, from)
  expect([status, headers.location]).toEqual([307, to])
})

test.each([
  ['/sos', 'en', '/help'],
  ['/emergency', 'en', '/help'],
  ['/suicide', 'en', '/help'],
  ['/suicide', 'uk', '/uk/допомога'],
  ['/ru/sos', 'en', '/ru/помощь'],
  ['/id/tolong', 'en', '/id/bantuan'],
  ['/ar/MAYDAY', 'en', '/ar/المساعدة'],
  // Who types a word reads its language.
  ['/помощь', 'en', '/ru/помощь'],
  ['/tulong', 'en', '/ph/tulong'],
  ['/bantuan', 'uk', '/id/bantuan'],
  ['/socorro', 'pt', '/pt/ajuda'],
])('%s leads a reader of %s in trouble to who helps', async (from, reader, to) => {
  const { status, headers } = await ask(under.site.url, encodeURI(from), {
    'Accept-Language': reader,
  })
  expect([status, headers.location]).toEqual([307, encodeURI(to)])
})

test('an address of nothing has a way to who helps beside the address', async () => {
  const { body } = await ask(under.site.url, '/ru/zzzz')
  expect(body.slice(body.indexOf('<main'), body.indexOf('</main'))).toContain(
    `href="${encodeURI('/ru/помощь')}"`,
  )
})

test('the title of a filtered list says its filter', async () => {
  const { body } = await ask(under.site.url, '/crewings?rank=second-engineer&vessel=bulk-carrier')
  expect(body).toMatch(/<title>Second engineer, [^<]*ulk carrier[^<]* · Vacancies/)
  const companies = await ask(under.site.url, '/uk/crewings/companies?country=PL')
  expect(companies.body).toMatch(/<title>Польща · Компанії/)
})

test('lists take the words of a search by the name that other sites give it, without a script', async () => {
  const typed = encodeURIComponent('нет такой компании')
  for (const list of ['/crewings/companies', '/crewings']) {
    const { status, body } = await ask(under.site.url, `${list}?q=${typed}`)
    expect([list, status, /<title>[^<]*нет такой компании/.test(body)]).toEqual([list, 200, true])
  }
  const { body } = await ask(under.site.url, `/ar/crewings/companies?q=${typed}`)
  // The field stands outside the drawer, belongs to the form of the filters, and keeps what was typed.
  expect(body).toMatch(/<input[^>]*form="_filters"[^>]*name="words"[^>]*value="нет такой компании"/)
  expect(body).toMatch(/<form[^>]*id="_filters"[^>]*action="\/ar\/crewings\/companies"/)
})
