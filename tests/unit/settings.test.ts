import { describe, expect, it } from 'vitest'

import { firstContent, readSettings } from '../../src/settings'

type Given = Record<string, string>

function complaints(given: Given, isToServe = false): string[] {
  const read = readSettings(given, isToServe)
  return 'complaints' in read ? read.complaints : []
}

function settings(given: Given) {
  const read = readSettings(given)
  if ('complaints' in read) throw new Error(read.complaints.join('\n'))
  return read.settings
}

const SECRET = 'sixteen-letters-'
const EXTERNAL = 'postgres://hub:hidden@db.example/hub'

describe('a setting that makes no sense', () => {
  it.each([
    ['PORT', 'three', 'it is a number from 1 to 65535.'],
    ['PORT', '0', 'it is a number from 1 to 65535.'],
    ['PORT', '3000.5', 'it is a number from 1 to 65535.'],
    ['PORT', '65536', 'it is a number from 1 to 65535.'],
    ['SITE_URL', 'mariner-hub', 'it looks like https://www.example.org'],
    ['SITE_URL', 'ftp://site.example', 'it looks like https://www.example.org'],
    ['TRUST_PROXY_HOPS', 'x', 'it is a number of proxies, such as 1.'],
    ...['0', '-1', '65', '2.5', 'abc'].map((value) => [
      'WORKERS',
      value,
      'it is a number of processes from 1 to 64, and one core for each makes sense.',
    ]),
    ['TRUST_PROXY_HOPS', '-1', 'it is a number of proxies, such as 1.'],
    ['TRUST_PROXY_HOPS', '1.5', 'it is a number of proxies, such as 1.'],
    ['TRUST_PROXY_HOPS', '100', 'it is a number of proxies, such as 1.'],
    ['SEED', 'all', 'it may be "demo", "content" or "none".'],
    ['DEFAULT_LOCALE', 'xx', 'it is one of en, uk, ru, fr, ar, es, de, ph, hi, pt, id, zh.'],
    ['SOURCE_LOCALE', 'EN', 'it is one of en, uk, ru, fr, ar, es, de, ph, hi, pt, id, zh.'],
    ['CAT_IMAGE_URL', 'file:///etc/passwd', 'it looks like https://cats.example.org/random'],
    ['IMAGE_CDN', 'same-origin', 'it looks like https://img.example.org'],
    ['IMAGE_CACHE_MB', '0', 'it is a number of mebibytes, such as 256.'],
    ['IMAGE_CACHE_MB', '1000000', 'it is a number of mebibytes, such as 256.'],
    [
      'UPSTREAM_API_URL',
      'https://api.example/?a',
      'it looks like https://api.example.org, without',
    ],
    ['PAYMENT_PROVIDER', 'a b', 'it is a name such as stripe.'],
    ['MAILING_REFRESH_SECONDS', '0', 'it is a number of seconds, such as 600, and at most a day.'],
    [
      'MAILING_REFRESH_SECONDS',
      '86401',
      'it is a number of seconds, such as 600, and at most a day.',
    ],
    ['CLAMAV_URL', 'clamav:3310', 'it looks like tcp://clamav:3310'],
    ['CLAMAV_URL', 'tcp://clamav', 'it looks like tcp://clamav:3310'],
    ['BACKUP_KEEP', '0', 'it is a number of backups, such as 7.'],
    ['EXTERNAL_LINKS', 'yes', 'it may be "on" or "off".'],
    ['LOG_LEVEL', 'loud', 'it may be trace, debug, info, warn, error, fatal or silent.'],
    ['SLOW_QUERY_MS', '-1', 'it is a number of milliseconds, such as 500, or 0 for none.'],
  ])('is said with what it may be: %s %s', (name, value, sentence) => {
    expect(complaints({ [name]: value })).toEqual([
      expect.stringContaining(`${name} is "${value}": ${sentence}`),
    ])
  })

  it('is said together with all others, each once', () => {
    const all = complaints({
      PORT: '-0.5',
      SEED: 'all',
      ADMIN_PASSWORD: 'abc',
      ANALYTICS_TAG_ID: 'x',
    })
    expect(all.map((sentence) => sentence.split(' ', 1)[0])).toEqual([
      'PORT',
      'SEED',
      'ADMIN_PASSWORD',
      'ANALYTICS_TAG_ID',
      'ADMIN_PASSWORD',
      'ANALYTICS_TAG_URL',
    ])
  })

  it('is not repeated where it may be a secret', () => {
    const all = complaints({
      ADMIN_EMAIL: 'ada@site.example',
      ADMIN_PASSWORD: 'hush',
      DATABASE_URL: 'mysql://hub:hush@db.example/hub',
      PAYLOAD_SECRET: 'hush',
      SCAN_KEYS: 'a:hush',
      METRICS_TOKEN: 'hush',
    })
    expect(all).toEqual([
      'DATABASE_URL is not an address of a Postgres database: it looks like postgres://user:password@host:5432/name',
      'PAYLOAD_SECRET is too short: use at least 16 characters.',
      expect.stringMatching(/^SCAN_KEYS is not a list of keys: .*/),
      expect.stringMatching(/^ADMIN_PASSWORD is too short: /),
      'METRICS_TOKEN is too short: use at least 16 characters (openssl rand -hex 32 makes one).',
    ])
  })
})

