import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { singleFlight } from '@/cms/publications/reading/single-flight'

/** Something that changes, and is slow to answer what it was when the question came to it. */
function slowThing() {
  const thing = { now: 0, asked: 0 }
  const answering: (() => void)[] = []
  const ask = (_: string) => {
    thing.asked += 1
    const { now } = thing
    return new Promise<number>((resolve) => answering.push(() => resolve(now)))
  }
  /** Answers everybody whose question has come so far. */
  const answerAll = async () => {
    for (const answer of answering.splice(0)) answer()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { thing, ask, answerAll }
}

describe('answers that are shared', () => {
  it('cost a thousand readers two questions', async () => {
    const { thing, ask, answerAll } = slowThing()
    const together = singleFlight(ask, (key) => key)
    const readers = Array.from({ length: 1_000 }, () => together('a'))
    await answerAll()
    await answerAll()
    expect(new Set(await Promise.all(readers))).toEqual(new Set([0]))
    expect(thing.asked).toBe(2)
    void together('b')
    expect(thing.asked).toBe(3)
  })

  it('are never older than the question, in whatever order things happen', async () => {
    const steps = fc.array(fc.constantFrom('ask', 'change', 'answer'), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const { thing, ask, answerAll } = slowThing()
        const together = singleFlight(ask, (key) => key)
        const readers: Promise<{ at: number; got: number }>[] = []
        for (const step of order) {
          if (step === 'change') thing.now += 1
          if (step === 'answer') await answerAll()
          if (step === 'ask') {
            const at = thing.now
            readers.push(together('a').then((got) => ({ at, got })))
          }
        }
        await answerAll()
        await answerAll()
        for (const { at, got } of await Promise.all(readers)) expect(got).toBeGreaterThanOrEqual(at)
      }),
    )
  })

  it('fail for those who asked together, and not for those after them', async () => {
    let isAway = true
    const together = singleFlight(
      async () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('there')),
      () => 'a',
    )
    const both = await Promise.allSettled([together(), together()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isAway = false
    expect(await together()).toBe('there')
  })
})
