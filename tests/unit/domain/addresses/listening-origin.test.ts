import { describe, expect, it } from 'vitest'

import { listeningOrigin } from '../../../../src/domain/addresses/listening-origin'

describe('where a browser finds a site that nobody has given an address', () => {
  it.each([
    [undefined, 3000, 'http://localhost:3000'],
    ['', 3000, 'http://localhost:3000'],
    ['0.0.0.0', 3000, 'http://localhost:3000'],
    ['::', 3000, 'http://localhost:3000'],
    ['127.0.0.1', 3000, 'http://localhost:3000'],
    ['localhost', 3000, 'http://localhost:3000'],
    // What a browser says in `Origin` has no port where it is the usual one.
    [undefined, 80, 'http://localhost'],
    ['::1', 3000, 'http://[::1]:3000'],
    ['[::1]', 3000, 'http://[::1]:3000'],
    ['127.0.0.2', 3000, 'http://127.0.0.2:3000'],
    ['192.168.1.5', 3000, 'http://192.168.1.5:3000'],
    ['ship.local', 3000, 'http://ship.local:3000'],
    ['fe80::1%eth0', 3000, 'http://localhost:3000'],
    ['no host', 3000, 'http://localhost:3000'],
  ])('HOST %s, PORT %i: %s', (host, port, origin) => {
    expect(listeningOrigin(host, port)).toBe(origin)
  })
})
