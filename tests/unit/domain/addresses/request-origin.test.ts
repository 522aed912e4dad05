import { describe, expect, it } from 'vitest'

import { isFromElsewhere } from '../../../../src/domain/addresses/request-origin'

const OWN = 'https://site.example'

describe('a request', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ Origin: OWN }, false],
    [{ Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin' }, false],
    [{ 'Sec-Fetch-Site': 'none' }, false],
    [{ Origin: 'https://evil.example' }, true],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ Origin: 'https://sub.site.example' }, true],
    [{ Origin: 'http://site.example' }, true],
    [{ Origin: 'https://site.example.evil.example' }, true],
    [{ Origin: 'null' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
    [{ 'Sec-Fetch-Site': 'same-site' }, true],
  ])('with %j is from elsewhere: %s', (headers, expected) => {
    expect(isFromElsewhere(new Headers(headers), OWN)).toBe(expected)
  })
})
