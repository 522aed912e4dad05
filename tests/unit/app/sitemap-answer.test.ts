import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { answerSitemap } from '../../../src/app/(machine)/sitemap-answer'

const noted = vi.spyOn(console, 'error')
beforeEach(() => void noted.mockImplementation(() => {}))
afterEach(() => noted.mockReset())

/** Pieces of which it is known how many were asked for, and whether the source was told to end. */
function piecesOf(...texts: (string | Error)[]) {
  const seen = { asked: 0, ended: false }
  async function* pieces() {
    try {
      for (const text of texts) {
        seen.asked += 1
        if (text instanceof Error) throw text
        yield text
      }
    } finally {
      seen.ended = true
    }
  }
  return { seen, pieces: pieces() }
}

describe('answerSitemap', () => {
  it('sends the pieces as XML that caches keep for a minute', async () => {
    const answer = await answerSitemap(piecesOf('<a>', 'щ', '</a>').pieces)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      'x-robots-tag': 'noindex',
    })
    expect(await answer.text()).toBe('<a>щ</a>')
  })

  it('asks for a piece only when the one before was read', async () => {
    const { seen, pieces } = piecesOf('1', '2', '3', '4')
    const reader = (await answerSitemap(pieces)).body?.getReader()
    const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
    await settled()
    expect(seen.asked).toBe(1)
    await reader?.read()
    await reader?.read()
    await settled()
    expect(seen.asked).toBe(2)
    await reader?.cancel()
    expect(seen.ended).toBe(true)
  })

  it('says that it is unavailable, and nothing else, where the first piece fails', async () => {
    const answer = await answerSitemap(piecesOf(new Error('password of the database')).pieces)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).not.toContain('password')
    expect(noted).toHaveBeenCalledOnce()
  })

  it('breaks off where a later piece fails: nobody may take it for the whole', async () => {
    const answer = await answerSitemap(piecesOf('<urlset>', new Error('the database went')).pieces)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('the database went')
  })
})
