import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { direction, languageTag, LOCALES } from '../../src/domain/locales'
import { CONTENT_SET, readFirstText } from '../../src/first-content/content-set'
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

test.each(CONTENT_SET.find(({ key }) => key === 'contact')?.locales ?? [])(
  'in %s people in trouble read whom to call, each number in its own direction',
  async (locale) => {
    const { slug } = await readFirstText('pages', 'contact', locale)
    const prefix = locale === 'en' ? '' : `/${locale}`
    const { status, body } = await ask(under.site.url, `${prefix}/${encodeURIComponent(slug)}`)
    expect(status).toBe(200)
    for (const { written } of HELPLINES) expect(body).toContain(`<bdi>${written}</bdi></a>`)
  },
)
