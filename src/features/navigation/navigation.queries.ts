import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { contentType } from '@/cms/publications/content-types'
import { lastRead } from '@/cms/publications/reading/last-read'
import { cachedByTag } from '@/cms/publications/reading/cached-by-tag'
import { findByIds } from '@/cms/publications/reading/publication-index'
import { FRAME_TAG } from '@/cms/publications/tag-sql'
import type { PublishableCollection } from '@/content-types'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_SERVICES_PAGE, SEARCH_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { messagesIn } from '@/i18n/messages-translator'
import type { Navigation } from '@/payload-types'

export interface NavigationLink {
  href: string
  label: string
  /** The language of the label: the source language where it is not translated. */
  locale: Locale
}

export interface NavigationView {
  header: NavigationLink[]
  footer: NavigationLink[]
  /** What the site has itself, most wanted first. */
  own: NavigationLink[]
  /** Where readers in trouble are sent, where editors say so. */
  help?: NavigationLink
}

/** A header and a footer without a link, for pages that must not ask the database. */
export const NO_NAVIGATION: NavigationView = { header: [], footer: [], own: [] }

/**
 * The links of header and footer. In the header vacancies come first, then the editors' in their order; pages that are
 * not live are left out.
 */
export const getNavigation = cachedByTag(FRAME_TAG, readNavigation)

/** The same as it was last known, for pages that are there while the database is not. */
export const lastNavigation = lastRead(getNavigation)

/** The same, read now. */
export async function readNavigation(locale: Locale): Promise<NavigationView> {
  const [own, source] = await Promise.all([read(locale), read(env.SOURCE_LOCALE)])
  const labels = labelsIn([
    [own, locale],
    [source, env.SOURCE_LOCALE],
  ])
  const header = chosenIn(own.header ?? [])
  const footer = chosenIn(own.footer ?? [])
  const help = chosenIn([{ document: own.help }])
  const chosen = [...header, ...footer, ...help]
  const links = new Map<string, NavigationLink>()
  for (const collection of new Set(chosen.map((entry) => entry.collection))) {
    const ids = chosen.flatMap((entry) => (entry.collection === collection ? [entry.document] : []))
    for (const page of await findByIds(locale, collection, [...new Set(ids)])) {
      links.set(`${collection}/${page.document}`, {
        href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
        label: page.title,
        locale: page.locale,
      })
    }
  }
  const inOrder = (entries: Entry[]) =>
    entries.flatMap(({ row, collection, document }) => {
      const link = links.get(`${collection}/${document}`)
      return link ? { ...link, ...labels.get(row) } : []
    })
  const ours = await ownLinks(locale)
  const [toHelp] = inOrder(help)
  return {
    header: [...ours.slice(0, 1), ...inOrder(header)],
    footer: inOrder(footer),
    own: ours,
    ...(toHelp && { help: toHelp }),
  }
}

/**
 * What the site itself has, in words of the interface: editors do not choose it. Vacancies are what most come for,
 * and stand first.
 */
async function ownLinks(locale: Locale): Promise<NavigationLink[]> {
  const link = (path: string | undefined, label: string): NavigationLink[] =>
    path === undefined
      ? []
      : [{ href: publicPath({ locale, path }, env.DEFAULT_LOCALE), label, locale }]
  const listOf = (collection: PublishableCollection) => contentType(collection).list?.path
  const vacancies = link(listOf('vacancies'), (await messagesIn(locale, 'vacancies'))('nav'))
  const companies = link(listOf('crewings'), (await messagesIn(locale, 'companies'))('nav'))
  const warnings = link(listOf('warnings'), (await messagesIn(locale, 'warnings'))('title'))
  const search = link(SEARCH_PAGE, (await messagesIn(locale, 'search'))('title'))
  const services = link(SEAMAN_SERVICES_PAGE, (await messagesIn(locale, 'services'))('title'))
  return [...vacancies, ...companies, ...warnings, ...services, ...search]
}

async function read(locale: Locale): Promise<Navigation> {
  const payload = await localApi()
  return payload.findGlobal({
    slug: 'navigation',
    locale,
    fallbackLocale: false,
    depth: 0,
    ...overridingAccess(
      'only ids and labels are read; the publication index says which of them are public',
    ),
  })
}

/** By row: the label in the first of the languages that has one. */
function labelsIn(
  readings: [Navigation, Locale][],
): Map<string, Pick<NavigationLink, 'label' | 'locale'>> {
  const labels = new Map<string, Pick<NavigationLink, 'label' | 'locale'>>()
  for (const [{ header, footer }, locale] of readings) {
    for (const { id, label } of [...(header ?? []), ...(footer ?? [])]) {
      const written = label?.trim() ?? ''
      const row = String(id)
      if (written !== '' && !labels.has(row)) labels.set(row, { label: written, locale })
    }
  }
  return labels
}

interface Entry {
  row: string
  collection: PublishableCollection
  document: string
}

/** Postgres empties a document, required or not, when it is deleted. */
interface Chosen {
  id?: string | null
  document?: Navigation['help']
}

/** A document that is gone leaves its row behind; one that is chosen twice is linked once. */
function chosenIn(rows: readonly Chosen[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const row of rows) {
    if (!row.document) continue
    const { relationTo, value } = row.document
    const document = String(typeof value === 'object' ? value.id : value)
    const key = `${relationTo}/${document}`
    if (!entries.has(key))
      entries.set(key, { row: String(row.id), collection: relationTo, document })
  }
  return [...entries.values()]
}
