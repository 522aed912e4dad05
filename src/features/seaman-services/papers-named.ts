import type { DocumentCode } from '../../domain/vocabulary/documents'
import { findTerms } from '../../domain/vocabulary/find-terms'
import type { ServiceSummary } from './seaman-services.queries'

/**
 * Papers of the vocabulary that a service names among what to have ready, each once. What names none, or means one of several, is left
 * out: nothing is said of it.
 */
export function papersNamed({
  papers,
  locale,
}: Pick<ServiceSummary, 'papers' | 'locale'>): DocumentCode[] {
  const named = papers.flatMap((line) =>
    findTerms(line, locale).terms.flatMap(({ documents, ranks, vessels }) => {
      const [code, ...others] = documents
      return code !== undefined && others.length + ranks.length + vessels.length === 0 ? [code] : []
    }),
  )
  return [...new Set(named)]
}
