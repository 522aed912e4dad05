import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createHealthChecks } from '../../../src/server/health-checks'
import type { MissingPage } from '../../../src/server/own-pages'
import { createPageReadiness } from '../../../src/server/page-readiness'

/** How often the site asks for its own pages, how long anybody waits for that, and what it means for /readyz. */

const BROKEN: MissingPage = { path: '/', why: 'answered 500', isUnsure: false }
const LATE: MissingPage = { path: '/', why: 'gave no answer in time', isUnsure: true }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Readiness of pages of which a test says what becomes of each question. */
function asked() {
  const questions: ((missing: MissingPage[]) => void)[] = []
  const signals: AbortSignal[] = []
  const changes: number[] = []
  const pages = createPageReadiness({
    ask: (signal) => {
      signals.push(signal)
      return new Promise((resolve) => questions.push(resolve))
    },
    onChange: (missing) => changes.push(missing.length),
    now: () => Date.now(),
  })
  const learn = async (...missing: MissingPage[]) => {
    const answer = pages.missing()
    questions.at(-1)?.(missing)
    return answer
  }
  return { pages, questions, signals, changes, learn }
}

test('checks at the same time, or soon after, share one question', async () => {
  const { pages, questions, learn } = asked()
  const all = Promise.all([pages.missing(), pages.missing(), pages.missing()])
  expect(await learn()).toEqual([])
  expect(await all).toEqual([[], [], []])
  vi.advanceTimersByTime(4_999)
  expect(await pages.missing()).toEqual([])
  expect(questions).toHaveLength(1)
  vi.advanceTimersByTime(1)
  void pages.missing()
  expect(questions).toHaveLength(2)
})

test('nobody waits longer than they have patience, and there is never a second question', async () => {
  const { pages, questions, learn } = asked()
  // Nothing is known yet, so it is not ready.
  const first = pages.missing(10)
  expect(await first).toMatchObject([{ path: '/', why: 'has not answered yet' }])
  expect(await learn()).toEqual([])
  vi.advanceTimersByTime(5_000)
  const later = pages.missing(10)
  // What came before counts until it is known to be otherwise.
  expect(await later).toEqual([])
  expect(questions).toHaveLength(2)
})

test('a page that fails counts at once, and is asked for again a second later', async () => {
  const { pages, questions, changes, learn } = asked()
  await learn()
  vi.advanceTimersByTime(5_000)
  expect(await learn(BROKEN)).toEqual([BROKEN])
  expect(pages.isMissing()).toBe(true)
  vi.advanceTimersByTime(999)
  expect(await pages.missing()).toEqual([BROKEN])
  expect(questions).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(await learn(BROKEN)).toEqual([BROKEN])
  vi.advanceTimersByTime(1_000)
  expect(await learn()).toEqual([])
  // Said once when it begins, and once when it ends.
  expect(changes).toEqual([1, 0])
})

test('a page that is late counts once none has come for half a minute', async () => {
  const { learn } = asked()
  await learn()
  for (let seconds = 5; seconds < 30; seconds += 5) {
    vi.advanceTimersByTime(5_000)
    expect(await learn(LATE), `${seconds} s`).toEqual([])
  }
  vi.advanceTimersByTime(5_000)
  expect(await learn(LATE)).toEqual([LATE])
  // Late is no sign that what failed is well again.
  vi.advanceTimersByTime(1_000)
  expect(await learn()).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect(await learn(BROKEN)).toEqual([BROKEN])
  vi.advanceTimersByTime(1_000)
  expect(await learn(LATE)).toEqual([BROKEN])
})

test('a site that has just begun is not ready while its pages are late, and says nothing of it', async () => {
  const { pages, changes, learn } = asked()
  vi.advanceTimersByTime(5_000)
  expect(await learn(LATE)).toMatchObject([{ why: 'has not answered yet' }])
  expect([pages.isMissing(), changes]).toEqual([false, []])
  vi.advanceTimersByTime(25_000)
  expect(await learn(LATE)).toEqual([LATE])
  expect([pages.isMissing(), changes]).toEqual([true, [1]])
})

test('at a stop the question ends, and says nothing any more', async () => {
  const { pages, questions, signals, changes, learn } = asked()
  await learn()
  vi.advanceTimersByTime(5_000)
  const answer = pages.missing()
  pages.close()
  expect(signals.at(-1)?.aborted).toBe(true)
  questions.at(-1)?.([BROKEN])
  expect(await answer).toEqual([])
  expect(await pages.missing()).toEqual([])
  expect([questions.length, changes]).toEqual([2, []])
})

test('while the database is away no page is asked for', async () => {
  const { pages, questions } = asked()
  const checks = createHealthChecks({ database: { isReady: () => Promise.resolve(false) }, pages })
  expect(await checks.obstacles()).toEqual(['The database does not answer.'])
  expect(questions).toEqual([])
})

test('the start is told which pages do not come, and why', async () => {
  const pages = { missing: () => Promise.resolve([BROKEN, { ...LATE, path: '/uk/consent' }]) }
  const checks = createHealthChecks({ database: { isReady: () => Promise.resolve(true) }, pages })
  expect(await checks.obstacles()).toEqual([
    '/ answered 500.',
    '/uk/consent gave no answer in time.',
  ])
})
