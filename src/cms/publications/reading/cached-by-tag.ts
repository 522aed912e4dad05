import { cache } from 'react'

import type { Locale } from '../../../domain/locales/locales'
import { findTagRevisions } from './publication-index'

/** Once for each request: several parts of a page ask. */
const revisionsOf = cache(findTagRevisions)

/**
 * Caches what a tag names until its revision changes: every page shows the same header, and asks for one revision
 * instead of the whole header. The revision is read first, so that the content is never older than it.
 */
export function cachedByTag<Read>(
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
