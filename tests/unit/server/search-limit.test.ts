import { describe, expect, it } from 'vitest'

import { createSearchLimit } from '../../../src/server/search-limit'

/** A request of this address, as the front server has written it. */
const from = (address: string) =>
  ({ headers: { 'x-forwarded-for': address } }) as unknown as Parameters<
    ReturnType<typeof createSearchLimit>['allows']
  >[0]

describe('searches that are rendered', () => {
  it('are limited for each address, in IPv6 for each network', async () => {
    const limit = createSearchLimit()
    const ask = async (address: string, times: number) => {
      const answers = []
      for (let n = 0; n < times; n += 1) answers.push(await limit.allows(from(address)))
      return answers
    }
    expect((await ask('198.51.100.7', 200)).includes(false)).toBe(true)
    expect(await ask('198.51.100.8', 10)).not.toContain(false)
    let isRefused = false
    for (let n = 0; n < 200; n += 1) {
      isRefused ||= !(await limit.allows(from(`2001:db8:1:2::${n.toString(16)}`)))
    }
    expect(isRefused).toBe(true)
    expect(await ask('2001:db8:1:3::1', 10)).not.toContain(false)
  })
})
