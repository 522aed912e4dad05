import { expect, it } from 'vitest'

import { newReference, readReference } from '../../../../src/domain/forms/request-reference'

it('a reference has eight signs that nobody takes for others, and is another one each time', () => {
  const drawn = Array.from({ length: 2_000 }, newReference)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const reference of drawn)
    expect(reference).toMatch(/^MH-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/)
})

it('is read as it was written down', () => {
  expect(readReference(' mh 7k3p 46x9')).toBe('MH-7K3P-46X9')
  expect(readReference('MH-7K3P')).toBeUndefined()
  expect(readReference("MH-7K3P-46X9' OR 1=1")).toBeUndefined()
})
