import { describe, expect, it } from 'vitest'

import { mayLinkTo } from '../../../../src/domain/mail/sent-link'

describe('a link in a file that was sent', () => {
  it.each([
    'https://example.org/cv?a=b#c',
    'HTTP://example.org',
    'mailto:bosun@example.org',
    'tel:+380440000000',
    'skype:bosun?chat',
    'whatsapp://send?phone=380440000000',
    'www.example.org',
    'linkedin.example/in/bosun',
    'bosun@example.org',
    '#place',
    '',
  ])('may lead to %s', (address) => {
    expect(mayLinkTo(address)).toBe(true)
  })

  it.each([
    'file:///C:/a.exe',
    'FILE://203.0.113.9/a',
    ' java\nscript:alert(1)',
    'j\u200bavascript:alert(1)',
    'data:text/html,a',
    'ms-word:ofe|u|https://example.org',
    'search-ms:query=a',
    'smb://203.0.113.9/a',
    'C:\\a.exe',
    '\\\\203.0.113.9\\a',
    '//203.0.113.9/a',
    '/etc/passwd',
    '../a.exe',
    'a.exe',
    'file%3A///a',
    `https://${'a'.repeat(5_000)}`,
  ])('may not lead to %s', (address) => {
    expect(mayLinkTo(address)).toBe(false)
  })
})
