import { describe, expect, it } from 'vitest'

import { judge, type Readings } from '../../../../src/domain/staff/alerts'

const now = new Date('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const figures = (found: Partial<NonNullable<Readings['figures']>> = {}) => ({
  oldestUnsent: 0,
  lag: { publications: 0, erasures: 0 },
  backup: undefined,
  failingFeeds: 0,
  ...found,
})

describe('what the admins are told of', () => {
  it.each([
    ['a tenth of a large disk', 9.9e9, 1e11, 'bad'],
    ['a gigabyte of a small one', 0.99e9, 4e9, 'bad'],
    ['a little more, which does not end it', 11e9, 1e11, 'between'],
    ['a little more than a gigabyte', 1.1e9, 4e9, 'between'],
    ['room enough', 13e9, 1e11, 'good'],
  ])('the disk has %s left', (_what, free, size, verdict) => {
    expect(judge({ disk: { free, size }, now })).toEqual({ disk: verdict })
  })

  it.each([
    [0, 0, 'good', 'good'],
    [3_600, 900, 'between', 'between'],
    [3_601, 901, 'bad', 'bad'],
    [1_799, 299, 'good', 'good'],
  ])('mail waits for %i s, a schedule for %i s', (oldestUnsent, publications, outbox, schedule) => {
    const lag = { publications, erasures: 0 }
    expect(judge({ figures: figures({ oldestUnsent, lag }), now })).toEqual({
      outbox,
      schedule,
      feed: 'good',
    })
  })

  it.each([
    ['made yesterday', hoursAgo(24), undefined, 'good'],
    ['made three days ago', hoursAgo(72), undefined, 'bad'],
    ['failed after one was made', hoursAgo(24), hoursAgo(1), 'bad'],
    ['made after one failed', hoursAgo(1), hoursAgo(24), 'good'],
    ['failed, and none was ever made', undefined, hoursAgo(1), 'bad'],
  ])('the backup was %s', (_what, madeAt, failedAt, verdict) => {
    const { backup } = judge({ figures: figures({ backup: { madeAt, failedAt } }), now })
    expect(backup).toBe(verdict)
  })

  it('is any feed that has failed too often', () => {
    expect(judge({ figures: figures({ failingFeeds: 1 }), now })).toMatchObject({ feed: 'bad' })
  })

  it('is nothing that is not known: no disk, no database, no backups', () => {
    expect(judge({ now })).toEqual({})
    expect(judge({ figures: figures(), now })).not.toHaveProperty('backup')
  })
})
