import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readFeedAddress, readFeedHost } from '@/domain/imports/feed-address'

const problemOf = (written: string) => {
  const read = readFeedAddress(written)
  return 'problem' in read ? read.problem : read.url.href
}

describe('the address of a feed', () => {
  it('is one of https at a named host', () => {
    expect(problemOf(' https://Jobs.Example.org/a.csv?key=1#top ')).toBe(
      'https://jobs.example.org/a.csv?key=1',
    )
    expect(problemOf('https://jobs.example.org.:8443/a')).toBe('https://jobs.example.org:8443/a')
    expect(problemOf('https://münchen.example/a')).toBe('https://xn--mnchen-3ya.example/a')
  })

  it.each([
    ['jobs.example.org/a.csv', 'unreadable'],
    ['', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://jobs', 'unreadable'],
    ['https://a_b.example.org/', 'unreadable'],
    [`https://jobs.example.org/${'a'.repeat(2_000)}`, 'unreadable'],
    ['http://jobs.example.org/a.csv', 'notHttps'],
    ['ftp://jobs.example.org/a.csv', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['javascript:alert(1)', 'notHttps'],
    ['https://user@jobs.example.org/', 'credentials'],
    ['https://user:word@jobs.example.org/', 'credentials'],
    ['https://:word@jobs.example.org/', 'credentials'],
    ['https://localhost/a', 'local'],
    ['https://a.localhost./a', 'local'],
    ['https://printer.local/a', 'local'],
    ['https://metadata.google.internal/a', 'local'],
  ])('is not %s', (written, problem) => {
    expect(problemOf(written)).toBe(problem)
  })

  it('is no number, however it is written', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const ways: ((parts: [number, number, number, number]) => string)[] = [
      (parts) => parts.join('.'),
      (parts) => parts.map((part) => `0x${part.toString(16)}`).join('.'),
      (parts) => parts.map((part) => `0${part.toString(8)}`).join('.'),
      ([a, b, c, d]) => String(((a * 256 + b) * 256 + c) * 256 + d),
      ([a, b, c, d]) => `0x${(((a * 256 + b) * 256 + c) * 256 + d).toString(16)}`,
      ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
      ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
      (parts) => `${parts.join('.')}.`,
      (parts) => parts.map((part) => encodeURIComponent(String(part))).join('%2e'),
      (parts) => parts.join('。'),
      (parts) => `[::ffff:${parts.join('.')}]`,
      (parts) => `[64:ff9b::${parts.join('.')}]`,
      (parts) => `[::${parts.join('.')}]`,
    ]
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), fc.constantFrom(...ways), (parts, way) => {
        expect(problemOf(`https://${way(parts)}/feed`)).toBe('numeric')
      }),
    )
  })
})

describe('a host of the list', () => {
  it('is written as it is compared', () => {
    expect(readFeedHost('Jobs.Example.org')).toBe('jobs.example.org')
    expect(readFeedHost('jobs.example.org:443')).toBe('jobs.example.org')
    expect(readFeedHost('jobs.example.org.:8443')).toBe('jobs.example.org:8443')
  })

  it.each([
    '',
    '*.example.org',
    'https://jobs.example.org',
    'jobs.example.org/a',
    'a@jobs.example.org',
    '127.0.0.1',
    'localhost',
    'jobs.example.org?x',
    'jobs.example.org\\a',
  ])('is not "%s"', (written) => {
    expect(readFeedHost(written)).toBeUndefined()
  })
})
