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
import { choicePath, publicPath } from '@/domain/paths'
import { pageTitle } from '@/domain/titles'
import { env } from '@/env'
import type { Media } from '@/payload-types'

/** A link to a page; `locale` is the language of its title, which may be the source's. */
export interface PageLink {
  href: string
  title: string
  excerpt: string | null
  locale: Locale
}

/** A picture for those who show a link to a page. */
interface SocialPicture {
  /** Absolute. */
  url: string
  width: number
  height: number
  alt: string | undefined
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
  seo: { title: string; description: string | undefined; picture: SocialPicture | undefined }
  isHome: boolean
  breadcrumbs: PageLink[]
  children: PageLink[]
  /** Content paths of the languages this page is live in. */
  alternates: ReadonlyMap<Locale, string>
  /** Where a reader chooses each language that can show it, translated or from the source. */
  languages: ReadonlyMap<Locale, string>
  /** Public path of the canonical page: this one, or the source's where it is untranslated. */
  canonical: string
  /** First and last publication of this language, UTC. */
  firstPublishedAt: Date | undefined
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
        firstPublishedAt: true,
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
      title: pageTitle({
        seoTitle: document.meta?.title,
        title: document.title,
        path: live.path,
        locale: live.locale,
      }),
      description: document.meta?.description?.trim() || document.excerpt?.trim() || undefined,
      picture: await socialPicture(
        document.meta?.image ?? (await pictureOfSource(live)),
        live.locale,
      ),
    },
    isHome,
    breadcrumbs: ancestors.map((page) => pageLink(page, locale)),
    children: children
      .filter((page) => page.document !== live.document)
      .map((page) => pageLink(page, locale)),
    alternates: new Map(alternates.map((page) => [page.locale, page.path])),
    languages: languagesOf(alternates),
    canonical: publicPath(live, env.DEFAULT_LOCALE),
    firstPublishedAt: dateOf(document.firstPublishedAt),
    publishedAt: dateOf(document.lastPublishedAt),
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

async function socialPicture(
  chosen: number | Media | null | undefined,
  locale: Locale,
): Promise<SocialPicture | undefined> {
  if (chosen === null || chosen === undefined) return undefined
  const payload = await localApi()
  const media = await payload.findByID({
    collection: 'media',
    id: typeof chosen === 'object' ? chosen.id : chosen,
    locale,
    disableErrors: true,
    select: { alt: true, sizes: true },
    ...overridingAccess('a live page names this picture as the one to show with its links'),
  })
  const { url, width, height } = media?.sizes?.social ?? {}
  if (!url || !width || !height) return undefined
  return { url: new URL(url, env.SITE_URL).href, width, height, alt: media?.alt ?? undefined }
}

/** The picture that the source language has chosen, for a translation that has none. */
async function pictureOfSource(page: LivePage): Promise<number | Media | null | undefined> {
  if (page.locale === env.SOURCE_LOCALE) return undefined
  const payload = await localApi()
  const source = await payload.findByID({
    collection: 'pages',
    id: Number(page.document),
    locale: env.SOURCE_LOCALE,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    disableErrors: true,
    select: { meta: true, _status: true },
    ...overridingAccess('only a published picture of a live page is taken from it'),
  })
  return source?._status === 'published' ? source.meta?.image : undefined
}

function dateOf(stored: string | null | undefined): Date | undefined {
  return stored ? new Date(stored) : undefined
}

function languagesOf(alternates: LivePage[]): Map<Locale, string> {
  const source = alternates.find((page) => page.locale === env.SOURCE_LOCALE)
  const links = new Map<Locale, string>()
  for (const locale of LOCALES) {
    const page = alternates.find((alternate) => alternate.locale === locale) ?? source
    if (page) links.set(locale, choicePath({ locale, path: page.path }))
  }
  return links
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
