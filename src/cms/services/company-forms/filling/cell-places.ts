/** Rows and columns of a sheet, from 1. */
export interface Area {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

/** @example readArea('B3:C9') // { fromRow: 3, toRow: 9, fromColumn: 2, toColumn: 3 } */
export function readArea(text: string): Area | undefined {
  const [, column = '', row = '', lastColumn = column, lastRow = row] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(text.trim()) ?? []
  if (column === '') return undefined
  return {
    fromRow: Number(row),
    toRow: Number(lastRow),
    fromColumn: columnNumber(column),
    toColumn: columnNumber(lastColumn),
  }
}

export function writeArea({ fromRow, toRow, fromColumn, toColumn }: Area): string {
  const first = `${columnLetters(fromColumn)}${fromRow}`
  const last = `${columnLetters(toColumn)}${toRow}`
  return first === last ? first : `${first}:${last}`
}

export function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

export function columnLetters(column: number): string {
  let letters = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  }
  return letters
}

export function doMeet(one: Area, other: Area): boolean {
  return (
    one.fromRow <= other.toRow &&
    other.fromRow <= one.toRow &&
    one.fromColumn <= other.toColumn &&
    other.fromColumn <= one.toColumn
  )
}
