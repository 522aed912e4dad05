import { plainLines } from '../../../documents/rich-text/content'

/** Keys of a form that say nothing to a reader. */
const TECHNICAL: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName', 'relationTo'])

/** What a value of a form says, to be read or copied: each text on a line of its own. */
export function readable(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  // Whatever has a root of nodes is a rich text.
  if ('root' in value) return plainLines(value as unknown as Parameters<typeof plainLines>[0])
  return Object.entries(value)
    .filter(([key]) => !TECHNICAL.has(key))
    .map(([, part]) => readable(part))
    .filter((line) => line.trim() !== '')
    .join('\n')
}
