import 'server-only'

import { LRUCache } from 'lru-cache'

import { pageLink, pageLinks } from '@/cms/documents/shown/page-links'
import {
  findAll,
  findTagRevisions,
  type LivePage,
  textLocale,
} from '@/cms/publications/reading/publication-index'
import type { Locale } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

/** A document in the list beside the documents; `locale` is the language of its label. */
export interface DocsNode {
  document: string
  href: string
  label: string
  locale: Locale
  /** Of its text. */
  textLocale: Locale
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

/** All documents of a language, as its pages need them. Shared by pages: nobody changes it. */
interface Forest {
  roots: DocsNode[]
  /** In reading order. */
  order: DocsNode[]
  /** Where each document stands in that order, by its id. */
  places: Map<string, number>
  parents: Map<string, string | null>
}

// Ten thousand documents take some 200 ms to read and to sort, and some megabytes to keep.
const MOST_FORESTS = 4
const forests = new LRUCache<string, Promise<Forest>>({ max: MOST_FORESTS })

/** The tree around a document, and the documents before and after it in reading order. */
export async function getDocsPlace(locale: Locale, document: string): Promise<DocsPlace> {
  const { roots, order, places, parents } = await forestOf(locale)
  const here = places.get(document)
  const way = wayTo(document, parents)
  return {
    tree: order.length > MOST_LISTED ? roots.map((root) => nearby(root, way)) : roots,
    previous: here === undefined ? undefined : order[here - 1],
    next: here === undefined ? undefined : order[here + 1],
  }
}

/** The documentation as other pages lead to it. */
export interface DocsOverview {
  /** Its first page. */
  page: PageLink
  /** What stands at its top level, in the editors' order. */
  sections: PageLink[]
  /** How many pages it has, the first one included. */
  count: number
}

/** What the documentation is about, in a language; `undefined` where it has no first page. */
export async function getDocsOverview(locale: Locale): Promise<DocsOverview | undefined> {
  const pages = await findAll(locale, 'docs')
  const overview = pages.find(({ path }) => path === 'docs')
  if (!overview) return undefined
  const isSection = ({ parent }: LivePage) => parent === null || parent === overview.document
  const sections = pages.filter((page) => page !== overview && isSection(page))
  return {
    page: await pageLink(overview, locale),
    sections: await pageLinks(sections, locale),
    count: pages.length,
  }
}

/** A document and everything above it. */
function wayTo(document: string, parents: Forest['parents']): ReadonlySet<string> {
  const way = new Set<string>()
  let step: string | null = document
  while (step !== null && !way.has(step)) {
    way.add(step)
    step = parents.get(step) ?? null
  }
  return way
}

/** Read once for each revision of the tree: everything in it changes that. */
async function forestOf(locale: Locale): Promise<Forest> {
  // Asked for first: what is read after it is at least as new.
  const key = `${locale} ${await findTagRevisions('tree/docs', locale)}`
  const known = forests.get(key)
  if (known) return known
  const read = readForest(locale)
  forests.set(key, read)
  read.catch(() => forests.delete(key))
  return read
}

async function readForest(locale: Locale): Promise<Forest> {
  const pages = await findAll(locale, 'docs')
  const overview = pages.find(({ path }) => path === 'docs')
  const nodes = new Map(pages.map((page) => [page.document, nodeOf(page, locale)]))
  const roots: DocsNode[] = []
  for (const page of pages) {
    const node = nodes.get(page.document)
    if (!node || page === overview) continue
    // What an editor puts below the overview stands where everything else begins.
    const isSection = page.parent === null || page.parent === overview?.document
    const parent = isSection ? undefined : nodes.get(page.parent ?? '')
    ;(parent?.children ?? roots).push(node)
  }
  const order = [...(overview ? [nodeOf(overview, locale)] : []), ...roots.flatMap(inOrder)]
  return {
    roots,
    order,
    places: new Map(order.map((node, place) => [node.document, place])),
    parents: new Map(pages.map((page) => [page.document, page.parent])),
  }
}

function nodeOf(page: LivePage, locale: Locale): DocsNode {
  return {
    document: page.document,
    href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
    label: page.label ?? page.title,
    locale: page.locale,
    textLocale: textLocale(page),
    children: [],
  }
}

function inOrder(node: DocsNode): DocsNode[] {
  return [node, ...node.children.flatMap(inOrder)]
}

/** The branch that leads to a document in full, of the others only where they begin. */
function nearby(node: DocsNode, way: ReadonlySet<string>): DocsNode {
  const children = way.has(node.document) ? node.children : []
  return { ...node, children: children.map((child) => nearby(child, way)) }
}
