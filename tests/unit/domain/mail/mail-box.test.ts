import { expect, it } from 'vitest'

import { mailBox } from '../../../../src/domain/mail/mail'

it.each([
  ['olena@ship.example', 'olena@ship.example'],
  [' Olena@Ship.Example ', 'olena@ship.example'],
  ['olena+jobs@ship.example', 'olena@ship.example'],
  ['olena.koval@ship.example', 'olena.koval@ship.example'],
  ['Olena.Koval+jobs@GoogleMail.com', 'olenakoval@gmail.com'],
  ['o.l.e.n.a.koval@gmail.com', 'olenakoval@gmail.com'],
  ['"a@b"@ship.example', '"a@b"@ship.example'],
])('%s leads to the box %s', (address, box) => {
  expect(mailBox(address)).toBe(box)
})
