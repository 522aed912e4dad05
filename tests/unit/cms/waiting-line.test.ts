import { describe, expect, it, test } from 'vitest'

import { LineFull, WaitingLine } from '../../../src/cms/database/waiting-line'

test('who comes first enters first; nobody waits longer than the patience, nor behind too many', async () => {
  const line = new WaitingLine({ places: 1, mostWaiting: 2, patienceMs: 50 })
  await line.enter()
  const entered: string[] = []
  const first = line.enter().then(() => entered.push('first'))
  const second = line.enter().then(() => entered.push('second'))
  await expect(line.enter()).rejects.toThrow(LineFull)
  line.leave()
  await first
  expect(entered).toEqual(['first'])
  await expect(second).rejects.toThrow(LineFull)
  // Who gave up takes no place.
  line.leave()
  await line.within(() => Promise.resolve())
  expect(line.length).toBe(0)
})

describe('work in a line', () => {
  const job = () => {
    let finish = () => {}
    const done = new Promise<void>((resolve) => (finish = resolve))
    return { run: () => done, finish }
  }

  it('does a few at once, lets a few wait in order, and sends the rest away', async () => {
    const line = new WaitingLine({ places: 2, mostWaiting: 2, patienceMs: 60_000 })
    const begun: number[] = []
    const jobs = Array.from({ length: 5 }, job)
    const results = jobs.map(({ run }, index) =>
      line.within(() => {
        begun.push(index)
        return run()
      }),
    )
    await expect(results[4]).rejects.toBeInstanceOf(LineFull)
    expect(begun).toEqual([0, 1])
    jobs[1]?.finish()
    await results[1]
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { finish } of jobs) finish()
    await Promise.all(results.slice(0, 4))
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('goes on after a failure, and gives up on whom it kept waiting', async () => {
    const line = new WaitingLine({ places: 1, mostWaiting: 5, patienceMs: 20 })
    await expect(line.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const first = job()
    const running = line.within(first.run)
    await expect(line.within(() => Promise.resolve())).rejects.toBeInstanceOf(LineFull)
    first.finish()
    await running
    expect(await line.within(() => Promise.resolve('next'))).toBe('next')
  })

  it('waits as long and behind as many as its own bounds say', async () => {
    const line = new WaitingLine({ places: 1, mostWaiting: 0, patienceMs: 1 })
    const first = job()
    const running = line.within(first.run)
    const admitted = line.within(() => Promise.resolve('admitted'), {
      mostWaiting: Infinity,
      patienceMs: Infinity,
    })
    await expect(line.within(() => Promise.resolve())).rejects.toBeInstanceOf(LineFull)
    first.finish()
    await running
    expect(await admitted).toBe('admitted')
  })
})
