import type { Payload } from 'payload'

import { sql } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { contentType } from '../content-types'
import { readModelDrift } from './read-models'
import { projection } from './projection'
import { adapterOf } from '../../database/handle'

/** Rows the publication index lacks, has too many, or has otherwise than the documents say. */
export interface Drift {
  missing: number
  superfluous: number
  different: number
}

/** Compares the publication index with what the documents say, and changes nothing. */
export async function findDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift> {
  const adapter = adapterOf(payload)
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(sql`
    ${projection(contentType(collection))}
    SELECT CASE WHEN p.id IS NULL THEN 'missing' WHEN d.document IS NULL THEN 'superfluous'
           ELSE 'different' END AS kind, count(*) AS count
    FROM desired d FULL JOIN (SELECT * FROM publications WHERE collection = ${collection}) p
      ON p.document = d.document AND p.locale = d.locale
    WHERE (p.place_fingerprint, p.text_fingerprint, p.path)
      IS DISTINCT FROM (d.place_fingerprint, d.text_fingerprint, d.path)
    GROUP BY 1`)
  return driftOf(rows)
}

/** The same of what is kept beside the publication index; `undefined` where nothing is. */
export async function findReadModelDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<Drift | undefined> {
  const drifting = readModelDrift(collection)
  if (!drifting) return undefined
  const adapter = adapterOf(payload)
  const { rows } = await adapter.drizzle.execute<{ kind: keyof Drift; count: string }>(
    sql`SELECT kind, count(*) AS count FROM (${drifting}) drifting GROUP BY 1`,
  )
  return driftOf(rows)
}

function driftOf(rows: readonly { kind: keyof Drift; count: string }[]): Drift {
  const drift: Drift = { missing: 0, superfluous: 0, different: 0 }
  for (const row of rows) drift[row.kind] = Number(row.count)
  return drift
}
