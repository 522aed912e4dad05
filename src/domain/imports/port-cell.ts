import { portsOfList, portsWith } from '../ports/known-ports'
import type { Port } from '../ports/port'
import { readPort } from '../ports/read-port'
import type { ReadCell } from './import-types'
import { type FieldCell, shownCell } from './read-cell'
import { inDoubt, understood } from './readings'

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
    case 'doubt':
      return shownCell(cell, inDoubt(port, 'portUnsure', reading.ports.map(named).join(' | ')))
    case 'unknown':
      return []
  }
}

function named({ code, name }: Port): string {
  return `${name} (${code})`
}
