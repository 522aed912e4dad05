import { setTimeout as rest } from 'node:timers/promises'

import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { createTogether } from '../../cms/desk/publishing/create-together'
import { type DueRow, noteCreated, takeNewRows } from './due-rows.hooks'
import type { RequestMaker } from './import-request.hooks'
import { writeRecord, type Written } from './write-record.hooks'

/** Rows of one transaction. A save of the company waits for as long as they take: a quarter of a second. */
const MANY = 40

/** How long others have the processor after each row, for as long as the row took. */
const REST = 1

/** What came of it. */
export interface CreatedRows {
  /** How many rows were taken. */
  taken: number
  /** Why none of them was written: one alone is at fault, or the database. */
  failure?: { error: unknown; positions: readonly number[] }
}

/**
 * Creates the vacancies of the next rows together: of rows that nothing stands against, with a text in one language at
 * most. One transaction has the vacancies and the notes that they are there.
 */
export async function createRows(
  payload: Payload,
  { id, isStopped, requests }: { id: number; isStopped: () => boolean; requests: RequestMaker },
): Promise<CreatedRows> {
  const req = await requests()
  let rows: DueRow[] = []
  try {
    await inOneTransaction(req, async () => {
      const db = await databaseOf(payload, req)
      rows = await takeNewRows(db, id, MANY)
      if (rows.length === 0) return
      await createTogether(req, 'vacancies', rows.length, async () => {
        const written: (Written & { position: number })[] = []
        for (const row of rows) {
          const begun = performance.now()
          written.push({ position: row.position, ...(await create(req, row)) })
          if (isStopped()) break
          await rest((performance.now() - begun) * REST)
        }
        await noteCreated(db, id, written)
      })
    })
    return { taken: rows.length }
  } catch (error) {
    const positions = rows.map(({ position }) => position)
    return { taken: rows.length, failure: { error, positions } }
  }
}

function create(req: PayloadRequest, { company, externalId, values }: DueRow): Promise<Written> {
  return writeRecord(req, 'vacancies', undefined, values, {
    ...(company !== null && { company }),
    ...(externalId !== null && { externalId }),
  })
}
