import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { LastRuns } from '@/cms/services/jobs/last-runs'
import type { Runner, Turn } from '@/cms/services/jobs/runner'
import { startRunners } from '@/cms/services/jobs/start-runners'
import { sql } from '@/cms/database/sql'
import { siteProcess } from '@/domain/process/site-process'

/** What the database answers to the question of what is due; nothing is asked of it besides. */
const asked = vi.fn<() => Promise<{ rows: Record<string, boolean>[] }>>()
const payload = { db: { drizzle: { execute: asked } } } as unknown as Payload // the one thing that is asked
const open = () => Promise.resolve(payload)
const lastRuns: LastRuns = { note: () => undefined, write: () => Promise.resolve() }

const work: Omit<Runner, 'run'> = {
  name: 'feeds',
  interval: 1000,
  time: 60_000,
  failure: 'It could not be done',
}
const start = (...runners: Runner[]) => startRunners(open, runners, { lastRuns })

/** A run that is over when its test says so. */
function held() {
  const ends: (() => void)[] = []
  return {
    ends,
    run: vi.fn((_: Payload, turn: Turn) => {
      turn.mayBegin()
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  }
}

const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers()
  logged.mockReset().mockReturnValue(undefined)
  asked.mockReset().mockResolvedValue({ rows: [{}] })
})
afterEach(() => vi.useRealTimers())

describe('a runner', () => {
  it('runs at once, and an interval after each end, never two at a time', async () => {
    const { ends, run } = held()
    const { end } = start({ ...work, run })
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    ends[1]?.()
    await end()
  })

  it('goes on at once where there is more to do, and waits before the first run where told to', async () => {
    const run = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    run.mockResolvedValueOnce(true).mockResolvedValueOnce(true)
    const { end } = start({ ...work, run, delay: 300 })
    await vi.advanceTimersByTimeAsync(299)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(3)
    await end()
  })

  it('says an outage once, also one of opening, and says the next one again', async () => {
    const fault = new Error('away')
    const opening = vi.fn(open).mockRejectedValueOnce(fault).mockRejectedValueOnce(fault)
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    const runner = { ...work, run, intervalAfterFailure: 10 }
    const { end } = startRunners(opening, [runner], { lastRuns })
    await vi.advanceTimersByTimeAsync(20)
    expect(opening).toHaveBeenCalledTimes(3)
    expect(logged.mock.calls).toEqual([['It could not be done:', fault]])
    run.mockRejectedValueOnce(fault)
    await vi.advanceTimersByTimeAsync(1000)
    expect(logged).toHaveBeenCalledTimes(2)
    await end()
  })

  it('that may fail now and then says so only where it fails so often in a row', async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('busy'))
    const { end } = start({ ...work, run, outage: 3 })
    await vi.advanceTimersByTimeAsync(1000)
    expect([run.mock.calls.length, logged.mock.calls.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(2000)
    expect([run.mock.calls.length, logged.mock.calls.length]).toEqual([4, 1])
    await end()
  })

  it('that is not of this site does not run', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    const { wake, end } = start({ ...work, run, isOn: false })
    wake('feeds')
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).not.toHaveBeenCalled()
    await end()
  })

  it('is counted with how long it took, and how it ended', async () => {
    const measure = vi.fn()
    siteProcess().measure = measure
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    run.mockRejectedValueOnce(new Error('away'))
    const { end } = start({ ...work, run })
    await vi.advanceTimersByTimeAsync(1000)
    delete siteProcess().measure
    const seconds = expect.any(Number) as number
    expect(measure.mock.calls).toEqual([
      [{ name: 'background run', runner: 'feeds', seconds, isWell: false }],
      [{ name: 'background run', runner: 'feeds', seconds, isWell: true }],
    ])
    await end()
  })
})

