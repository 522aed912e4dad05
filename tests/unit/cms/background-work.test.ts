import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startBackgroundWork } from '@/cms/services/background-work'

const payload = {} as Payload
const open = () => Promise.resolve(payload)
const work = { open, interval: 1000, failure: 'It could not be done' }

describe('background work', () => {
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => {
    vi.useFakeTimers()
    logged.mockReset().mockReturnValue(undefined)
  })
  afterEach(() => vi.useRealTimers())

  it('runs at once, and an interval after each end, never two at a time', async () => {
    const ends: (() => void)[] = []
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
    const stop = startBackgroundWork({ ...work, run })
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    ends[1]?.()
    await stop()
  })

  it('goes on at once where there is more to do, and waits before the first run where told to', async () => {
    const run = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    run.mockResolvedValueOnce(true).mockResolvedValueOnce(true)
    const stop = startBackgroundWork({ ...work, run, delay: 300 })
    await vi.advanceTimersByTimeAsync(299)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(3)
    await stop()
  })

  it('runs at once where it is woken, also where that was while it ran, and not after its end', async () => {
    let wake = () => {}
    const ends: (() => void)[] = []
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
    const stop = startBackgroundWork({ ...work, run, wakenBy: (given) => (wake = given) })
    await vi.advanceTimersByTimeAsync(0)
    wake()
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    ends[1]?.()
    await vi.advanceTimersByTimeAsync(500)
    expect(run).toHaveBeenCalledTimes(2)
    wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(3)
    ends[2]?.()
    await stop()
    wake()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('says an outage once, also one of opening, and says the next one again', async () => {
    const fault = new Error('away')
    const opening = vi.fn(open).mockRejectedValueOnce(fault).mockRejectedValueOnce(fault)
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    const stop = startBackgroundWork({ ...work, open: opening, run, intervalAfterFailure: 10 })
    await vi.advanceTimersByTimeAsync(20)
    expect(opening).toHaveBeenCalledTimes(3)
    expect(logged.mock.calls).toEqual([['It could not be done:', fault]])
    run.mockRejectedValueOnce(fault)
    await vi.advanceTimersByTimeAsync(1000)
    expect(logged).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('aborts the run under way at its end, waits for it, and says nothing of what fails by that', async () => {
    const run = vi.fn(
      (_: Payload, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) =>
          signal.addEventListener('abort', () => setTimeout(reject, 50, signal.reason)),
        ),
    )
    const stop = startBackgroundWork({ ...work, run })
    await vi.advanceTimersByTimeAsync(0)
    let isOver = false
    void stop().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(49)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isOver).toBe(true)
    expect(run).toHaveBeenCalledTimes(1)
    expect(logged).not.toHaveBeenCalled()
  })
})
