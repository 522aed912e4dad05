import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { plainLines } from '../../documents/rich-text/content'

/**
 * Plain words of a block in its shape, with their lines: rows with cells of a table, items of a list, parts of a block; one
 * row of others.
 */
export type PieceRows = string[][]

type Part = Readonly<Record<string, unknown>>

/** The words of a node of a body, for whoever is to see its shape without its marks. */
export function rowsOf(node: object): PieceRows {
  const { type, children, fields } = node as Part
  const rows =
    type === 'list'
      ? partsIn(children).map((item) => [wordsIn(item)])
      : type === 'table'
        ? partsIn(children).map((row) => partsIn(row.children).map(wordsIn))
        : type === 'block' && isPart(fields)
          ? Object.entries(fields).flatMap(([name, value]) =>
              Array.isArray(value)
                ? partsIn(value).map((row) => [wordsIn(row)])
                : [[wordsIn({ [name]: value })]],
            )
          : [[wordsIn(node as Part)]]
  return rows.filter((cells) => cells.some((words) => words !== ''))
}

/** Whatever holds words may be read like the root of a rich text. */
function wordsIn(part: Part): string {
  return plainLines({ root: part } as unknown as SerializedEditorState)
}

function partsIn(value: unknown): Part[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isPart) : []
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}
