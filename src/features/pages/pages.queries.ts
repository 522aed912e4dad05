import 'server-only'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { localApi, overridingAccess } from '@/cms/local-api'
import {
  findAlternates,
  findAncestors,
  findAt,
  findByIds,
  findChildren,
  type LivePage,
} from '@/cms/publications/ledger'
import { linkedDocuments, plainText } from '@/cms/rich-text/content'
import { type Locale, LOCALES } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { env } from '@/env'

/** A link to a page; `locale` is the language of its title, which may be the source's. */
export interface PageLink {
  href: string
  title: string
  excerpt: string | null
  locale: Locale
}

/** What a content page shows. */
export interface PageView {
  /** The reader's language. */
  locale: Locale
  /** The language of title and body: the reader's, or the source's where it is not translated. */
  contentLocale: Locale
  title: string
  excerpt: string | null
  body: SerializedEditorState | null
  /** Links inside the body, by document id; a document that is not live has none. */
  bodyLinks: ReadonlyMap<string, string>
  seo: { title: string; description: string | undefined }
  isHome: boolean
  breadcrumbs: PageLink[]
  children: PageLink[]
  /** Public paths of the languages this page is live in. */
  alternates: ReadonlyMap<Locale, string>
  /** Public paths in every language that can show it, translated or from the source. */
  languages: ReadonlyMap<Locale, string>
  /** Public path of the canonical page: this one, or the source's where it is untranslated. */
  canonical: string
  /** Last publication of this language, UTC. */
  publishedAt: Date | undefined
  /** Whole minutes, at least one. */
  readingMinutes: number
}

/**
 * The page at a content path in a language, else the source's page at the same path; `undefined`
 * where neither is live.
 */
export async function getPage(locale: Locale, path: string): Promise<PageView | undefined> {
  const live = (await findAt(locale, path)) ?? (await findAt(env.SOURCE_LOCALE, path))
  if (!live) return undefined
  const payload = await localApi()
  const [document, alternates, ancestors] = await Promise.all([
    payload.findByID({
      collection: 'pages',
      id: Number(live.document),
      locale: live.locale,
      fallbackLocale: false,
      draft: false,
      depth: 0,
      disableErrors: true,
      select: {
        title: true,
        excerpt: true,
        body: true,
        meta: true,
        isHome: true,
        lastPublishedAt: true,
        _status: true,
      },
      ...overridingAccess('the ledger lists this document and language as live for everybody'),
    }),
    findAlternates(live),
    findAncestors(locale, live),
  ])
  // Withdrawn between the look-up and now.
  if (document?._status !== 'published') return undefined

  const isHome = document.isHome === true
  const children = await findChildren(locale, 'pages', isHome ? null : live.document)
  const body = document.body ?? null
  const text = body ? plainText(body) : ''
  return {
    locale,
    contentLocale: live.locale,
    title: document.title,
    excerpt: document.excerpt ?? null,
    body,
    bodyLinks: await linksIn(body, locale),
    seo: {
      title: document.meta?.title ?? document.title,
      description: document.meta?.description ?? document.excerpt ?? undefined,
    },
    isHome,
    breadcrumbs: ancestors.map((page) => pageLink(page, locale)),
    children: children
      .filter((page) => page.document !== live.document)
      .map((page) => pageLink(page, locale)),
    alternates: new Map(alternates.map((page) => [page.locale, hrefOf(page)])),
    languages: languagesOf(alternates),
    canonical: hrefOf(live),
    publishedAt: document.lastPublishedAt ? new Date(document.lastPublishedAt) : undefined,
    readingMinutes: readingMinutes(text, live.locale),
  }
}

async function linksIn(
  body: SerializedEditorState | null,
  locale: Locale,
): Promise<Map<string, string>> {
  const ids = body ? linkedDocuments(body, 'pages') : []
  const pages = ids.length > 0 ? await findByIds(locale, 'pages', ids) : []
  return new Map(pages.map((page) => [page.document, pageLink(page, locale).href]))
}

function languagesOf(alternates: LivePage[]): Map<Locale, string> {
  const source = alternates.find((page) => page.locale === env.SOURCE_LOCALE)
  const links = new Map<Locale, string>()
  for (const locale of LOCALES) {
    const page = alternates.find((alternate) => alternate.locale === locale) ?? source
    if (page) links.set(locale, publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE))
  }
  return links
}

function hrefOf(page: LivePage): string {
  return publicPath(page, env.DEFAULT_LOCALE)
}

/** An untranslated page is linked in the reader's language: it is shown there, with its notice. */
function pageLink(page: LivePage, locale: Locale): PageLink {
  return {
    href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
    title: page.title,
    excerpt: page.excerpt,
    locale: page.locale,
  }
}

const WORDS_PER_MINUTE = 200

function readingMinutes(text: string, locale: Locale): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
