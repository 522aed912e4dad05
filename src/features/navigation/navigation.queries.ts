import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { contentType } from '@/cms/publications/content-types'
import { findByIds } from '@/cms/publications/ledger'
import type { PublishableCollection } from '@/content-types'
import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
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
}

/** A header and a footer without a link, for pages that must not ask the database. */
export const NO_NAVIGATION: NavigationView = { header: [], footer: [] }

/** The links of header and footer: vacancies, then the editors' in their order; pages that are not live are left out. */
export async function getNavigation(locale: Locale): Promise<NavigationView> {
  const [own, source] = await Promise.all([read(locale), read(env.SOURCE_LOCALE)])
  const labels = labelsIn([
    [own, locale],
    [source, env.SOURCE_LOCALE],
  ])
  const header = chosenIn(own.header)
  const footer = chosenIn(own.footer)
  const links = new Map<string, NavigationLink>()
  for (const collection of new Set([...header, ...footer].map((entry) => entry.collection))) {
    const ids = [...header, ...footer].flatMap((entry) =>
      entry.collection === collection ? [entry.document] : [],
    )
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
  const vacancies = await vacanciesLink(locale)
  return {
    header: [...vacancies, ...inOrder(header)],
    footer: [...vacancies, ...inOrder(footer)],
  }
}

/** Vacancies are what most come for: they stand first, in words of the interface, and editors do not choose them. */
async function vacanciesLink(locale: Locale): Promise<NavigationLink[]> {
  const { list } = contentType('vacancies')
  if (!list) return []
  const t = await messagesIn(locale, 'vacancies')
  return [
    { href: publicPath({ locale, path: list.path }, env.DEFAULT_LOCALE), label: t('nav'), locale },
  ]
}

async function read(locale: Locale): Promise<Navigation> {
  const payload = await localApi()
  return payload.findGlobal({
    slug: 'navigation',
    locale,
    fallbackLocale: false,
    depth: 0,
    ...overridingAccess('only ids and labels are read; the ledger says which of them are public'),
  })
}

type Rows = Navigation['header']

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

/** A document that is gone leaves its row behind; one that is chosen twice is linked once. */
function chosenIn(rows: Rows): Entry[] {
  const entries = new Map<string, Entry>()
  for (const row of rows ?? []) {
    // Required, but Postgres empties it when the document is deleted.
    const chosen = row.document as typeof row.document | null | undefined
    if (!chosen) continue
    const { relationTo, value } = chosen
    const document = String(typeof value === 'object' ? value.id : value)
    const key = `${relationTo}/${document}`
    if (!entries.has(key))
      entries.set(key, { row: String(row.id), collection: relationTo, document })
  }
  return [...entries.values()]
}
