import { describe, expect, it } from 'vitest'

import { networkOf } from '../../../../src/domain/addresses/network-of'

describe('requests', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8::1:2', '2001:db8:0:0'],
    ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::ffff:0:1', '0:0:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
  ])('of %s count for %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
