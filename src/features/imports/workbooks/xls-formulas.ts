/** A cell where it is in its sheet, from 0. */
export interface Place {
  row: number
  column: number
}

/** Records of the format, by their numbers. */
const RECORD = { formula: 0x0006, writer: 0x005c, sheetName: 0x0085, beginning: 0x0809 }

/** How LibreOffice names itself. */
const CALC = Buffer.from('\u0004\0\0Calc ', 'latin1')

/**
 * The first formula of each sheet whose result is not stored: the file has 0 in its place, and the program that opens it
 * calculates it. LibreOffice stores 0 for every text.
 * @param stream the part `Workbook`
 * @returns by the place of the sheet in the workbook
 */
export function uncalculatedFormulas(stream: Buffer): ReadonlyMap<number, Place> {
  const starts: number[] = []
  const found = new Map<number, Place>()
  let sheet: number | undefined
  let isOfCalc = false
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const kind = stream.readUInt16LE(at)
    const data = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2))
    if (kind === RECORD.writer) isOfCalc = data.subarray(0, CALC.length).equals(CALC)
    if (kind === RECORD.sheetName && data.length >= 4) starts.push(data.readUInt32LE(0))
    if (kind === RECORD.beginning && starts.includes(at)) {
      sheet = starts.toSorted((a, b) => a - b).indexOf(at)
    }
    if (kind !== RECORD.formula || sheet === undefined || found.has(sheet)) continue
    if (isNought(data) && (isOfCalc || isToBeCalculated(data))) {
      found.set(sheet, { row: data.readUInt16LE(0), column: data.readUInt16LE(2) })
    }
  }
  return found
}

/** Behind row, column and format stand eight bytes of the result. */
function isNought(data: Buffer): boolean {
  return data.length >= 16 && data.subarray(6, 14).every((byte) => byte === 0)
}

/** The second of the flags behind the result. */
function isToBeCalculated(data: Buffer): boolean {
  return (data.readUInt16LE(14) & 2) !== 0
}