describe('what belongs together', () => {
  const TAG = { ANALYTICS_TAG_URL: 'https://tags.example/js', ANALYTICS_TAG_ID: 'G-TEST123' }

  it('is complained about where a part is missing', () => {
    expect(complaints({ ADMIN_PASSWORD: 'twelve-chars' })).toEqual([
      'ADMIN_PASSWORD is set without ADMIN_EMAIL: set both or neither.',
    ])
    expect(complaints({ DATABASE_URL: EXTERNAL }, true)).toEqual([
      expect.stringMatching(/^PAYLOAD_SECRET is missing: with DATABASE_URL set it must be set too/),
    ])
    expect(complaints({ ...TAG, ANALYTICS_TAG_ID: '' })).toEqual([
      'ANALYTICS_TAG_ID is missing: address and ID of a tag belong together.',
    ])
    expect(complaints({ ...TAG, ANALYTICS_TAG_URL: '' })).toEqual([
      'ANALYTICS_TAG_URL is missing: address and ID of a tag belong together.',
    ])
  })

  it('may be set together, or not at all', () => {
    // No session is signed by a build, or by `npm run staff:recover`.
    expect(complaints({ DATABASE_URL: EXTERNAL })).toEqual([])
    expect(settings(TAG)).toMatchObject(TAG)
    expect(settings({ DATABASE_URL: EXTERNAL, PAYLOAD_SECRET: SECRET })).toMatchObject({
      DATABASE_URL: EXTERNAL,
    })
    expect(settings({ ADMIN_EMAIL: 'ada@site.example' })).toMatchObject({
      ADMIN_EMAIL: 'ada@site.example',
    })
  })

  it('is an address of a tag over https, or on this machine', () => {
    const [complaint] = complaints({ ...TAG, ANALYTICS_TAG_URL: 'http://tags.example/js' })
    expect(complaint).toBe(
      'ANALYTICS_TAG_URL is "http://tags.example/js": it looks like https://www.googletagmanager.com/gtag/js',
    )
  })
})

