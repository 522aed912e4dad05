import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { findByIds } from '@/cms/publications/ledger'
import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'

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
  const header = ids(chosen.header)
  const footer = ids(chosen.footer)
  const pages = await findByIds(locale, 'pages', [...new Set([...header, ...footer])])
  const links = new Map(
    pages.map((page) => [
      page.document,
      {
        href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
        label: page.title,
        locale: page.locale,
      },
    ]),
  )
  const inOrder = (documents: string[]) =>
    documents.flatMap((document) => links.get(document) ?? [])
  return { header: inOrder(header), footer: inOrder(footer) }
}

function ids(chosen: readonly (number | { id: number })[] | null | undefined): string[] {
  return (chosen ?? []).map((page) => String(typeof page === 'object' ? page.id : page))
}
