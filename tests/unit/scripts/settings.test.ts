import { describe, expect, it } from 'vitest'

import { readSettings } from '../../../scripts/environment.mjs'

const start = (password: string) => () =>
  readSettings({ NODE_ENV: 'test', ADMIN_EMAIL: 'ada@site.example', ADMIN_PASSWORD: password })

describe('ADMIN_PASSWORD', () => {
  it.each(['abc', 'elevenchars', '🚢'.repeat(11)])('is not too short: %s', (password) => {
    expect(start(password)).toThrow('ADMIN_PASSWORD is too short: use at least 12 characters')
  })

  it('is not too long', () => {
    expect(start('a'.repeat(129))).toThrow('at most 128')
  })

  it('is one that may be typed into the panel too', () => {
    expect(start('twelve-chars')()).toMatchObject({ admin: { password: 'twelve-chars' } })
  })
})
