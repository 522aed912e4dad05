import { type KnownPorts, portsOfList, portsWith } from '../ports/known-ports'
import type { Port } from '../ports/port'
import { portCode } from '../ports/port-code'
import { isPortIn, type PortReading, readPort } from '../ports/read-port'
import type { ReadCell } from './import-types'
import { type FieldCell, isEmpty, shownCell } from './read-cell'
import { type CellOf, FACT } from './read-vacancy'
import { leftOut, type Reading, understood } from './readings'

interface ReadPlace {
  /** The group of joining, with the code. */
  joining: Readonly<Record<string, unknown>>
  cells: ReadCell[]
}

/**
 * The port of a row and its code. A name is stored as it is written, and its code beside it when the vacancy is saved; a code
 * that the row writes comes before that. A code without a name is stored with the name of its port, for readers to see.
 * @param said the group of joining, as its other columns were read
 * @param added ports of editors; without them a code that no list has may still be one
 */
export function portTogether(
  cellOf: CellOf,
  said: unknown,
  added: readonly Port[] | undefined,
): ReadPlace {
  const joining = (said ?? {}) as ReadPlace['joining'] // as readers make it
  const portCell = cellOf('joining.port')
  const codeCell = cellOf('joining.portCode')
  const known = added ? portsWith(added) : portsOfList()
  const name = typeof joining.port === 'string' ? joining.port : undefined
  const country = typeof joining.country === 'string' ? joining.country : undefined
  const reading: PortReading =
    name === undefined ? { kind: 'unknown' } : readPort(name, known, country)
  const ofName = portCell && name !== undefined ? nameCells(portCell, reading) : []
  if (!codeCell) return { joining, cells: ofName }
  if (isEmpty(codeCell, FACT)) {
    return { joining: { ...joining, ...codeOfName(joining, reading, added) }, cells: ofName }
  }
  const code = readCode(codeCell, { known, isWhole: added !== undefined, reading, country })
  const cells = shownCell(codeCell, code)
  if (code.value === undefined) return { joining, cells: [...ofName, ...cells] }
  const port = name ?? known.byCode(code.value)?.name
  const place = { ...joining, ...(port !== undefined && { port }), portCode: code.value }
  return { joining: place, cells }
}

/** Of a row with an empty code: the code that its name has anyway. One that an older file has written is gone with it. */
function codeOfName(
  { country }: ReadPlace['joining'],
  reading: PortReading,
  added: readonly Port[] | undefined,
): { portCode?: string | null } {
  // The stored country may be another one.
  if (country === undefined) return {}
  if (reading.kind === 'port') return { portCode: reading.port.code }
  return added ? { portCode: null } : {}
}

function nameCells(cell: FieldCell, reading: PortReading): ReadCell[] {
  switch (reading.kind) {
    case 'port':
      return shownCell(cell, understood(cell.text, named(reading.port)))
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

interface Beside {
  known: KnownPorts
  /** Whether there are no other ports. */
  isWhole: boolean
  reading: PortReading
  country: string | undefined
}

function readCode(
  { facts, text }: FieldCell,
  { country, isWhole, known, reading }: Beside,
): Reading<string> {
  const code = portCode(text)
  const port = code === undefined ? undefined : known.byCode(code)
  if (code === undefined || (!port && isWhole)) return leftOut('unknownWord')
  if (!port) return understood(code)
  if (country !== undefined && !isPortIn(port, country)) {
    return leftOut('severalMeanings', [named(port), country])
  }
  const isOther = reading.kind === 'port' && reading.port.code !== port.code
  return isOther && facts.isOurs !== true
    ? leftOut('severalMeanings', [named(port), named(reading.port)])
    : understood(port.code, named(port))
}

function named({ code, name }: Port): string {
  return `${name} (${code})`
}
