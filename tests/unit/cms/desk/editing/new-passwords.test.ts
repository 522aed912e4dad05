import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { isJudgedAtOnce, otherVerdicts } from '../../../../../src/cms/desk/editing/new-passwords'

const OWN = { required: 'This field is required.', doNotMatch: 'Passwords do not match.' }
const COMMON = 'This password is among the most common ones.'

const form = (
  password: Partial<FormState[string]>,
  repeated: Partial<FormState[string]> = { value: password.value, valid: true },
): FormState => ({ password, 'confirm-password': repeated })

describe('a new password', () => {
  it('that is there twice is right, whatever was said while it was not', () => {
    const fields = form(
      { value: 'harbour', valid: false, errorMessage: OWN.required },
      { value: 'harbour', valid: false, errorMessage: OWN.doNotMatch },
    )
    expect(otherVerdicts(fields, OWN)).toEqual([
      { path: 'password', valid: true, errorMessage: '' },
      { path: 'confirm-password', valid: true, errorMessage: '' },
    ])
  })

  it('that is repeated otherwise is wrong', () => {
    const fields = form({ value: 'harbour', valid: true }, { value: 'harbuor', valid: true })
    expect(otherVerdicts(fields, OWN)).toEqual([
      { path: 'confirm-password', valid: false, errorMessage: OWN.doNotMatch },
    ])
  })

  it('that the server refused stays refused, so that its sentence is not corrected without an end', () => {
    const fields = form({ value: 'qwertyuiop123', valid: false, errorMessage: COMMON })
    expect(otherVerdicts(fields, OWN)).toEqual([])
    expect(isJudgedAtOnce('password', COMMON, OWN)).toBe(false)
  })

  it.each([OWN.required, OWN.doNotMatch])('is judged by its letters alone: %s', (sentence) => {
    expect(isJudgedAtOnce('confirm-password', sentence, OWN)).toBe(true)
    expect(isJudgedAtOnce('name', sentence, OWN)).toBe(false)
  })

  it('that is empty, or that Payload has looked at, is judged by Payload', () => {
    const validate = () => true as const
    expect(otherVerdicts(form({ value: '', valid: false }), OWN)).toEqual([])
    expect(
      otherVerdicts(
        form({ value: 'harbour', valid: false, validate, errorMessage: OWN.required }),
        OWN,
      ),
    ).toEqual([])
  })
})
