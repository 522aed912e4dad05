import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askForList, keepList, keptList } from '../../../../src/ui/browser/list-answers'

const ADDRESS = '/uk/crewings?rank=cook'
const SITE = 'http://site.example'

/** What the site answers, from where. */
function answers(status: number, url: string, html = '<html></html>') {
  return vi.fn((_address: string, _options: RequestInit) =>
    Promise.resolve({ ok: status < 400, url: SITE + url, text: () => Promise.resolve(html) }),
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page of a list', () => {
  it('is asked for as a part, at an address that says so', async () => {
    const fetch = answers(200, `/_part${ADDRESS}`, '<p>1</p>')
    vi.stubGlobal('fetch', fetch)
    const answer = await askForList(ADDRESS, new AbortController())
    expect(answer).toEqual({ address: ADDRESS, html: '<p>1</p>' })
    expect(fetch.mock.calls[0]?.[0]).toBe(`/_part${ADDRESS}`)
  })

  it('is shown at the address that the site leads to, where that is of the same list', async () => {
    for (const url of ['/uk/crewings?rank=cook&page=2', '/_part/uk/crewings?rank=cook&page=2']) {
      vi.stubGlobal('fetch', answers(200, url))
      const answer = await askForList(ADDRESS, new AbortController())
      expect(answer).toMatchObject({ address: '/uk/crewings?rank=cook&page=2' })
    }
  })

  it.each([
    [404, `/_part${ADDRESS}`],
    [429, `/_part${ADDRESS}`],
    [503, `/_part${ADDRESS}`],
    [200, '/uk'],
    [200, '/_part/crewings'],
  ])('is something else where the site answers %s from %s', async (status, url) => {
    vi.stubGlobal('fetch', answers(status, url))
    expect(await askForList(ADDRESS, new AbortController())).toBe('elsewhere')
  })

  it('does not come where there is no connection, and is waited for no longer than 15 s', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await askForList(ADDRESS, new AbortController())).toBe('unreached')

    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    // Once before the head of the answer, and once amid its body.
    for (const fetch of [
      never,
      (address: string, options: RequestInit) =>
        Promise.resolve({ ok: true, url: SITE + ADDRESS, text: () => never(address, options) }),
    ]) {
      vi.stubGlobal('fetch', fetch)
      const answer = askForList(ADDRESS, new AbortController())
      await vi.advanceTimersByTimeAsync(14_900)
      expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits')
      await vi.advanceTimersByTimeAsync(200)
      expect(await answer).toBe('unreached')
    }
  })
})

it('keeps the pages that were shown last, and not more than eight', () => {
  for (let page = 0; page < 12; page++) {
    keepList(`/crewings?page=${page}`, { html: `page ${page}` })
    keepList('/crewings', { html: 'first', top: page })
  }
  expect(keptList('/crewings')).toEqual({ html: 'first', top: 11 })
  const kept = Array.from({ length: 12 }, (_, page) => keptList(`/crewings?page=${page}`)?.html)
  expect(kept.slice(5)).toEqual([5, 6, 7, 8, 9, 10, 11].map((page) => `page ${page}`))
  expect(kept.slice(0, 5)).toEqual(Array(5).fill(undefined))
})
