import { describe, expect, it } from 'vitest'

import { keepTogether } from '../../../../src/domain/texts/keep-together'

describe('what is on one line', () => {
  it.each([
    ['STCW, Section A-VIII/1', 'STCW, Section A-~VIII/1'],
    ['القسم A-VIII/1', 'القسم A-~VIII/1'],
    ['Appendix A2-I', 'Appendix A2-~I'],
    ['08:00–18:00 (UK)', '08:00–~18:00 (UK)'],
    ['06:00–12:00, 13:00–18:00', '06:00–~12:00, 13:00–~18:00'],
    ['ई-मेल और Wi-Fi', 'ई-मेल और Wi-~Fi'],
  ])('is a reference or a range: %s', (text, shown) => {
    expect(keepTogether(text)).toBe(shown.replaceAll('~', '\u2060'))
  })

  it.each(['re-join', 'Port-of-call', '+44 20 7323 2737', '2026-11-30', 'C-1/D', 'a – b'])(
    'is nothing else: %s',
    (text) => {
      expect(keepTogether(text)).toBe(text)
    },
  )
})
