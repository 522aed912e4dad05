import { text as textOf } from 'node:stream/consumers'

import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'

/** The page of what a download would change: each change, and each value that is not taken, with its place. */

// What forms import reads the settings of the site; nothing here reaches a database.
vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

const load = async () => ({
  ...(await import('@/features/seamen/import/import-plan-view')),
  ...(await import('@/features/seamen/import/plan-import')),
  ...(await import('@/features/seamen/import/read-record-file')),
})

const SHIP = { vesselName: 'Nordic Star', rank: 'second-mate', signOn: '2025-01-01' }

const FILE = {
  workWanted: { rank: 'king', pay: 100 },
  seaService: [
    { ...SHIP, signOff: '2025-06-01' },
    { ...SHIP, vesselName: 'Baltic Sun' },
  ],
  papers: [{ document: 'passport', scan: {} }, 'a paper', { document: 7, colour: 'blue' }],
  references: Array.from({ length: 6 }, (_, index) => ({ person: `Captain ${index}` })),
  weather: 'fine',
}

async function pageIn(locale: (typeof LOCALES)[number]): Promise<string> {
  const { PlanOf, planImport, readRecordFile } = await load()
  const file = readRecordFile(FILE, { today: '2026-12-01', seaman: { citizenship: 'UA' } })
  if (!file) throw new Error('It is a download.')
  const before = readRecordFile(
    { seaService: [SHIP] },
    { today: '2026-12-01', seaman: { citizenship: 'UA' } },
  )
  const [ship] = before?.entries.service ?? []
  const own = {
    contracts: ship ? [{ id: 1, version: 1, values: ship.values }] : [],
    papers: [],
    references: [],
    sheets: { person: undefined, work: undefined, languages: undefined },
  }
  const plan = planImport(own, file.entries)
  const { prelude } = await prerenderToNodeStream(await PlanOf({ about: { file, plan }, locale }))
  return (await textOf(prelude)).replaceAll('<!-- -->', '')
}

describe.each(LOCALES)('in %s', (locale) => {
  it('all of it is said, in words', async () => {
    const page = await pageIn(locale)
    for (const text of ['Nordic Star', 'Baltic Sun', 'Captain 4', 'weather', 'colour']) {
      expect(page).toContain(text)
    }
    // One more than the list holds.
    expect(page).not.toContain('Captain 5')
    expect(page).not.toMatch(/seaman\.|forms\.|undefined|NaN/)
  })
})

it('a change says what is there now and what comes, a refusal its place and why', async () => {
  const page = await pageIn('en')
  expect(page).toContain('Now: Signed off: —')
  expect(page).toMatch(/Then: Signed off: 1 June 2025|Then: Signed off: June 1, 2025/)
  expect(page).toContain('Papers, entry 2: This is not an entry as the site writes it')
  expect(page).toContain('Papers, entry 3 · Paper: This is not a text')
  expect(page).toContain('Work wanted · Rank: Choose one of the list')
  expect(page).toContain('References, entry 6: There is no room: the list holds 5 at most')
  expect(page).toContain('Papers that had one: 1')
})
