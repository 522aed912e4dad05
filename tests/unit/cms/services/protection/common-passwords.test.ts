import { expect, it } from 'vitest'

import { isCommonPassword } from '@/cms/services/protection/common-passwords'

/** Passwords that are tried first, however they were made longer. */

it.each(['password12345', 'Password2026!!', 'iloveyou1234', 'aaaaaaaaaaaaaa'])(
  'refuses %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

it.each(['starboard-lantern-77', 'correct horse battery', 'пароль-на-вахту-19'])(
  'takes %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
