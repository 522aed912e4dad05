import 'server-only'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import type { HelplineChoice } from '../../../domain/texts/helplines'
import { type Locale, LOCALES } from '../../../domain/locales/locales'
import type { PageLink } from '../../../domain/addresses/page-link'
import { choicePath, publicPath } from '../../../domain/addresses/paths'
import { pageTitle } from '../../../domain/texts/titles'
import { env } from '../../../env'
import type { Media } from '../../../payload-types'

import { localApi, overridingAccess } from '../../local-api'
import {
  findAlternates,
  findAncestors,
  findAt,
  findChildren,
  type LivePage,
} from '../../publications/reading/publication-index'
import type { TreeCollection } from '../../../content-types'
import { contentType, prefixOf } from '../../publications/content-types'
import { isOutOfDate } from '../../publications/reading/standing.queries'
import type { BodyContext } from '../rich-text/body-context'
import {
  beginsWithBlock,
  hasBlock,
  linkedDocuments,
  plainText,
  questionsIn,
} from '../rich-text/content'
import { findBodyLinks, findBodyMedia } from './body-context.queries'
import { sectionIds } from './body-sections'
import { helplineChoices } from './helpline-choices'
import { pageLinks } from './page-links'
import { type DocumentTexts, findPublishedTexts } from './stored-texts.queries'

/** A picture for those who show a link to a page. */
interface SocialPicture {
  /** Absolute. */
  url: string
  width: number
  height: number
  alt: string | undefined
}

/** A document of any content type that has public URLs, as its reader sees it. */
export interface PublishedDocument extends BodyContext {
  collection: TreeCollection
  document: string
  /** The language of title and excerpt; that of the body is `contentLocale`. */
  titleLocale: Locale
  title: string
  excerpt: string | null
  body: SerializedEditorState | null
  /** What a translation's sections are called in the source language, in order; none there. */
  sourceSectionIds: readonly string[]
  /** What the body asks and answers. */
  questions: readonly { question: string; answer: string }[]
  /** Whether the body itself leads to every page below this one. */
  listsChildren: boolean
  /** Whether the body has a block with prices. */
  showsPrices: boolean
  /** Whether its text says how long what visitors send is kept. */
  showsPeriods: boolean
  /** Which lists of people who help in trouble its text shows. */
  helplines: readonly HelplineChoice[]
  /** Whether it begins with them: then nothing is before them. */
  isUrgent: boolean
  seo: { title: string; description: string | undefined; picture: SocialPicture | undefined }
  isHome: boolean
  breadcrumbs: PageLink[]
  /** Content paths of the languages this page is live in with its text. */
  alternates: ReadonlyMap<Locale, string>
  /** Where a reader chooses each language that can show it, translated or from the source language. */
  languages: ReadonlyMap<Locale, string>
  /** Public path of the canonical page: this one, or that in the source language where it is untranslated. */
  canonical: string
  /** First and last publication of this language, UTC. */
  firstPublishedAt: Date | undefined
  publishedAt: Date | undefined
  /** Whether the source has changed since this translation was made. */
  isOutOfDate: boolean
  /** Whole minutes, at least one. */
  readingMinutes: number
}

/** Which document is shown, and from which language: the reader's own, or the source language. */
interface ShownDocument {
  collection: TreeCollection
  document: string
  contentLocale: Locale
}

/** A document as the reader of a language sees it; `undefined` where it is not live. */
export async function getPublishedDocument(
  locale: Locale,
  { collection, document: id, contentLocale }: ShownDocument,
): Promise<PublishedDocument | undefined> {
  const alternates = await findAlternates({ collection, document: id })
  const live = alternates.find((page) => page.locale === contentLocale)
  if (!live) return undefined
  const [texts, ancestors] = await Promise.all([
    findPublishedTexts({ collection, document: id }, [contentLocale, env.SOURCE_LOCALE]),
    findAncestors(locale, live),
  ])
  const document = texts.get(contentLocale)
  // Unpublished between the look-up and now.
  if (!document) return undefined
  const source = contentLocale === env.SOURCE_LOCALE ? undefined : texts.get(env.SOURCE_LOCALE)

  return assembleDocument(
    document,
    { live: { ...live, collection }, alternates, ancestors, source },
    locale,
  )
}