describe('settings of mail', () => {
  const SMTP_URL = 'smtps://site:s3cret@smtp.example.org:465'
  const MAIL_FROM = 'Mariner Hub <noreply@site.example>'

  it('go together', () => {
    expect(settings({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM })
    expect(complaints({ SMTP_URL })).toEqual([expect.stringMatching(/^MAIL_FROM is missing: /)])
    expect(complaints({ MAIL_FROM })).toEqual([expect.stringMatching(/^SMTP_URL is missing: /)])
  })

  it('are an address of a mail server, which is never shown, and one of a sender', () => {
    for (const wrong of ['https://u:s3cret@mail.example', 'smtp.example.org s3cret', 'smtp://']) {
      const [complaint] = complaints({ SMTP_URL: wrong, MAIL_FROM })
      expect(complaint).toMatch(/^SMTP_URL is not an address of a mail server/)
      expect(complaint).not.toContain('s3cret')
    }
    for (const wrong of ['Mariner Hub', 'a@b, c@d', 'Hub <noreply>', 'Hub <a@b> <c@d>']) {
      expect(complaints({ SMTP_URL, MAIL_FROM: wrong })).toEqual([
        `MAIL_FROM is "${wrong}": it looks like Mariner Hub <noreply@example.org>, or only the address.`,
      ])
    }
  })
})

describe('an S3 for backups', () => {
  it('is a bucket at an address, and what is wrong with it gives no secret away', () => {
    const good = 'https://key:s3cret@s3.example/bucket/folder?region=eu-1'
    expect(settings({ BACKUP_S3_URL: good })).toMatchObject({ BACKUP_S3_URL: good })
    for (const wrong of [
      's3://key:s3cret@bucket',
      'https://key:s3cret@s3.example',
      'bucket',
      'https://key:s3cret@s3.example/?bucket',
    ]) {
      expect(complaints({ BACKUP_S3_URL: wrong })).toEqual([
        expect.stringMatching(/^BACKUP_S3_URL is not an address of a bucket: /),
      ])
      expect(complaints({ BACKUP_S3_URL: wrong }).join()).not.toContain('s3cret')
    }
  })
})

describe('a setting that is not set', () => {
  it('has its default, and so has one that is set to nothing', () => {
    const defaults = {
      PORT: 3000,
      WORKERS: 1,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      DEFAULT_LOCALE: 'en',
      SOURCE_LOCALE: 'en',
      TRUST_PROXY_HOPS: 0,
      IMAGE_CACHE_MB: 256,
      MAILING_REFRESH_SECONDS: 600,
      BACKUP_KEEP: 7,
      LOG_LEVEL: 'info',
      SLOW_QUERY_MS: 500,
    }
    expect(settings({})).toEqual(defaults)
    const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, '']))
    expect(settings(empty)).toEqual(defaults)
    expect(settings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
    // At localhost nobody would answer.
    expect(settings({ HOST: '192.168.1.5' }).SITE_URL).toBe('http://192.168.1.5:3000')
  })
})

describe('SITE_URL', () => {
  it('is an origin, whatever stands behind it', () => {
    expect(settings({ SITE_URL: 'https://www.site.example/ru?a#b' }).SITE_URL).toBe(
      'https://www.site.example',
    )
  })
})

describe('ADMIN_PASSWORD', () => {
  const of = (ADMIN_PASSWORD: string) =>
    complaints({ ADMIN_EMAIL: 'ada@site.example', ADMIN_PASSWORD })

  it.each(['abc', 'elevenchars', '🚢'.repeat(11)])('is not too short: %s', (password) => {
    expect(of(password)).toEqual([
      'ADMIN_PASSWORD is too short: use at least 12 characters, and at most 128.',
    ])
  })

  it('is not too long', () => {
    expect(of('a'.repeat(129))).toEqual([expect.stringContaining('too long')])
  })

  it('is one that may be typed into the panel too', () => {
    expect(of('twelve-chars')).toEqual([])
  })
})

describe('SEED', () => {
  const PUBLIC = 'https://www.site.example'
  const read = (given: Given) => firstContent(settings(given))
  const OUTSIDE = { DATABASE_URL: EXTERNAL, PAYLOAD_SECRET: SECRET }

  it('brings examples by itself with the embedded database on localhost alone', () => {
    expect(read({})).toEqual({ seed: true, examples: true })
    expect(read({ SITE_URL: PUBLIC })).toEqual({ seed: true, examples: false })
    expect(read(OUTSIDE)).toEqual({ seed: true, examples: false })
  })

  it('brings them where it is asked to, but never to a public site', () => {
    expect(read({ SEED: 'demo', ...OUTSIDE })).toEqual({ seed: true, examples: true })
    expect(read({ SEED: 'demo', SITE_URL: PUBLIC })).toEqual({ seed: true, examples: false })
  })

  it('leaves them out, and the first content too', () => {
    expect(read({ SEED: 'content' })).toEqual({ seed: true, examples: false })
    expect(read({ SEED: 'none' })).toEqual({ seed: false, examples: false })
  })
})
