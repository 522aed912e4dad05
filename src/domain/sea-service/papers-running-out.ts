import { daysBetween, monthsLater } from '../time/calendar-day'

/** As much of a paper as says until when it is valid. */
interface Dated {
  /** Papers of one kind replace each other. */
  kind: string
  /** Its last day, `YYYY-MM-DD`; `null` of one without an end, `undefined` where nobody said. */
  expires: string | null | undefined
}

/** A paper that ends soon, or has ended. */
interface RunningOut<Paper> {
  paper: Paper
  expires: string
  /** From today to its last day; negative for one that has ended. */
  days: number
}

/**
 * Papers that end within so many months, the next one first. One that has ended is left out where another of its kind is valid: it was
 * replaced.
 */
export function papersRunningOut<Paper extends Dated>(
  papers: readonly Paper[],
  today: string,
  months: number,
): RunningOut<Paper>[] {
  const until = monthsLater(today, months)
  return papers
    .flatMap((paper) => {
      const { expires } = paper
      if (typeof expires !== 'string' || expires > until) return []
      if (expires < today && isReplaced(paper, papers, today)) return []
      return [{ paper, expires, days: daysBetween(today, expires) }]
    })
    .toSorted((one, other) => one.days - other.days)
}

function isReplaced(paper: Dated, papers: readonly Dated[], today: string): boolean {
  return papers.some(
    ({ kind, expires }) =>
      kind === paper.kind && (expires === null || (expires !== undefined && expires >= today)),
  )
}
