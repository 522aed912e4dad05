import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { hire } from './request-world'

/** Ten thousand seafarers who let themselves be found, with ten papers each, are searched while somebody waits. */

const cms = cmsUnderTest()

const MEMBERS = 10_000
const PAPERS = [
  'passport',
  'seamans-book',
  'seafarer-medical-certificate',
  'yellow-fever-vaccination',
]

/** Milliseconds, on a machine that does other work besides. */
const PATIENCE = 1_000

let req: PayloadRequest

beforeAll(async () => {
  const { id } = await hire(cms(), 'find-many', 'admin')
  const staff = await cms().findByID({ collection: 'staff', id })
  req = await createLocalReq({ user: { ...staff, collection: 'staff' } }, cms())
  await cms().db.pool.query(`
    INSERT INTO seamen (name, email, language, state, confirmed_at)
    SELECT 'Member ' || n, 'many.' || n || '@ship.example', 'en', 'active', now() FROM generate_series(1, ${MEMBERS}) n;
    INSERT INTO seaman_search_consents (seaman_id) SELECT id FROM seamen;
    INSERT INTO seaman_work_wanted (seaman_id, version, send_key, rank, second_rank, vessel_type, ready_from)
    SELECT seamen.id, 1, 'work-' || seamen.id, ranks[1 + id % 4], ranks[1 + (id + 1) % 4], (ARRAY['lng-carrier', 'bulk-carrier'])[1 + id % 2]::enum_vessel_type,
      now() + make_interval(days => (id % 300)::int)
    FROM seamen, (SELECT ARRAY['master', 'chief-mate', 'second-mate', 'bosun']::enum_rank[] AS ranks) r;
    INSERT INTO seaman_papers (seaman_id, version, send_key, document, expires)
    SELECT s.id, 1, 'paper-' || s.id || '-' || n, (ARRAY['${PAPERS.join("','")}'])[1 + n % ${PAPERS.length}]::enum_seafarer_document,
      now() + make_interval(days => ((s.id * 7 + n * 40) % 900)::int)
    FROM seamen s, generate_series(1, 10) n;
    ANALYZE`)
}, 240_000)

it.each([
  ['all', {}],
  ['a rank', { rank: 'master' }],
  [
    'a rank, a type of ship and a day',
    { rank: 'bosun', vesselType: 'lng-carrier', readyBy: '2027-06-01' },
  ],
  ['three papers', { papers: ['passport', 'seamans-book', 'seafarer-medical-certificate'] }],
] as const)('by %s', async (what, search) => {
  const { findSeamen } = await import('../../../src/features/seamen/search/found-seamen.queries')
  const asked = { papers: [], validOn: '2026-12-01', ...search }
  const took: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now()
    const { count } = await findSeamen(req, asked, 1)
    took.push(performance.now() - began)
    expect(count).toBeGreaterThan(100)
  }
  const median = took.toSorted((one, other) => one - other)[2] ?? Infinity
  expect(median, `${what}: ${took.map(Math.round).join(', ')} ms`).toBeLessThan(PATIENCE)
})
