import fc from 'fast-check'
import { expect, it } from 'vitest'

import { attachment } from '@/domain/forms/download-name'

it.each([
  ['CV.pdf', `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`],
  ['../../etc/passwd', `attachment; filename="_.._etc_passwd"; filename*=UTF-8''_.._etc_passwd`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
  [
    'a"\r\nSet-Cookie: x=1',
    `attachment; filename="a_Set-Cookie_ x=1"; filename*=UTF-8''a_Set-Cookie_%20x%3D1`,
  ],
  // Shown from right to left it would read CV_exe.pdf.
  ['CV_\u202efdp.exe', `attachment; filename="CV_fdp.exe"; filename*=UTF-8''CV_fdp.exe`],
  [
    'Олена.pdf',
    `attachment; filename="_____.pdf"; filename*=UTF-8''%D0%9E%D0%BB%D0%B5%D0%BD%D0%B0.pdf`,
  ],
])('a file called %j is handed out as %s', (name, header) => {
  expect(attachment(name)).toBe(header)
})

it('whatever a file is called, its header is one line of ASCII that ends where it should', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      expect(attachment(name)).toMatch(
        /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+^_`|~.%-]+$/,
      )
    }),
  )
})
