import { expect, test } from 'vitest'

import { languageTag, LOCALES } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { sendConsent } from '../site/send-consent'
import { sharedSite } from './site-under-test'

/** The page of cookie settings, past the browser. */

const under = sharedSite()

test('is every visitor’s own, in no index, and has one address in each language', async () => {
  const { site } = under
  const { headers, body } = await ask(site.url, '/consent')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('<title>Cookie settings · Mariner Hub</title>')
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(body).not.toMatch(/rel="(?:canonical|alternate)"/)
  for (const locale of LOCALES) {
    expect(body).toContain(`href="/${locale}/consent"`)
    const address = locale === 'en' ? '/consent' : `/${locale}/consent`
    const page = await ask(site.url, address)
    expect([locale, page.status]).toEqual([locale, 200])
    expect(page.body).toContain(`<html lang="${languageTag(locale)}"`)
    const home = await ask(site.url, address.replace('/consent', '') || '/')
    expect(home.body).toContain(`href="${address}"`)
  }
  for (const [asked, location] of [
    ['/en/consent', '/consent'],
    ['/en/ar/consent', '/ar/consent'],
    ['/UK//consent/', '/uk/consent'],
    ['/consent/?a=b', '/consent?a=b'],
  ] as const) {
    const { status, location: to } = await ask(site.url, asked)
    expect([asked, status, to]).toEqual([asked, 308, location])
  }
  const uk = await ask(site.url, '/consent?a=b', { 'Accept-Language': 'uk' })
  expect([uk.status, uk.location]).toEqual([307, '/uk/consent?a=b'])
  for (const none of ['/consent/more', '/uk/consents', '/Consent', '/server', '/server/consents']) {
    expect([none, (await ask(site.url, none)).status]).toEqual([none, 404])
  }
})

test('takes its own forms, and refuses everything else with a sentence', async () => {
  const { site } = under
  const own = { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }
  const taken = await sendConsent(site.url, 'decision=accept&locale=ar', own)
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/ar/consent?saved'])
  const odd = await sendConsent(
    site.url,
    'decision=save&locale=__proto__&analytics=true&x=%E0%A4%A',
  )
  expect([odd.status, odd.headers.get('location')]).toEqual([303, '/consent?saved'])

  const refused: [number, string, Record<string, string>][] = [
    [403, 'decision=accept', { Origin: 'https://evil.example' }],
    [403, 'decision=accept', { Origin: 'null' }],
    [403, 'decision=accept', { 'Sec-Fetch-Site': 'cross-site' }],
    [403, 'decision=accept', { Origin: site.url, 'Sec-Fetch-Site': 'same-site' }],
    [400, '', own],
    [400, 'decision=perhaps', own],
    [400, 'decision', own],
    [413, `decision=accept&x=${'y'.repeat(3_000)}`, own],
    [413, `decision=accept&x=${'y'.repeat(3_000_000)}`, own],
    [415, '{"decision":"accept"}', { ...own, 'Content-Type': 'application/json' }],
    [415, 'decision=accept', { ...own, 'Content-Type': 'text/plain' }],
  ]
  for (const [status, body, headers] of refused) {
    const answer = await sendConsent(site.url, body, headers)
    const sentence = await answer.text()
    const found = [answer.status, answer.headers.getSetCookie(), /^[A-Z].*\.\n$/.test(sentence)]
    expect(found, `${body.slice(0, 40)} ${JSON.stringify(headers)}`).toEqual([status, [], true])
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(`${site.url}/server/consent`, { method })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
  expect((await fetch(`${site.url}/consent`, { method: 'POST' })).status).toBe(405)
})

/** Sends a form to the site, as it is; nothing is followed. */
