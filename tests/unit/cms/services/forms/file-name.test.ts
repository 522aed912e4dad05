import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tidyFileName } from '../../../../../src/cms/services/forms/file-name'

const PDF = 'application/pdf'

describe('the name of a file', () => {
  it.each([
    ['CV Олена.pdf', 'CV Олена.pdf'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['cv.pdf.exe', 'cv.pdf'],
    ['cv\r\nContent-Type: text/html.pdf', 'html.pdf'],
    ['J. Smith', 'J. Smith.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['nul.pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document.pdf'],
    ['a:b*c?.pdf', 'a-b-c-.pdf'],
  ])('%j becomes %j', (name, tidy) => {
    expect(tidyFileName(name, PDF)).toBe(tidy)
  })

  it('is short, ends as what it is, and has nothing that is not seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const tidy = tidyFileName(name, PDF)
        expect(tidy).toMatch(/[^.]\.pdf$/)
        expect(tidy).not.toMatch(/[\p{C}/\\:*?"<>|]/u)
        expect(Buffer.byteLength(tidy)).toBeLessThanOrEqual(200)
      }),
    )
  })
})
