/**
 * An entry of a list as it stands in a text with others: what would part it has a backslash before it. `listEntries` of
 * readings.ts reads it back.
 */
export function listEntry(text: string): string {
  return text.replace(/[\\;•；]/g, '\\$&').replaceAll('\n', '\\n')
}
