import 'server-only'

import { findAll, type LivePage } from '@/cms/publications/ledger'
import type { Locale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'

/** A document in the list beside the documents; `locale` is the language of its label. */
export interface DocsNode {
  document: string
  href: string
  label: string
  locale: Locale
  children: DocsNode[]
}

/** What surrounds a document of the documentation. */
export interface DocsPlace {
  /** Sections and what is below them; far branches are left out where there is a great deal. */
  tree: DocsNode[]
  previous: DocsNode | undefined
  next: DocsNode | undefined
}

/** With more documents than this a page lists only its own branch, or it would be all list. */
const MOST_LISTED = 60

/** The tree around a document, and the documents before and after it in reading order. */
export async function getDocsPlace(locale: Locale, document: string): Promise<DocsPlace> {
  const pages = await findAll(locale, 'docs')
  const overview = pages.find(({ path }) => path === 'docs')
  const nodes = new Map(pages.map((page) => [page.document, nodeOf(page, locale)]))
  const roots: DocsNode[] = []
  for (const page of pages) {
    const node = nodes.get(page.document)
    if (!node || page === overview) continue
    const parent = page.parent === null ? undefined : nodes.get(page.parent)
    ;(parent?.children ?? roots).push(node)
  }
  const order = [...(overview ? [nodeOf(overview, locale)] : []), ...roots.flatMap(inOrder)]
  const here = order.findIndex((node) => node.document === document)
  return {
    tree: pages.length > MOST_LISTED ? roots.map((node) => nearby(node, document)) : roots,
    previous: here > 0 ? order[here - 1] : undefined,
    next: here >= 0 ? order[here + 1] : undefined,
  }
}

function nodeOf(page: LivePage, locale: Locale): DocsNode {
  return {
    document: page.document,
    href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
    label: page.label ?? page.title,
    locale: page.locale,
    children: [],
  }
}

function inOrder(node: DocsNode): DocsNode[] {
  return [node, ...node.children.flatMap(inOrder)]
}

/** The branch that leads to a document in full, of the others only where they begin. */
function nearby(node: DocsNode, document: string): DocsNode {
  const isOnTheWay = inOrder(node).some((below) => below.document === document)
  return isOnTheWay
    ? { ...node, children: node.children.map((child) => nearby(child, document)) }
    : { ...node, children: [] }
}
