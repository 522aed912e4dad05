import { describe, expect, it } from 'vitest'

import { licenceState } from '../../../../src/domain/vacancies/licence'

describe('a licence', () => {
  const day = new Date('2026-11-12T12:00:00Z')

  it('counts as checked only where staff have looked it up and it has not run out', () => {
    expect(licenceState({ checkedOn: day, isValid: true })).toBe('checked')
    expect(licenceState({ checkedOn: day, isValid: false })).toBe('expired')
    expect(licenceState({ checkedOn: undefined, isValid: false })).toBe('expired')
    expect(licenceState({ checkedOn: undefined, isValid: true })).toBe('unchecked')
    expect(licenceState({ checkedOn: day, isValid: undefined })).toBe('unchecked')
  })
})
