import { describe, expect, it } from 'vitest'

import { namedIn } from '../../../../src/domain/vocabulary/named-in'

describe('a text with what it names called as in another language', () => {
  it.each([
    ['स्वदेश वापसी', 'hi', 'repatriation'],
    ['遣返', 'zh', 'repatriation'],
    ['horas de descanso', 'es', 'hours of rest'],
  ] as const)('%s', (text, locale, named) => {
    expect(namedIn('en', text, locale)).toBe(named)
  })

  it('leaves what it does not know', () => {
    expect(namedIn('en', 'xyzzy', 'hi')).toBe('xyzzy')
  })
})
