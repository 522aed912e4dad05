import { expect, test } from 'vitest'

import { isLocalSite } from '../../../../src/domain/addresses/local-site'

test('only an address of the machine itself is local', () => {
  for (const url of [
    'http://localhost:3000',
    'https://LOCALHOST',
    'http://mh.localhost:8080',
    'http://127.0.0.1:3000',
    'http://127.1',
    'http://[::1]:3000',
  ]) {
    expect(isLocalSite(url), url).toBe(true)
  }
  for (const url of [
    'https://www.mariner-hub.example',
    'http://localhost.example.org',
    'http://notlocalhost',
    'http://127.0.0.1.example.org',
    'http://192.168.1.5:3000',
    'http://0.0.0.0:3000',
    'https://localhost@example.org',
    'localhost',
    '',
  ]) {
    expect(isLocalSite(url), url).toBe(false)
  }
})
