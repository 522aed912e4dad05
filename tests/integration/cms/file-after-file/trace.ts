import crypto from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { processState, siteProcess } from '../../../../src/domain/process/site-process'
import { leftInProcess } from '../../../process-state'
import { cmsUnderTest } from '../../cms-under-test'

/** Asks for a new password, which may be done four times in an hour. */
const WHO = { address: '203.0.113.7', email: 'somebody@site.example' }
const MARK = Symbol.for('mariner-hub.native-hashing')

const limits = () => import('../../../../src/cms/services/limits/limits')
const lastKnown = () => import('../../../../src/cms/publications/reading/last-known')
const folders = () => import('../../../../src/features/media/media-folder')

/**
 * Three files do this. Two cores run two workers, so two of the three share one, whatever the order: the second finds
 * nothing of what the first has left.
 */
export function leavesNoTrace(): void {
  const global = globalThis as Record<PropertyKey, unknown>
  const found = leftInProcess()
  // Of the worker, not of a file: its key is none of the site's.
  const hashing = (global[MARK] ??= crypto.pbkdf2)
  const before = {
    hashing: crypto.pbkdf2 === hashing,
    dataDir: process.env.DATA_DIR,
    mark: process.env.LEFT_BEHIND,
    time: vi.isFakeTimers(),
    said: vi.isMockFunction(console.warn),
  }
  const dataDir = path.join(tmpdir(), `mariner-hub-${crypto.randomUUID()}`)
  process.env.DATA_DIR = dataDir

  // After all else, the CMS and its database too.
  afterAll(() => {
    Object.assign(siteProcess(), { askIndex: 'left', measure: 'left' })
    Object.assign(processState(), { marinerLimiters: 'left', readPools: 'left' })
    Object.assign(process.env, {
      LEFT_BEHIND: 'yes',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/left',
    })
    crypto.pbkdf2 = () => {
      throw new Error('left behind')
    }
    vi.spyOn(console, 'warn')
    vi.useFakeTimers()
  })
  const cms = cmsUnderTest()

  it('finds the process as it was', () => {
    expect({ found, ...before }).toEqual({
      ...{ found: [], hashing: true, dataDir: undefined, mark: undefined },
      ...{ time: false, said: false },
    })
  })

  it('has an environment of its own', async () => {
    expect((await folders()).MEDIA_FOLDER).toBe(path.join(dataDir, 'media'))
  })

  it('has a database of its own, and remembers none of another', async () => {
    const { docs } = await cms().find({ collection: 'staff' })
    expect(docs).toEqual([])
    const data = {
      name: 'Ada',
      email: WHO.email,
      password: 'only-for-tests',
      role: 'admin' as const,
    }
    await cms().create({ collection: 'staff', data })
    expect(await (await lastKnown()).lookUpOrRemember('en', 'seen')).toEqual({ kind: 'unknown' })
    await cms().db.drizzle.execute(
      `INSERT INTO publications (collection, document, locale, path, title, revision, position, members_only)
       VALUES ('pages', '1', 'en', 'seen', 'Seen', 'first', 0, false)`,
    )
    expect(await (await lastKnown()).lookUpOrRemember('en', 'seen')).toMatchObject({ kind: 'live' })
  })

  it('counts from none', async () => {
    const { consume } = await limits()
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await consume('passwordReset', WHO)).toBeUndefined()
    }
    expect(await consume('passwordReset', WHO)).toBeGreaterThan(0)
  })
}
