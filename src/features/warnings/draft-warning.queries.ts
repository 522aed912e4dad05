import 'server-only'

import type { TypedUser } from 'payload'

import { localApi } from '@/cms/local-api'
import { findByIds } from '@/cms/publications/reading/publication-index'
import type { Locale } from '@/domain/locales/locales'
import { textsByLanguage } from '@/domain/texts/written-text'
import { env } from '@/env'

import { warningView } from './stored-warning'
import type { WarningView } from './warning'

/**
 * The latest draft of a warning as its readers would see it; `undefined` where this account may not read it, or its
 * facts are not written yet.
 */
export async function getDraftWarning(
  user: TypedUser,
  id: number,
  locale: Locale,
): Promise<WarningView | undefined> {
  const payload = await localApi()
  const draft = await payload.findByID({
    collection: 'warnings',
    id,
    locale: 'all',
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!draft) return undefined
  const { company } = draft
  const of = typeof company === 'object' ? company : undefined
  const [live] = of ? await findByIds(locale, 'crewings', [String(of.id)]) : []
  return warningView(
    {
      id: draft.id,
      name: draft.name ?? null,
      kind: draft.kind,
      since: dateOf(draft.since),
      ended_on: dateOf(draft.endedOn),
      // In all languages a localized field is an object, which the generated types do not say.
      texts: textsByLanguage(draft.text),
      // How a translation stands shows when it is published.
      stale_texts: null,
      traces: draft.traces ?? null,
      sources: (draft.sources ?? []).map(({ address }) => address),
      company_name: of?.name ?? null,
      company_path: live?.path ?? null,
      is_example: draft.isExample ?? null,
      first_published_at: dateOf(draft.firstPublishedAt),
      last_published_at: dateOf(draft.lastPublishedAt),
    },
    locale,
    env.SOURCE_LOCALE,
  )
}

function dateOf(stored: string | null | undefined): Date | null {
  return stored ? new Date(stored) : null
}
