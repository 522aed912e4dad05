import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MESSENGERS, messengerLink } from '@/domain/mail/messenger-link'

const anyKind = fc.constantFrom(...(Object.keys(MESSENGERS) as (keyof typeof MESSENGERS)[]))

describe('a link to a messenger', () => {
  it.each([
    ['whatsapp', '+380 (44) 000-00-00', 'https://wa.me/380440000000'],
    ['signal', '+48 600 000 000', 'https://signal.me/#p/+48600000000'],
    ['telegram', '@north_crew', 'https://t.me/north_crew'],
    ['telegram', '+48 600 000 000', 'https://t.me/+48600000000'],
    ['line', 'north.crew', 'https://line.me/ti/p/~north.crew'],
    ['messenger', 'northcrew', 'https://m.me/northcrew'],
    ['whatsapp', 'north', undefined],
    ['viber', '+48 600 000 000', undefined],
    ['wechat', 'northcrew', undefined],
  ] as const)('of %s for %s is %s', (kind, handle, link) => {
    expect(messengerLink(kind, handle)).toBe(link)
  })

  it('leads to the messenger alone, whatever the handle', () => {
    const hosts = new Set(['wa.me', 'signal.me', 't.me', 'line.me', 'm.me'])
    fc.assert(
      fc.property(anyKind, fc.string(), (kind, handle) => {
        const link = messengerLink(kind, handle)
        if (link === undefined) return
        const { protocol, hostname, search } = new URL(link)
        expect(protocol).toBe('https:')
        expect(hosts).toContain(hostname)
        expect(search).toBe('')
      }),
    )
  })
})
