/** How much may be said of what a mailing includes: lines, and characters of each. */
export const INCLUDED = { lines: 8, length: 120 } as const

/** What editors wrote one per line. */
export function includedLines(text: string | null | undefined): string[] {
  return (text ?? '').split(/\r?\n/).flatMap((line) => line.trim() || [])
}
