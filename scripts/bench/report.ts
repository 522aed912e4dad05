/** Prints a table; the first column is text, the others are figures. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
  console.log(`\n${line(header)}`)
  console.log(widths.map((width) => '─'.repeat(width)).join('──'))
  for (const row of rows) console.log(line(row))
  console.log()
}

/** Milliseconds, with a decimal where it tells something. */
export function inMs(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Thousands of bytes, as networks count. */
export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function inMb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`
}
