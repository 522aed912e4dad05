import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { findByIds } from '@/cms/publications/ledger'
import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'
import type { Navigation } from '@/payload-types'

export interface NavigationLink {
  href: string
  label: string
  /** The language of the label: the source's where the page is not translated. */
  locale: Locale
}

export interface NavigationView {
  header: NavigationLink[]
  footer: NavigationLink[]
}

/** A header and a footer without a link, for pages that must not ask the database. */
export const NO_NAVIGATION: NavigationView = { header: [], footer: [] }

/** The links of header and footer, in the editors' order; pages that are not live are left out. */
export async function getNavigation(locale: Locale): Promise<NavigationView> {
  const payload = await localApi()
  const chosen = await payload.findGlobal({
    slug: 'navigation',
    depth: 0,
    ...overridingAccess('only ids are read; the ledger says which of them are public'),
  })
  const header = chosenIn(chosen.header)
  const footer = chosenIn(chosen.footer)
  const links = new Map<string, NavigationLink>()
  for (const collection of ['pages', 'docs'] as const) {
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
    entries.flatMap(({ collection, document }) => links.get(`${collection}/${document}`) ?? [])
  return { header: inOrder(header), footer: inOrder(footer) }
}

interface Entry {
  collection: 'pages' | 'docs'
  document: string
}

function chosenIn(chosen: Navigation['header']): Entry[] {
  return (chosen ?? []).map(({ relationTo, value }) => ({
    collection: relationTo,
    document: String(typeof value === 'object' ? value.id : value),
  }))
}
