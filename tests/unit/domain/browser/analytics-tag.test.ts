import { describe, expect, it } from 'vitest'

import { isTagAddress, tagScript } from '../../../../src/domain/browser/analytics-tag'

describe('the address of a tag', () => {
  it.each([
    'https://www.googletagmanager.com/gtag/js',
    'https://tags.site.example/js?x=1',
    'http://localhost:4000/gtag/js',
    'http://127.0.0.1:4000/gtag/js',
    'http://[::1]:4000/gtag/js',
  ])('may be %s', (address) => {
    expect(isTagAddress(address)).toBe(true)
  })

  it.each([
    '',
    'gtag/js',
    '//www.googletagmanager.com/gtag/js',
    'http://www.googletagmanager.com/gtag/js',
    'http://localhost.evil.example/gtag/js',
    'http://127.0.0.1.evil.example/',
    'https://name:password@tags.example/js',
    'http://localhost@evil.example/js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'file:///etc/passwd',
  ])('is not %j', (address) => {
    expect(isTagAddress(address)).toBe(false)
  })

  it('carries the ID, once', () => {
    expect(tagScript('https://tags.example/gtag/js', 'G-1')).toBe(
      'https://tags.example/gtag/js?id=G-1',
    )
    expect(tagScript('https://tags.example/js?l=x&id=G-0', 'G-1')).toBe(
      'https://tags.example/js?l=x&id=G-1',
    )
  })
})
