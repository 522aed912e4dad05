import { describe, expect, it } from 'vitest'

import { askForOwnPages } from '../../../src/server/own-pages'
import type { PageAnswer } from '../../../src/server/own-questions'

const SITE = { defaultLocale: 'en', siteUrl: 'https://crew.example' } as const

const page = (lang: string, status = 200): PageAnswer => ({
  status,
  headers: {},
  body: `<!DOCTYPE html><html data-page="x" lang="${lang}" dir="ltr"><body></body></html>`,
})
const leads = (location: string): PageAnswer => ({ status: 308, headers: { location }, body: '' })

const WELL: Record<string, PageAnswer | Error> = { '/': page('en'), '/uk/consent': page('uk') }

/** What is missing where these answers are given in place of good ones. */
async function missing(
  answers: Record<string, PageAnswer | Error>,
  site: Parameters<typeof askForOwnPages>[0] = SITE,
) {
  return askForOwnPages(site, async (path) => {
    const answer = { ...WELL, ...answers }[path] ?? page('en', 404)
    if (answer instanceof Error) throw answer
    return answer
  })
}

describe('a site answers', () => {
  it.each([
    ['with its pages', {}],
    ['where it is empty, that there is no home page', { '/': page('en', 404) }],
    ['where an editor took it down', { '/': page('en', 410) }],
    ['where its home page leads to another one', { '/': leads('/about'), '/about': page('en') }],
    [
      'by its whole address',
      { '/': leads('https://crew.example/about?a'), '/about?a': page('en') },
    ],
    ['or to another site', { '/': leads('https://elsewhere.example/') }],
  ])('%s', async (_, answers) => {
    expect(await missing(answers)).toEqual([])
  })

  it('in the language without a prefix, and in a second one', async () => {
    const asked: string[] = []
    const site = { ...SITE, defaultLocale: 'ru' } as const
    await askForOwnPages(site, async (path) => {
      asked.push(path)
      return page(path === '/' ? 'ru' : 'en')
    })
    expect(asked).toEqual(['/', '/en/consent'])
    expect(await missing({ '/': page('ru'), '/en/consent': page('en') }, site)).toEqual([])
  })
})

describe('a page does not come', () => {
  it.each([
    ['that fails', { '/uk/consent': page('uk', 500) }, '/uk/consent', 'answered 500'],
    ['that is not there', { '/uk/consent': page('uk', 404) }, '/uk/consent', 'answered 404'],
    ['in another language', { '/uk/consent': page('en') }, '/uk/consent', 'is no page in uk'],
    [
      'that is cut short',
      { '/': { ...page('en'), body: '<html lang="en">' } },
      '/',
      'is no page in en',
    ],
    // What HOST=127.0.0.1 did.
    [
      'that leads round',
      { '/': leads('/r/1'), '/r/1': leads('/r/1') },
      '/',
      'the last of them /r/1',
    ],
    ['that leads nowhere', { '/': leads('http://[') }, '/', 'leads to "http://["'],
    [
      'that leads to this machine',
      { '/': leads('http://localhost:3000/en/r/1') },
      '/',
      'leads to http://localhost:3000/en/r/1',
    ],
    [
      'where nobody listens',
      { '/': new Error('connect ECONNREFUSED 127.0.0.1:3000') },
      '/',
      'ECONNREFUSED 127.0.0.1:3000',
    ],
  ])('%s', async (_, answers: Record<string, PageAnswer | Error>, path, why) => {
    expect(await missing(answers)).toEqual([
      { path, why: expect.stringContaining(why), isUnsure: false },
    ])
  })

  it.each([
    ['that is late', new DOMException('', 'AbortError'), 'gave no answer in time'],
    ['that there is no room for', page('uk', 503), 'answered 503'],
  ])('%s, and perhaps will', async (_, answer, why) => {
    const path = '/uk/consent'
    expect(await missing({ [path]: answer })).toEqual([{ path, why, isUnsure: true }])
  })

  it('and each is named', async () => {
    const both = await missing({ '/': page('en', 500), '/uk/consent': page('uk', 500) })
    expect(both.map(({ path }) => path)).toEqual(['/', '/uk/consent'])
  })
})
