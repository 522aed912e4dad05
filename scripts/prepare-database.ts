import { randomBytes } from 'node:crypto'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import type { Payload } from 'payload'

import config from '../payload.config'
import { causedBy } from '../src/cms/services/audit/audit-cause'
import { contentTypes } from '../src/cms/publications/content-types'
import { followGlobalIn } from '../src/cms/desk/translations/follow-global.hooks'
import { TRANSLATED_GLOBALS } from '../src/cms/desk/translations/global-texts'
import { analyzeIndex } from '../src/cms/publications/writing/analyze'
import { project } from '../src/cms/desk/publishing/project'
import { doubtRestoredMail } from '../src/cms/services/mail/mail-queue'
import { eraseRequestsAgain } from '../src/features/requests/erase-requests.hooks'
import { eraseAccountsAgain } from '../src/features/seamen/erase-accounts.hooks'
import { keepBatch } from '../src/features/vacancies/vacancy-batch.runner'
import { inventExamples } from './examples/examples'
import { carryOver } from './restore/carry-over.mjs'
import { seedWhole } from './seed-whole'
import { tellProgress } from './set-up/preparation-progress.mjs'

// Run by the set-up (set-up/prepare-database.mjs) with `payload run`, which can load TypeScript. Its
// arguments say what is to be done; the set-up holds the lock that lets one of these run at a time.
const FIRST_ADMIN = 'admin@mariner-hub.example'

// The set-up holds the lock; without it, nothing here may go on.
const setUp = process.ppid
setInterval(() => {
  if (process.ppid !== setUp) process.exit(1)
}, 100).unref()

const tasks = new Set(process.argv.slice(2))
const payload = await getPayload({ config, disableOnInit: true })
try {
  if (tasks.has('migrate')) {
    await payload.db.migrate()
    tellProgress('the index of what is published')
    await bringIndexIntoStep(payload)
    // Texts of before this was remembered; of others it changes nothing.
    for (const slug of TRANSLATED_GLOBALS)
      await followGlobalIn(payload, slug, {}, { isFound: true })
  }
  if (tasks.has('seed')) {
    const [today = ''] = new Date().toISOString().split('T', 1)
    await seedWhole(payload, {
      examples: tasks.has('examples') ? inventExamples(today) : undefined,
      seafarers: tasks.has('seafarers'),
      tell: tellProgress,
    })
  }
  if (tasks.has('settle')) await settleRestored(payload)
  tellProgress('the search for vacancies')
  await keepBatch(payload)
  if (tasks.has('admin')) {
    tellProgress('the first admin')
    await ensureFirstAdmin(payload)
  }
} finally {
  await payload.destroy()
}

/**
 * A migration may change what the publication index holds of a document; what search looks through follows once readers
 * are served.
 */
async function bringIndexIntoStep(payload: Payload): Promise<void> {
  for (const { collection } of contentTypes) {
    await project(payload, { collection, isSearchLeft: true })
    await analyzeIndex(payload)
  }
}

/** What has happened since a backup was made is not undone: what was erased stays erased, what was sent stays sent. */
async function settleRestored(payload: Payload): Promise<void> {
  await carryOver((payload.db as unknown as PostgresAdapter).pool) // the config mounts no other adapter
  await eraseRequestsAgain(payload)
  await eraseAccountsAgain(payload)
  await doubtRestoredMail(payload)
}

/**
 * An account exists before the server listens, so an anonymous client who finds the panel first cannot make
 * one. Without a password from the operator nobody knows it; the set-up prints a one-time link.
 */
async function ensureFirstAdmin(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  const data = {
    email: ADMIN_EMAIL || FIRST_ADMIN,
    name: 'Admin',
    role: 'admin' as const,
    password: ADMIN_PASSWORD || randomBytes(32).toString('hex'),
    claimed: Boolean(ADMIN_EMAIL && ADMIN_PASSWORD),
  }
  // There is no user yet whose access could be asked.
  const { docs, totalDocs } = await payload.find({ collection: 'staff', limit: 1, depth: 0 })
  const [only] = docs
  if (!only) await payload.create({ collection: 'staff', data, context: causedBy('setup') })
  else if (totalDocs === 1 && only.claimed === false) {
    await payload.update({
      collection: 'staff',
      id: only.id,
      data,
      context: causedBy('setup'),
    })
  }
}
