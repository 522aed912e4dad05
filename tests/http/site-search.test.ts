import { expect, test } from 'vitest'

import { readFirstText } from '../../src/first-content/content-set'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** The page of the search, and what leads to it, past the browser. */

const under = sharedSite()

/** Which of the pieces an answer has; a page would fill the screen. */
function has(body: string, ...pieces: (string | RegExp)[]): boolean[] {
  const plain = body.replace(/<!-- -->/g, '')
  return pieces.map((piece) =>
    typeof piece === 'string' ? plain.includes(piece) : piece.test(plain),
  )
}

test('finds sections in the reader’s language, each at its heading, and is in no index', async () => {
  const { site } = under
  const { status, headers, body } = await ask(site.url, '/search?q=visa%20fraud')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(
    has(
      body,
      '<title>Search: visa fraud · Mariner Hub</title>',
      'href="/docs/visas-and-travel/us-crew-visa-c1-d#visa-fraud"',
      '<mark>Visa</mark> <mark>fraud</mark>',
    ),
  ).toEqual([true, true, true])
  const own = await ask(site.url, '/hi/search?q=imprint')
  // Where the own language has little, what the source language has is shown by itself, at its address in the own one.
  const { slug } = await readFirstText('pages', 'imprint', 'hi')
  expect(
    has(
      own.body,
      /<ul class="card site-hits"><li lang="en"/,
      `href="/hi/${encodeURIComponent(slug)}"`,
    ),
  ).toEqual([true, true])
})

test('offers ways on where nothing was asked for or found, and tells what it took a word for', async () => {
  const { site } = under
  for (const address of ['/search', '/search?q=', '/search?q=zzzzqqq']) {
    const { status, body } = await ask(site.url, address)
    const ways = has(body, 'href="/docs/safety-from-fraud"')
    expect([address, status, ways]).toEqual([address, 200, [true]])
  }
  const { body } = await ask(site.url, '/search?q=contarct')
  expect(has(body, 'This was found for “contract”.')).toEqual([true])
})

test('whatever the query is, the answer is a page, and its words are words', async () => {
  const { site } = under
  for (const query of [
    `q=${'x'.repeat(5_000)}`,
    'q=%00%01visa',
    'q=%E0%A4%A',
    'q=%',
    'q=a%26%7C!%3C-%3E(%27%22%5C%25_:*',
    'q=visa&q=wages&q[]=x&source=2',
    'q=visa&'.repeat(700),
    'q=%F0%9F%9A%A2',
    '?',
  ]) {
    const { status } = await ask(site.url, `/search?${query}`)
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200])
  }
  const { body } = await ask(site.url, `/search?q=${encodeURIComponent('"><script>x</script>')}`)
  expect(has(body, '<script>x</script>')).toEqual([false])
  const long = await ask(site.url, `/search?q=${'visa+'.repeat(50)}`)
  expect(has(long.body, 'Only the first 100 characters')).toEqual([true])
})

test('an address that there is not leads on: the menu, the search with its words, and what is near', async () => {
  const { site } = under
  const near = await ask(site.url, '/docs/visas-and-travel/us-crew-vissa')
  expect(near.status).toBe(404)
  expect(
    has(
      near.body,
      'href="/docs/visas-and-travel/us-crew-visa-c1-d"',
      'value="us crew vissa"',
      /<header.*href="\/crewings".*<\/header>/s,
    ),
  ).toEqual([true, true, true])
  const uk = await ask(site.url, encodeURI('/uk/перед-підписаням'))
  expect(has(uk.body, `href="${encodeURI('/uk/перед-підписанням')}"`)).toEqual([true])
  const job = await ask(site.url, '/crewings/no-such/9-x')
  expect(has(job.body, /<main.*href="\/crewings".*<\/main>/s)).toEqual([true])
  const far = await ask(site.url, '/wp-login.php')
  expect(has(far.body, '_near')).toEqual([false])
})

test('vacancies stand beside guides with the same words, and guides beside vacancies', async () => {
  const { site } = under
  const { body } = await ask(site.url, '/crewings?words=visa%20fraud')
  expect(
    has(
      body,
      'href="/docs/visas-and-travel/us-crew-visa-c1-d#visa-fraud"',
      'href="/search?q=visa+fraud"',
    ),
  ).toEqual([true, true])
})