/** Where a document stands among the others. */
export interface DocumentPlace {
  /** In the language that is shown. */
  live: LivePage & { collection: TreeCollection }
  alternates: LivePage[]
  /** Topmost first. */
  ancestors: LivePage[]
  /** What is published in the source language, where another one is shown. */
  source: DocumentTexts | undefined
}

/** A document as its reader sees it, at its place, in the language of that place. */
export async function assembleDocument(
  document: DocumentTexts,
  { live, alternates, ancestors, source }: DocumentPlace,
  locale: Locale,
): Promise<PublishedDocument> {
  const isHome = document.isHome === true
  const children = await findChildren(locale, live.collection, isHome ? null : live.document)
  const borrowed = live.lacksText ? source?.body : undefined
  const body = borrowed ?? document.body ?? null
  const contentLocale = borrowed ? env.SOURCE_LOCALE : live.locale
  const withText = alternates.filter(({ lacksText }) => !lacksText)
  const canonical = alternates.find((page) => page.locale === contentLocale) ?? live
  return {
    collection: live.collection,
    document: live.document,
    locale,
    contentLocale,
    titleLocale: live.locale,
    title: document.title,
    excerpt: document.excerpt ?? null,
    body,
    bodyLinks: body ? await findBodyLinks(body, locale) : new Map(),
    bodyMedia: body ? await findBodyMedia(body, contentLocale) : new Map(),
    sourceSectionIds: source?.body && !borrowed ? sectionIds(source.body) : [],
    questions: body ? questionsIn(body) : [],
    // What is folded away in another language leads nobody on.
    listsChildren: body !== null && !borrowed && listsAll(body, children),
    showsPrices: body !== null && hasBlock(body, 'mailingPrices'),
    showsPeriods: body !== null && hasBlock(body, 'retentionPeriods'),
    helplines: body ? helplineChoices(body) : [],
    isUrgent: body !== null && beginsWithBlock(body, 'helplines'),
    seo: {
      title: pageTitle({
        seoTitle: document.meta?.title,
        title: document.title,
        path: live.path,
        locale: live.locale,
      }),
      description: document.meta?.description?.trim() || document.excerpt?.trim() || undefined,
      picture: await socialPicture(document.meta?.image ?? source?.meta?.image, live.locale),
    },
    isHome,
    breadcrumbs: await pageLinks(
      [...(isHome ? [] : await overviewOf(live, locale)), ...ancestors],
      locale,
    ),
    children: await pageLinks(
      children.filter((page) => page.document !== live.document),
      locale,
    ),
    alternates: new Map(withText.map((page) => [page.locale, page.path])),
    languages: languagesOf(alternates),
    canonical: publicPath(canonical, env.DEFAULT_LOCALE),
    firstPublishedAt: dateOf(document.firstPublishedAt),
    publishedAt: dateOf(document.lastPublishedAt),
    // What is shown of a text is the source itself.
    isOutOfDate: !borrowed && (await isOutOfDate(live)),
    readingMinutes: readingMinutes(body ? plainText(body) : '', contentLocale),
  }
}

/** By the block made for it, or by a link to each of them in its own words. */
function listsAll(body: SerializedEditorState, children: readonly LivePage[]): boolean {
  if (hasBlock(body, 'childPages')) return true
  return children.every(({ collection, document }) =>
    linkedDocuments(body, collection).includes(document),
  )
}

/** The document that stands at the prefix of a type; a type without a prefix has the home page there. */
async function overviewOf(page: LivePage, locale: Locale): Promise<LivePage[]> {
  const prefix = prefixOf(contentType(page.collection))
  if (prefix === '') return []
  const overview = (await findAt(locale, prefix)) ?? (await findAt(env.SOURCE_LOCALE, prefix))
  return overview ? [overview] : []
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

const WORDS_PER_MINUTE = 200

function readingMinutes(text: string, locale: Locale): number {
  return Math.max(1, Math.round(wordsIn(text, locale) / WORDS_PER_MINUTE))
}

/** How many words a text has, whose words are a blank apart where its language writes any. */
function wordsIn(text: string, locale: Locale): number {
  if (locale !== 'zh') return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1
  }
  return words
}
