import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { AUDIT_KEPT_MONTHS } from '../../src/domain/staff/audit'
import { consentCookies, NONE_ALLOWED } from '../../src/domain/browser/consent-record'
import { currencyCookie } from '../../src/domain/money/display-currency'
import { LOCALE_COOKIE } from '../../src/domain/locales/locale-cookie'
import {
  SEAMAN_SESSION_DAYS,
  SEAMAN_UNCONFIRMED_DAYS,
  seamanApplicationCookieName,
  seamanCookieName,
  seamanLinkCookieName,
} from '../../src/domain/members/seaman-account'
import { CONTENT_SET, readFirstText } from '../../src/first-content/content-set'

/** The pages of law of the first content: what the program keeps, and what they leave to an operator and a lawyer. */

const LAW = ['imprint', 'terms', 'recruitment', 'privacy', 'cookies']

it('the page on cookies names all that a browser keeps', async () => {
  const cookies = [...consentCookies(NONE_ALLOWED), currencyCookie('USD')]
  const names = [LOCALE_COOKIE, ...cookies.map((cookie) => cookie.split('=', 1)[0] ?? '')]
  // What is stored by a script, under names of our own.
  for (const file of await readdir('src', { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = await readFile(path.join('src', file), 'utf8')
    if (!/\b(?:(?:local|session)Storage|indexedDB)\.|\bcaches\.open/.test(text)) continue
    const own = [...text.matchAll(/['"`](mh[_-][\w-]+)|\.(mh_\w+)/g)]
    expect(own, file).not.toEqual([])
    names.push(...own.map(([, quoted, read]) => quoted ?? read ?? ''))
  }
  expect(names).toContain('mh-form')
  const ofSeamen = [seamanCookieName, seamanApplicationCookieName, seamanLinkCookieName].map(
    (name) => name('http://localhost'),
  )
  names.push(...ofSeamen, 'mh-device-seamen')
  for (const locale of ['en', 'uk'] as const) {
    const { markdown } = await readFirstText('pages', 'cookies', locale)
    for (const name of names) expect(markdown).toContain(`| ${name} `)
    // Over https.
    const [prefix = ''] = seamanCookieName('https://site.example').split('mh_')
    expect([prefix, markdown.includes(prefix)]).toEqual(['__Host-', true])
  }
})

it.each([
  ['en', 'deleted %d days after the last application', 'ends %d days after the last visit'],
  ['uk', 'видаляється через %d днів після останньої заявки', 'через %d днів після останнього'],
] as const)(
  'the page on privacy (%s) says when an account or a sign-in ends',
  async (locale, ...said) => {
    const { markdown } = await readFirstText('pages', 'privacy', locale)
    const days = [SEAMAN_UNCONFIRMED_DAYS, SEAMAN_SESSION_DAYS]
    for (const [at, words] of said.entries()) {
      expect(markdown).toContain(words.replace('%d', String(days[at])))
    }
  },
)

it.each([
  ['en', 'erased after %d months'],
  ['uk', 'стирається через %d місяці'],
] as const)(
  'the page on privacy (%s) says how long the audit log keeps what staff did',
  async (locale, said) => {
    const { markdown } = await readFirstText('pages', 'privacy', locale)
    expect(markdown).toContain(said.replace('%d', String(AUDIT_KEPT_MONTHS)))
  },
)

it.each(LAW)('%s says in each language what a lawyer and the operator have to do', async (key) => {
  const { locales } = CONTENT_SET.find((page) => page.key === key) ?? { locales: [] }
  expect(locales).toContain('uk')
  const counts = []
  for (const locale of locales) {
    const { markdown } = await readFirstText('pages', key, locale)
    const toFill = markdown.match(/\*\*\[(?:OPERATOR|ОПЕРАТОР): [^\]]+\]\*\*/g)?.length ?? 0
    // Nothing else in square brackets that is no link: it would be overlooked.
    const brackets = markdown.match(/\[[^\]]*\](?!\()/g)?.length ?? 0
    expect([locale, brackets]).toEqual([locale, toFill])
    const toCheck = markdown.match(
      /^:::warning (?:To be checked by a lawyer|Має перевірити юрист)/gm,
    )
    counts.push([toFill, toCheck?.length ?? 0])
  }
  for (const [toFill, toCheck] of counts) {
    expect(toFill).toBeGreaterThan(0)
    expect(toCheck).toBeGreaterThan(0)
  }
  expect(new Set(counts.map(String)).size).toBe(1)
})
