import type { Payload } from 'payload'

import type { RunnerName } from '../../../domain/watching/runners'
import { adapterOf } from '../../database/handle'
import { sql } from '../../database/sql'

/** When each runner has last looked for work, by whichever process: what the panel says of them. */

const KEY = 'last-runs'

/** Milliseconds between two notes of a process. */
const EVERY = 20_000

/** Milliseconds without a note after which a runner counts as stopped. */
const SILENCE = 60_000

export interface LastRuns {
  /** Takes down that a runner has just looked. */
  note: (name: RunnerName) => void
  /** Writes down what was taken down, where it is time. @throws whatever the database throws */
  write: (open: () => Promise<Payload>) => Promise<void>
}

export function createLastRuns(): LastRuns {
  const written = new Map<RunnerName, number>()
  const looked = new Set<RunnerName>()
  return {
    note: (name) => void looked.add(name),
    async write(open) {
      const now = performance.now()
      if (![...looked].some((name) => now - (written.get(name) ?? -Infinity) > EVERY)) return
      const names = [...looked]
      looked.clear()
      for (const name of names) written.set(name, now)
      const entries = names.map((name) => sql`${name}::text, now()`)
      await adapterOf(await open()).drizzle.execute(sql`
        INSERT INTO payload_kv (key, data) VALUES (${KEY}, jsonb_build_object(${sql.join(entries, sql`, `)}))
        ON CONFLICT (key) DO UPDATE SET data = payload_kv.data || excluded.data`)
    },
  }
}

/** When a runner has last looked, UTC, and whether it is running as far as that tells. */
export async function lastRunOf(
  payload: Payload,
  name: RunnerName,
): Promise<{ heard: Date | undefined; isRunning: boolean }> {
  const { rows } = await adapterOf(payload).drizzle.execute<{ heard: string; age: string }>(sql`
    SELECT data ->> ${name} AS heard, extract(epoch FROM now() - (data ->> ${name})::timestamptz) AS age
    FROM payload_kv WHERE key = ${KEY} AND data ? ${name}`)
  const [row] = rows
  if (!row) return { heard: undefined, isRunning: false }
  return { heard: new Date(row.heard), isRunning: Number(row.age) * 1_000 < SILENCE }
}
