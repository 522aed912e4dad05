import { describe, expect, it } from 'vitest'

import { createAddressLimit } from '../../../src/server/address-limits'

/** A request of this address, as the front server has written it. */
const from = (address: string) =>
  ({ headers: { 'x-forwarded-for': address } }) as unknown as Parameters<
    ReturnType<typeof createAddressLimit>['secondsToWait']
  >[0]

describe('searches that are rendered', () => {
  it('are limited for each address, in IPv6 for each network', async () => {
    const limit = createAddressLimit('searches')
    const ask = async (address: string, times: number) => {
      const answers = []
      for (let n = 0; n < times; n += 1) answers.push(await limit.secondsToWait(from(address)))
      return answers
    }
    const refused = (await ask('198.51.100.7', 200)).filter((seconds) => seconds !== undefined)
    expect(refused).toHaveLength(120)
    for (const seconds of refused) expect(seconds).toBeLessThanOrEqual(10)
    expect(await ask('198.51.100.8', 10)).toEqual(Array(10).fill(undefined))
    let isRefused = false
    for (let n = 0; n < 200; n += 1) {
      const one = from(`2001:db8:1:2::${n.toString(16)}`)
      isRefused ||= (await limit.secondsToWait(one)) !== undefined
    }
    expect(isRefused).toBe(true)
    expect(await ask('2001:db8:1:3::1', 10)).toEqual(Array(10).fill(undefined))
  })
})
