import { sql, type SQL } from '../../database/sql'
import type { SnapshotQuery } from '../../database/read-pool'
import { textArray } from '../../publications/writing/projection-columns'
import type { Database } from '../../database/handle'

/**
 * Puts the questions of the publication index inside a transaction: they see what it has written, and nobody else does.
 */
export function askingWithin(db: Database): SnapshotQuery {
  return async (text, values) => {
    const parts = text.split(/\$(\d+)/).map((part, index) => {
      if (index % 2 === 0) return sql.raw(part)
      return valueOf(values[Number(part) - 1])
    })
    const { rows } = await db.execute(sql.join(parts))
    // The caller says of what shape the rows of its question are, as it does to the driver.
    return rows as never
  }
}

/** Each value carries a type, because it occurs at several places of one statement. */
function valueOf(value: unknown): SQL {
  if (value === undefined || value === null) return sql`NULL::text`
  if (Array.isArray(value)) return textArray(value as string[])
  return sql`${value}::text`
}
