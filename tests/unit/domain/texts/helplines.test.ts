import { describe, expect, it } from 'vitest'

import { helplineHref } from '../../../../src/domain/texts/helplines'

const at = (kind: Parameters<typeof helplineHref>[0]['kind'], value: string, isNational = false) =>
  helplineHref({ kind, value, isNational })

describe('where a press on a helpline leads', () => {
  it.each([
    ['phone', '+44 20 7323 2737', false, 'tel:+442073232737'],
    ['phone', '14416', true, 'tel:14416'],
    ['phone', '116 123', true, 'tel:116123'],
    ['phone', '0800 1110111', true, 'tel:08001110111'],
    ['whatsapp', '+44 7523 515097', false, 'https://wa.me/447523515097'],
    ['email', 'help@seafarerhelp.org', false, 'mailto:help@seafarerhelp.org'],
    ['page', 'https://findahelpline.com', false, 'https://findahelpline.com'],
  ] as const)('%s %s', (kind, value, isNational, href) => {
    expect(at(kind, value, isNational)).toBe(href)
  })

  it('is nowhere for a number that only one country understands, where others may call', () => {
    expect(at('phone', '14416')).toBeUndefined()
    expect(at('whatsapp', '0811-8080-141', true)).toBeUndefined()
  })

  it.each([
    ['email', 'a@b.example?subject=x'],
    ['email', 'nobody'],
    ['page', 'http://plain.example'],
    ['page', 'javascript:alert(1)'],
    ['phone', 'call me'],
  ] as const)('is nowhere for %s %s', (kind, value) => {
    expect(at(kind, value, true)).toBeUndefined()
  })
})
