import { datedText, type StaleTexts } from '@/cms/documents/shown/dated-texts'
import { safeWebAddress } from '@/domain/addresses/link-safety'
import type { Locale } from '@/domain/locales/locales'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { isTraceKind, isWarningKind } from '@/domain/vacancies/warning'

import type { WarningView } from './warning'

/** A warning as it is stored: columns of the tables, see `warnings.queries.ts`. */
export interface StoredWarning {
  id: number
  name: string | null
  kind: string | null
  since: Date | null
  ended_on: Date | null
  texts: Partial<Record<Locale, string>> | null
  /** In the reader's language. */
  stale_texts: StaleTexts | null
  traces: { kind: string | null; value: string | null }[] | null
  sources: (string | null)[] | null
  company_name: string | null
  /** Where readers can see it. */
  company_path: string | null
  is_example: boolean | null
  first_published_at: Date | null
  last_published_at: Date | null
}

/**
 * A warning as its readers see it; `undefined` where its facts are still to be written.
 * @param source language that its text falls back to
 */
export function warningView(
  stored: StoredWarning,
  locale: Locale,
  source: Locale,
): WarningView | undefined {
  const { id, kind, since, company_name: company, company_path: path } = stored
  const name = stored.name?.trim() || company?.trim()
  if (!name || !isWarningKind(kind) || since === null) return undefined
  return {
    id,
    path: `${WARNINGS_PAGE}/${id}`,
    name,
    kind,
    since,
    endedOn: stored.ended_on ?? undefined,
    text: datedText('text', stored.texts, stored.stale_texts, { locale, source }),
    traces: (stored.traces ?? []).flatMap(({ kind: of, value }) =>
      isTraceKind(of) && value ? { kind: of, value } : [],
    ),
    sources: (stored.sources ?? []).flatMap((address) => safeWebAddress(address) ?? []),
    company: company !== null && path !== null ? { name: company, path } : undefined,
    isExample: stored.is_example === true,
    publishedAt: stored.first_published_at ?? undefined,
    updatedAt: stored.last_published_at ?? undefined,
  }
}
