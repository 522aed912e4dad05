import type { SourceTable } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'

/** A column of a file, and a few of its values. */
export interface SampledColumn {
  name: string
  samples: string[]
}

/** How many values are shown of each column, and how much of each. */
const SAMPLES = 3
const LONGEST_SAMPLE = 60

/** The columns of a table with their first different values. */
export function sampleColumns({ columns, rows }: SourceTable): SampledColumn[] {
  return columns.map((name) => {
    const samples = new Set<string>()
    for (const { cells } of rows) {
      const text = cells[name]
      if (text !== undefined && text !== '') samples.add(shortened(text))
      if (samples.size === SAMPLES) break
    }
    return { name, samples: [...samples] }
  })
}

/** The columns that an import keeps of its file; none before it is read. */
export function sampledColumns(kept: Import['columns']): SampledColumn[] {
  return Array.isArray(kept) ? (kept as SampledColumn[]) : [] // written by the runner alone
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_SAMPLE ? `${letters.slice(0, LONGEST_SAMPLE).join('')}…` : text
}
