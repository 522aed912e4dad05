import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { createRenderQueue } from '../../../src/server/render-queue'
import { createWrites } from '../../../src/server/writes-under-way'

const within = (ms: number) => ({
  deadline: performance.now() + ms,
  signal: new AbortController().signal,
})
const soon = () => within(5_000)

async function turnAt(queue: ReturnType<typeof createRenderQueue>, page: string) {
  const entry = await queue.enter(page, soon())
  if (entry.kind !== 'turn') throw new Error(`${page} was ${entry.kind}`)
  return entry
}

describe('the render queue', () => {
  it('lets a few in at once, the others in the order they came', async () => {
    const queue = createRenderQueue({ atOnce: 2, mostWaiting: 10 })
    const order: string[] = []
    let running = 0
    let most = 0
    const render = async (page: string) => {
      const { leave } = await turnAt(queue, page)
      order.push(page)
      most = Math.max(most, (running += 1))
      await delay(1)
      running -= 1
      leave()
      leave()
    }
    const pages = Array.from({ length: 9 }, (_, index) => `page ${index}`)
    await Promise.all(pages.map(render))
    expect(order).toEqual(pages)
    expect(most).toBe(2)
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })

  it('lets one request of a page in; the others wait for its end', async () => {
    const queue = createRenderQueue({ atOnce: 5, mostWaiting: 100 })
    const { leave } = await turnAt(queue, 'page')
    const others = Array.from({ length: 50 }, () => queue.enter('page', soon()))
    expect(queue.load()).toEqual({ running: 1, waiting: 50 })
    leave()
    expect(new Set((await Promise.all(others)).map(({ kind }) => kind))).toEqual(new Set(['ended']))
    // After a render that kept nothing the next one tries.
    const next = await turnAt(queue, 'page')
    next.leave()
  })

  it('is busy when its places are taken, when the wait is over, and for a client that has gone', async () => {
    const queue = createRenderQueue({ atOnce: 1, mostWaiting: 2 })
    const first = await turnAt(queue, 'a')
    const gone = new AbortController()
    const aborted = queue.enter('b', { ...soon(), signal: gone.signal })
    const late = queue.enter('c', within(20))
    expect(await queue.enter('d', soon())).toEqual({ kind: 'busy' })
    expect(await queue.enter('a', soon())).toEqual({ kind: 'busy' })
    gone.abort()
    expect(await aborted).toEqual({ kind: 'busy' })
    expect(await late).toEqual({ kind: 'busy' })
    expect(queue.load()).toEqual({ running: 1, waiting: 0 })
    // Nobody was refused who had gone.
    expect(queue.refusals()).toBe(3)
    first.leave()
    const after = await turnAt(queue, 'b')
    after.leave()
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })

  it('wakes who waits for a page that gave up before its turn', async () => {
    const queue = createRenderQueue({ atOnce: 1, mostWaiting: 10 })
    const first = await turnAt(queue, 'a')
    const gone = new AbortController()
    const leader = queue.enter('b', { ...soon(), signal: gone.signal })
    const follower = queue.enter('b', soon())
    gone.abort()
    expect((await leader).kind).toBe('busy')
    expect((await follower).kind).toBe('ended')
    first.leave()
  })

  it('lets one in at a time while somebody waits for a write, and the others once it is over', async () => {
    const writes = createWrites()
    const queue = createRenderQueue({ atOnce: 3, mostWaiting: 10 }, writes)
    const early = [await turnAt(queue, 'a'), await turnAt(queue, 'b')]
    let end: () => void = () => undefined
    const write = writes.during(() => new Promise<void>((resolve) => (end = resolve)))
    const waiting = ['c', 'd', 'e', 'f'].map((page) => turnAt(queue, page))
    // Those that were under way go on; nobody follows the first of them.
    early[0]?.leave()
    expect(queue.load()).toEqual({ running: 1, waiting: 4 })
    early[1]?.leave()
    const first = await waiting[0]
    expect(queue.load()).toEqual({ running: 1, waiting: 3 })
    first?.leave()
    await waiting[1]
    expect(queue.load()).toEqual({ running: 1, waiting: 2 })
    end()
    await write
    const others = await Promise.all(waiting.slice(1))
    expect(queue.load()).toEqual({ running: 3, waiting: 0 })
    for (const { leave } of others) leave()
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })

  it('is as it was after a write that failed, and after the last of several', async () => {
    const writes = createWrites()
    const failing = writes.during(() => Promise.reject(new Error('no')))
    const other = writes.during(() => Promise.resolve())
    expect(writes.isAny()).toBe(true)
    await expect(failing).rejects.toThrow('no')
    await other
    expect(writes.isAny()).toBe(false)
  })
})
