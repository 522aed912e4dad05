import { expect, it } from 'vitest'

import { maskedNumber } from '@/domain/sea-service/masked-number'

it.each([
  ['EA 1234567', '•••567'],
  ['123456', '•••456'],
  // Three of five letters would leave two to guess.
  ['12345', '•••'],
  ['АБ№𝟙𝟚𝟛', '•••𝟙𝟚𝟛'],
])('of the number %s a list shows %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown)
})
