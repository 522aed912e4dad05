import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { ownRecord } from '../record/record.queries'
import { createEntry, lockAccount, updateEntry } from '../record/save-entry.submit'
import { planDigest, planImport } from './plan-import'
import { keptImportOf } from './kept-imports.submit'

type Applied =
  | { kind: 'saved' }
  /** The record has changed since the page was made, and what the file would change with it. */
  | { kind: 'changed'; shown: string }
  /** Nothing waits any more, or the account is gone. */
  | { kind: 'gone' }

/**
 * Does what the page has shown: all of it, or nothing.
 * @param shown the digest of the plan that the page has shown
 * @throws the error of a database that does not answer
 */
export async function applyImport(
  payload: Payload,
  seaman: number,
  shown: string | undefined,
): Promise<Applied> {
  return withinTransaction(payload, async (req) => {
    // Nobody else writes to the record from here on, so it is as it is read.
    const file = (await lockAccount(req, seaman)) ? await keptImportOf(seaman) : undefined
    if (!file) return { kind: 'gone' }
    const plan = planImport(await ownRecord(seaman), file.entries)
    const digest = planDigest(plan)
    if (digest !== shown) return { kind: 'changed', shown: digest }
    for (const { section, values, before } of plan.changed) {
      if (before) await updateEntry(req, section, before, values)
    }
    for (const { section, values } of plan.added) {
      await createEntry(req, { section, seaman, key: newSendKey() }, values)
    }
    const db = await databaseOf(payload, req)
    await db.execute(sql`DELETE FROM seaman_record_imports WHERE seaman_id = ${seaman}`)
    return { kind: 'saved' }
  })
}

const newSendKey = () => randomBytes(16).toString('base64url')
