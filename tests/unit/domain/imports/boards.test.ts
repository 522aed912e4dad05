import { describe, expect, it } from 'vitest'

import { scoreBoard } from './board-scores'

/** Rows that are refused, those of the others that a person should look at, and lengths of contracts. */
const READ = [
  ['board-export', { rows: 20, refused: 0, doubtful: 10, lengths: 19 }],
  ['harbour', { rows: 50, refused: 1, doubtful: 13, lengths: 48 }],
  ['office', { rows: 50, refused: 5, doubtful: 14, lengths: 44 }],
] as const

describe('files as boards write them', () => {
  it.each(READ)('%s is read, and nothing of it wrongly', async (name, meant) => {
    const { lengths, refused, rows, sure, wrong } = await scoreBoard(name)
    expect(wrong).toEqual([])
    expect({
      rows,
      refused: refused.length,
      doubtful: rows - refused.length - sure,
      lengths: lengths.read,
    }).toEqual(meant)
    // Every length that a clerk reads is read.
    expect(lengths.read).toBe(lengths.of)
  })
})
