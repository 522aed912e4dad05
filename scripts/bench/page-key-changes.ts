import config from '@payload-config'
import { getPayload } from 'payload'

import { closeReads } from '../../src/cms/database/read-pool'
import { keyChanges } from './page-key-steps'
import { JOB_PAGES, vacancySteps } from './page-key-vacancies'
import { readKeys } from './page-key-reader'

/**
 * Does one publish after another through the Local API, and counts the keys that each of them changes;
 * prints the figures as a line of JSON. Run by `page-keys.ts`, with Payload's command line.
 */

/** What one publish did. */
export interface KeyChange {
  name: string
  /** Pages, each in one language, that are live before and after and have another key. */
  changed: number
  /** Pages in whose markup the change can be seen. */
  showIt: number
  /** Of the publish. */
  ms: number
}

const only = process.argv.at(-1) ?? ''
const payload = await getPayload({ config })
const ofVacancies = await vacancySteps(payload)
const ofPages = await keyChanges(payload, ofVacancies.length > 0 ? JOB_PAGES : 0)
const steps = [...ofPages, ...ofVacancies].filter(({ name }) => name.includes(only))

let before = await readKeys()
const keys = before.size
const changes: KeyChange[] = []
for (const { name, showIt, publish } of steps) {
  const began = performance.now()
  await publish()
  const ms = performance.now() - began
  const after = await readKeys()
  const changed = [...before].filter(([page, key]) => after.has(page) && after.get(page) !== key)
  changes.push({ name, changed: changed.length, showIt, ms })
  before = after
}
console.log(JSON.stringify({ keys, changes }))
await closeReads()
await payload.destroy()
process.exit(0)
