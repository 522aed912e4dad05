import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answerOfStatus, isBrokenLink, isNight, leadsOutside } from '@/domain/addresses/link-answer'

describe('a status', () => {
  it.each([
    [200, 'well'],
    [204, 'well'],
    [304, 'well'],
    [401, 'refused'],
    [403, 'refused'],
    [418, 'refused'],
    [429, 'refused'],
    [999, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('%d says that a link is %s', (status, answer) => {
    expect(answerOfStatus(status)).toBe(answer)
  })
})

describe('a link', () => {
  it('is broken where its site says so, or after two bad nights in a row', () => {
    expect(isBrokenLink('gone', 1)).toBe(true)
    expect(isBrokenLink('unreachable', 1)).toBe(false)
    expect(isBrokenLink('unreachable', 2)).toBe(true)
    for (const answer of ['well', 'moved', 'refused'] as const) {
      expect(isBrokenLink(answer, 9)).toBe(false)
    }
  })

  it('is checked where it leads to another site, and only there', () => {
    const site = 'https://hub.example'
    for (const href of [
      'http://other.example',
      'HTTPS://other.example/x#y',
      `${site}.evil.test/`,
    ]) {
      expect(leadsOutside(href, site)).toBe(true)
    }
    for (const href of [
      site,
      `${site}/x`,
      'https://HUB.example:443/x',
      '/x',
      '//other.example',
      'mailto:a@b.example',
      'ftp://other.example',
      'javascript:alert(1)',
      'https://',
      `https://other.example/${'я'.repeat(1_000)}`,
    ]) {
      expect(leadsOutside(href, site)).toBe(false)
    }
  })

  it('of any spelling is judged without an error', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(typeof leadsOutside(`https://${rest}`, 'https://hub.example')).toBe('boolean')
      }),
    )
  })
})

describe('the night', () => {
  it.each([
    ['00:00', true],
    ['04:59', true],
    ['05:00', false],
    ['23:59', false],
  ])('at %s UTC: %s', (time, is) => {
    expect(isNight(new Date(`2026-11-26T${time}:00Z`))).toBe(is)
  })
})
