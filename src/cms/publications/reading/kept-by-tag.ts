import { cache } from 'react'

import type { Locale } from '../../../domain/locales/locales'
import { findTagRevisions } from './ledger'

/** Once for each request: several parts of a page ask. */
const revisionsOf = cache(findTagRevisions)

/**
 * Reads what a tag names only where it has changed since: every page shows the same header, and asks for one
 * revision in place of all that stands in it. Never older than the revision: that is read first.
 */
export function keptByTag<Read>(
  tag: string,
  read: (locale: Locale) => Promise<Read>,
): (locale: Locale) => Promise<Read> {
  const kept = new Map<Locale, { revisions: string; content: Promise<Read> }>()
  return async (locale) => {
    const revisions = await revisionsOf(tag, locale)
    const found = kept.get(locale)
    if (found?.revisions === revisions) return found.content
    const content = read(locale)
    kept.set(locale, { revisions, content })
    content.catch(() => {
      // Who asks next tries again.
      if (kept.get(locale)?.content === content) kept.delete(locale)
    })
    return content
  }
}
