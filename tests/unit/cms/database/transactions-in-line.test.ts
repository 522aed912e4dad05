import type { postgresAdapter } from '@payloadcms/db-postgres'
import { expect, it, onTestFinished, vi } from 'vitest'

import { troubleOf } from '../../../../src/cms/database/database-trouble'
import { transactionsInLine } from '../../../../src/cms/database/transactions-in-line'

type Adapter = ReturnType<typeof postgresAdapter>

it('who waits too long for a transaction is told that the site is busy, by every part that asks', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => told.mockRestore())
  let begun = 0
  const database = {
    beginTransaction: () => Promise.resolve((begun += 1)),
    commitTransaction: () => Promise.resolve(),
    rollbackTransaction: () => Promise.resolve(),
  }
  const adapter = { init: () => database } as unknown as Adapter // all that is asked of it
  const bounds = { mostWaiting: 1, patienceMs: 1 }
  const inLine = transactionsInLine(adapter, 1, bounds).init({} as Parameters<Adapter['init']>[0]) // not read here
  const first = await inLine.beginTransaction()
  const refused: unknown = await inLine.beginTransaction().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ status: 503 })
  expect(troubleOf(refused)).toBe('busy')
  expect(told).toHaveBeenCalledOnce()

  await inLine.commitTransaction(first ?? 0)
  expect(await inLine.beginTransaction()).toBe(2)
})
