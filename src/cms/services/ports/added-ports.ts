import { addedPort } from '../../../domain/ports/added-port'
import type { Port } from '../../../domain/ports/port'

/** Ports of editors as the database has them (`features/ports`). */
export const ADDED_PORTS_SQL = `
  SELECT code, name, other_names AS "otherNames", latitude::float8, longitude::float8 FROM ports_ports ORDER BY code`

/** A row of that statement. */
export interface AddedPortRow extends Record<string, unknown> {
  code: string
  name: string
  otherNames: string | null
  latitude: number | null
  longitude: number | null
}

let before: { text: string; ports: readonly Port[] } = { text: '', ports: [] }

/** The ports of these rows; the same ones, as long as the rows are, so that what is made of them is made once. */
export function portsOfRows(rows: readonly AddedPortRow[]): readonly Port[] {
  const text = JSON.stringify(rows)
  if (text !== before.text) before = { text, ports: rows.map(addedPort) }
  return before.ports
}
