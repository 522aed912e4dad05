import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { cachedByTag } from '@/cms/publications/reading/cached-by-tag'
import { FRAME_TAG } from '@/cms/publications/tag-sql'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'
import { loadMessages } from '@/i18n/messages'

/** A text with the language it is written in. */
interface Written {
  text: string
  locale: Locale
}

/** What the site says of itself on a page. */
export interface SiteView {
  name: string
  description: Written
}

/**
 * Name and description of the site as its editors wrote them, in the reader's language, else in the
 * source language; where they wrote neither, the interface's own.
 */
export const getSite = cachedByTag(FRAME_TAG, readSite)

async function readSite(locale: Locale): Promise<SiteView> {
  const payload = await localApi()
  const read = (from: Locale) =>
    payload.findGlobal({
      slug: 'site',
      locale: from,
      fallbackLocale: false,
      depth: 0,
      ...overridingAccess('it stands on every page'),
    })
  const [own, source, { site }] = await Promise.all([
    read(locale),
    read(env.SOURCE_LOCALE),
    loadMessages(locale),
  ])
  const choose = (key: 'name' | 'description'): Written => {
    for (const [text, from] of [
      [own[key]?.trim(), locale],
      [source[key]?.trim(), env.SOURCE_LOCALE],
    ] as const) {
      if (text) return { text, locale: from }
    }
    return { text: site[key], locale }
  }
  return { name: choose('name').text, description: choose('description') }
}

/** The same for pages that must not ask the database. */
export async function siteOfInterface(locale: Locale): Promise<SiteView> {
  const { site } = await loadMessages(locale)
  return { name: site.name, description: { text: site.description, locale } }
}
