import { afterEach, expect, it, vi } from 'vitest'

import { progressOf, tellProgress } from '../../../scripts/set-up/preparation-progress.mjs'

/** What an operator reads while the first content is written: what it is, and how far. */

const PENDING = ['20260101_first', '20260102_second']

afterEach(() => void vi.restoreAllMocks())

/** What is shown of what the preparation tells. */
function shownOf(...told: Parameters<typeof tellProgress>): string | undefined {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  tellProgress(...told)
  const [[line] = ['']] = write.mock.calls
  return progressOf(String(line).trim(), PENDING)
}

it('shows what the preparation tells, with its count where it has one', () => {
  expect(shownOf('texts of the first content', { done: 12, total: 780 })).toBe(
    'texts of the first content: 12 of 780',
  )
  vi.restoreAllMocks()
  expect(shownOf('first admin')).toBe('first admin')
})

it('counts migrations by the lines of the CMS', () => {
  const line = (msg: string) => JSON.stringify({ level: 'info', msg })
  expect(progressOf(line('Migrating: 20260101_first'), PENDING)).toBe('migrations: 1 of 2')
  expect(progressOf(line('Migrated:  20260102_second (4ms)'), PENDING)).toBe('migrations: 2 of 2')
})

it('shows nothing of any other line', () => {
  for (const line of [
    '{"msg":"Done."}',
    '{"msg":',
    '(node:7) Warning',
    'Migrating: 20260101_first',
  ])
    expect(progressOf(line, PENDING)).toBeUndefined()
})
