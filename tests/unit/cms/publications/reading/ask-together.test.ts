import { describe, expect, it } from 'vitest'

import { askTogether } from '../../../../../src/cms/publications/reading/ask-together'

/** Questions that wait until the test answers them. */
function questions() {
  const put: { answer: (text: string) => void; fail: (error: Error) => void }[] = []
  const ask = () =>
    new Promise<string>((resolve, reject) => put.push({ answer: resolve, fail: reject }))
  return { put, ask }
}

const turn = () => new Promise(setImmediate)

describe('askTogether', () => {
  it('puts one question for all who come in one turn, and one for all who come meanwhile', async () => {
    const { put, ask } = questions()
    const together = askTogether(ask, { atOnce: 2, lateMs: 60_000 })
    const first = [together(), together(), together()]
    await turn()
    expect(put).toHaveLength(1)
    const second = [together(), together()]
    await turn()
    expect(put).toHaveLength(1)
    put[0]?.answer('one')
    expect(await Promise.all(first)).toEqual(['one', 'one', 'one'])
    await turn()
    expect(put).toHaveLength(2)
    put[1]?.answer('two')
    expect(await Promise.all(second)).toEqual(['two', 'two'])
  })

  it('gives nobody the answer to a question that was put before theirs', async () => {
    let now = 0
    const together = askTogether(
      async () => {
        const asOf = now
        await turn()
        return asOf
      },
      { atOnce: 2, lateMs: 0 },
    )
    const readers = Array.from({ length: 200 }, async (_, index) => {
      for (let step = 0; step < index % 7; step += 1) await turn()
      const asked = (now += 1)
      expect(await together()).toBeGreaterThanOrEqual(asked)
    })
    await Promise.all(readers)
  })

  it('puts the next one beside a question that is late, and no more at once than it may', async () => {
    const { put, ask } = questions()
    const together = askTogether(ask, { atOnce: 2, lateMs: 5 })
    const silent = together()
    await turn()
    const beside = together()
    await expect.poll(() => put.length).toBe(2)
    const third = together()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(put).toHaveLength(2)
    put[1]?.answer('beside')
    expect(await beside).toBe('beside')
    await expect.poll(() => put.length).toBe(3)
    put[2]?.answer('third')
    expect(await third).toBe('third')
    put[0]?.answer('silent')
    expect(await silent).toBe('silent')
  })

  it('tells a failure to those who waited for it alone', async () => {
    const { put, ask } = questions()
    const together = askTogether(ask, { atOnce: 1, lateMs: 5 })
    const failing = together()
    await turn()
    const after = together()
    put[0]?.fail(new Error('away'))
    await expect(failing).rejects.toThrow('away')
    await expect.poll(() => put.length).toBe(2)
    put[1]?.answer('back')
    expect(await after).toBe('back')
  })
})
