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

describe('SEED', () => {
  const PUBLIC = 'https://www.site.example'
  const EXTERNAL = 'postgres://hub@db.example/hub'
  const read = (env: Record<string, string>) => {
    const { seed, examples } = readSettings({ NODE_ENV: 'test', ...env })
    return { seed, examples }
  }

  it('brings examples by itself with the embedded database on localhost alone', () => {
    expect(read({})).toEqual({ seed: true, examples: true })
    expect(read({ SITE_URL: PUBLIC })).toEqual({ seed: true, examples: false })
    expect(read({ DATABASE_URL: EXTERNAL })).toEqual({ seed: true, examples: false })
  })

  it('brings them where it is asked to, but never to a public site', () => {
    expect(read({ SEED: 'demo', DATABASE_URL: EXTERNAL })).toEqual({ seed: true, examples: true })
    expect(read({ SEED: 'demo', SITE_URL: PUBLIC })).toEqual({ seed: true, examples: false })
  })

  it('leaves them out, and the first content too', () => {
    expect(read({ SEED: 'content' })).toEqual({ seed: true, examples: false })
    expect(read({ SEED: 'none' })).toEqual({ seed: false, examples: false })
  })
})
