import { portsOfList, portsWith } from '../ports/known-ports'
import type { Port } from '../ports/port'
import { readPort } from '../ports/read-port'
import type { ReadCell } from './import-types'
import { type FieldCell, shownCell } from './read-cell'
import { understood } from './readings'

/**
 * What the port of a row was understood as: its code. The text is stored as it is written, and the code beside it when the
 * vacancy is saved.
 * @param added ports of editors
 */
export function portCells(
  cell: FieldCell | undefined,
  joining: unknown,
  added: readonly Port[] | undefined,
): ReadCell[] {
  const { country, port } = (joining ?? {}) as { country?: unknown; port?: unknown } // as readers make it
  if (!cell || typeof port !== 'string') return []
  const ports = added ? portsWith(added) : portsOfList()
  const reading = readPort(port, ports, typeof country === 'string' ? country : undefined)
  switch (reading.kind) {
    case 'port':
      return shownCell(cell, understood(port, named(reading.port)))
    case 'doubt': {
      const { column, field, text } = cell
      const meaning = reading.ports.map(named).join(' | ')
      // Its text is all that was there before ports had codes: no vacancy waits for its code.
      return [{ column, field, text, verdict: 'understood', meaning, reason: 'portUnsure' }]
    }
    case 'unknown':
      return []
  }
}

function named({ code, name }: Port): string {
  return `${name} (${code})`
}
