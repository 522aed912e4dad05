import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, it } from 'vitest'

import { encodingFor, isKnown, kindOfAnswer } from '../../../src/server/answer-kind'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*', 'br'],
    ['identity, gzip;q=0.2', 'identity'],
    ['zstd', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%s → %s', (accepted, encoding) => {
    expect(encodingFor(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(
      encoding,
    )
  })
})

describe('the kind of an answer', () => {
  it('is HTML for everybody but Next’s router', async () => {
    expect(await kindOfAnswer({}, '/about')).toBe('html')
  })

  it('is the same wherever the reader comes from, where the address has the digest of its headers', async () => {
    const kinds = new Set<string | undefined>()
    for (const tree of ['one', 'two']) {
      const headers = { rsc: '1', 'next-router-state-tree': tree }
      const digest = await computeCacheBustingSearchParam(undefined, undefined, tree, undefined)
      kinds.add(await kindOfAnswer(headers, `/about?_rsc=${digest}`))
    }
    expect([...kinds]).toEqual(['rsc  '])
  })

  it('differs by segment', async () => {
    const kindOf = async (segment: string) => {
      const digest = await computeCacheBustingSearchParam('1', segment, undefined, undefined)
      const headers = {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': segment,
      }
      return kindOfAnswer(headers, `/about?_rsc=${digest}`)
    }
    expect(await kindOf('/_tree')).toBe('rsc 1 /_tree')
    expect(await kindOf('/_full')).toBe('rsc 1 /_full')
  })

  it('is unknown for a segment that is not prefetched: Next answers any with the whole', async () => {
    for (const prefetch of [undefined, '2'] as const) {
      const digest = await computeCacheBustingSearchParam(prefetch, '/n1', undefined, undefined)
      const headers = {
        rsc: '1',
        'next-router-segment-prefetch': '/n1',
        ...(prefetch && { 'next-router-prefetch': prefetch }),
      }
      expect(await kindOfAnswer(headers, `/about?_rsc=${digest}`)).toBeUndefined()
    }
  })

  it('is known by an empty digest, as Next writes it and with its sign', async () => {
    for (const query of ['_rsc', '_rsc=', 'a=1&_rsc&b=2']) {
      expect(await kindOfAnswer({ rsc: '1' }, `/about?${query}`), query).toBe('rsc  ')
    }
    expect(await kindOfAnswer({ rsc: '1' }, '/about?_rscx')).toBeUndefined()
  })

  it('is unknown with another digest: a cache in front would take one for another', async () => {
    expect(await kindOfAnswer({ rsc: '1' }, '/about')).toBeUndefined()
    const headers = { rsc: '1', 'next-router-state-tree': 'one' }
    expect(await kindOfAnswer(headers, '/about?_rsc=abcde')).toBeUndefined()
  })
})

it('a reader knows an answer by its digest, weak or strong, in a list or by a star', () => {
  for (const known of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*']) {
    expect([isKnown(known, '"a"'), isKnown(known, 'W/"a"')], known).toEqual([true, true])
  }
  for (const other of [undefined, '', '"b"', 'a']) expect(isKnown(other, '"a"')).toBe(false)
})
