import { expect, it } from 'vitest'

import { isFromOwnPage } from '@/domain/forms/own-form'

const PUBLIC = 'https://crew.example'

it.each([
  ['an old browser', {}],
  ['a page of the site', { origin: PUBLIC, 'sec-fetch-site': 'same-origin' }],
  [
    'a page of it at an address beside',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  ],
])('a form of the site’s own is taken: %s', (_, headers: Record<string, string>) => {
  expect(isFromOwnPage(new Headers({ host: 'crew.example', ...headers }), PUBLIC)).toBe(true)
})

it.each([
  ['the same host over plain http', { origin: 'http://crew.example' }],
  ['another port', { origin: 'https://crew.example:8443' }],
  ['a host beside it', { origin: 'https://jobs.crew.example' }],
  ['another site', { origin: 'https://evil.example' }],
  ['no origin to speak of', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['the address line', { 'sec-fetch-site': 'none' }],
])('a form from elsewhere is refused: %s', (_, headers: Record<string, string>) => {
  expect(isFromOwnPage(new Headers({ host: 'crew.example', ...headers }), PUBLIC)).toBe(false)
})
