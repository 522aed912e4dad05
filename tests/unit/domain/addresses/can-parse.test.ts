import { expect, it } from 'vitest'

import { canParse } from '../../../../src/domain/addresses/can-parse'

it('says the same of an address however often it is asked', () => {
  const wrong = new Set<string>()
  for (let times = 0; times < 20_000; times += 1) {
    if (!canParse('https://münchen.example/a')) wrong.add('refused')
    if (!canParse('/größe', 'https://münchen.example/')) wrong.add('refused with a base')
    if (times % 1_000 === 0 && canParse('https://')) wrong.add('accepted')
  }
  expect([...wrong]).toEqual([])
})
