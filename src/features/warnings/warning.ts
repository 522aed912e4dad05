import type { TraceKind, WarningKind } from '@/domain/vacancies/warning'
import type { WrittenText } from '@/domain/texts/written-text'

/** A warning as readers see it. */
export interface WarningView {
  id: number
  /** Content path, the same in every language. */
  path: string
  /** What whom it is of is called. */
  name: string
  kind: WarningKind
  /** The first day, and the last one where it has ended; UTC. */
  since: Date
  endedOn: Date | undefined
  /** What happened. */
  text: WrittenText | undefined
  /** What whom it is of writes under or from. */
  traces: readonly { kind: TraceKind; value: string }[]
  /** Addresses of pages that say so too. */
  sources: readonly string[]
  /** Content path of the company, where it is one of the site that readers can see. */
  company: { name: string; path: string } | undefined
  /** An invented one, to show what the site looks like. */
  isExample: boolean
  /** First and last publication, UTC. */
  publishedAt: Date | undefined
  updatedAt: Date | undefined
}