describe('the bounds of a run', () => {
  it('are its batch: what is left is done by the next, at once', async () => {
    let left = 5
    const run = vi.fn((_: Payload, turn: Turn) => {
      while (left > 0 && turn.mayBegin()) left -= 1
      return Promise.resolve()
    })
    const { end } = start({ ...work, run, batch: 2 })
    await vi.advanceTimersByTimeAsync(10)
    expect([run.mock.calls.length, left]).toEqual([3, 0])
    await end()
  })

  it('are its time: no piece begins after it, and after twice as much it is broken off and said', async () => {
    const begun: boolean[] = []
    const run = vi.fn(
      (_: Payload, turn: Turn) =>
        new Promise<void>((_resolve, reject) => {
          begun.push(turn.mayBegin())
          setTimeout(() => begun.push(turn.mayBegin()), 101)
          turn.signal.addEventListener('abort', () => reject(new Error('broken off')))
        }),
    )
    const { end } = start({ ...work, run, time: 100 })
    await vi.advanceTimersByTimeAsync(199)
    expect([begun, logged.mock.calls.length]).toEqual([[true, false], 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(logged.mock.calls).toEqual([
      [
        'It could not be done:',
        expect.objectContaining({ message: expect.stringContaining('0.2 s') as string }),
      ],
    ])
    await end()
  })

  it('are its places: one that finds work lets another begin beside it, and no more', async () => {
    const { ends, run } = held()
    run.mockImplementation((_, turn) => {
      turn.tellOthers()
      return new Promise<void>((resolve) => ends.push(resolve))
    })
    const { wake, end } = start({ ...work, run, places: 3 })
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(3)
    wake('feeds')
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(3)
    for (const finish of ends) finish()
    const ended = end()
    for (const finish of ends) finish()
    await ended
  })

  it('are the places of the process: what comes first in the list runs first, the rest when one is free', async () => {
    const [first, second, third] = [held(), held(), held()]
    const { end } = startRunners(
      open,
      [
        { ...work, name: 'schedules', run: first.run },
        { ...work, name: 'mail', run: second.run },
        { ...work, name: 'feeds', run: third.run },
      ],
      { places: 2, lastRuns },
    )
    await vi.advanceTimersByTimeAsync(5000)
    expect([first, second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0])
    second.ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(third.run).toHaveBeenCalledTimes(1)
    const ended = end()
    for (const { ends } of [first, third]) for (const finish of ends) finish()
    await ended
  })

  it('are as many as there are without a warning of Node, and a stop reaches each', async () => {
    const warned: string[] = []
    const note = ({ name }: Error) => warned.push(name)
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))
    const run = vi.fn(
      (_: Payload, { signal }: Turn) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve())
        }),
    )
    const { end } = start(...Array.from({ length: 12 }, () => ({ ...work, run })))
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(12)
    await end()
    expect(warned).toEqual([])
  })
})

describe('whether there is work', () => {
  const due = sql`EXISTS (SELECT FROM feeds)`

  it('is asked of all at once, and a runner without any does not run', async () => {
    const runs = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    const { end } = start(
      { ...work, due, run: runs[0] ?? open },
      { ...work, name: 'mail', interval: 1_300, due, run: runs[1] ?? open },
    )
    await vi.advanceTimersByTimeAsync(0)
    // What was left by another process is looked at without a question.
    expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 1])
    asked.mockResolvedValueOnce({ rows: [{ feeds: false, mail: true }] })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 2])
    await end()
  })

  it('is not asked where somebody says so, nor after a failure', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    run.mockRejectedValueOnce(new Error('away'))
    const { wake, end } = start({ ...work, due, run })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(2)
    wake('feeds')
    await vi.advanceTimersByTimeAsync(0)
    expect([run.mock.calls.length, asked.mock.calls.length]).toEqual([3, 0])
    await end()
  })

  it('is looked at again right after a run in which somebody said so', async () => {
    const ends: (() => void)[] = []
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
    const { wake, end } = start({ ...work, due, run })
    await vi.advanceTimersByTimeAsync(0)
    wake('feeds')
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(2)
    ends[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(2)
    await end()
  })

  it('that cannot be asked is said by the runner itself, once', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    const { end } = start({ ...work, due, run })
    await vi.advanceTimersByTimeAsync(0)
    const fault = new Error('away')
    asked.mockRejectedValue(fault)
    run.mockRejectedValue(fault)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(run).toHaveBeenCalledTimes(4)
    expect(logged.mock.calls).toEqual([['It could not be done:', fault]])
    await end()
  })
})

describe('the end', () => {
  it('aborts the run under way, waits for it, and says nothing of what fails by that', async () => {
    const run = vi.fn(
      (_: Payload, { signal }: Turn) =>
        new Promise<void>((_resolve, reject) =>
          signal.addEventListener('abort', () => setTimeout(reject, 50, signal.reason)),
        ),
    )
    const { end } = start({ ...work, run })
    await vi.advanceTimersByTimeAsync(0)
    let isOver = false
    void end().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(49)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isOver).toBe(true)
    expect(run).toHaveBeenCalledTimes(1)
    expect(logged).not.toHaveBeenCalled()
  })

  it('gives the piece under way its time where it has some, and lets no other begin', async () => {
    const turns: Turn[] = []
    const { ends, run } = held()
    run.mockImplementation((_, turn) => {
      turns.push(turn)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
    const { end } = start({ ...work, run, patienceAtStop: 4_000 })
    await vi.advanceTimersByTimeAsync(0)
    const ended = end()
    await vi.advanceTimersByTimeAsync(3_999)
    expect(turns.map((turn) => [turn.mayBegin(), turn.signal.aborted])).toEqual([[false, false]])
    await vi.advanceTimersByTimeAsync(1)
    expect(turns[0]?.signal.aborted).toBe(true)
    ends[0]?.()
    await ended
    expect(run).toHaveBeenCalledTimes(1)
  })
})
