import { expect, test, vi } from 'vitest'

import { lastRead } from '../../../src/cms/publications/reading/last-read'

const later = () => new Promise((resolve) => setImmediate(resolve))

test('what was read stays known while it cannot be read', async () => {
  const read = vi.fn<(key: string) => Promise<string>>()
  const known = lastRead(read, { freshMs: -1, waitMs: 50 })
  read.mockResolvedValueOnce('menu')
  expect(await known('en')).toBe('menu')
  read.mockRejectedValue(new Error('The database is away.'))
  expect(await known('en')).toBe('menu')
  await later()
  expect(await known('en')).toBe('menu')
  expect(await known('de')).toBeUndefined()
})

test('nobody waits for what is read again, and no more than a moment for what is not known', async () => {
  const read = vi.fn<(key: string) => Promise<string>>()
  const known = lastRead(read, { freshMs: -1, waitMs: 20 })
  read.mockReturnValueOnce(new Promise(() => undefined))
  const before = performance.now()
  expect(await known('frozen')).toBeUndefined()
  expect(performance.now() - before).toBeLessThan(150)
  read.mockResolvedValueOnce('old')
  expect(await known('en')).toBe('old')
  await later()
  read.mockReturnValueOnce(new Promise(() => undefined))
  expect(await known('en')).toBe('old')
})

test('it is read once for all who ask, and not again for a while', async () => {
  const read = vi.fn<(key: string) => Promise<string>>(() => Promise.resolve('menu'))
  const known = lastRead(read, { freshMs: 30_000, waitMs: 50 })
  await Promise.all([known('en'), known('en'), known('en')])
  await known('en')
  expect(read).toHaveBeenCalledTimes(1)
})
