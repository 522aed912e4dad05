import 'server-only'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { findBodyLinks } from '@/cms/documents/shown/body-context.queries'
import { query } from '@/cms/database/read-pool'
import type { BodyContext } from '@/cms/documents/rich-text/body-context'
import { plainText } from '@/cms/documents/rich-text/content'
import { type SeamanOnly, seamanOnly } from '@/cms/services/seaman-only/seaman-only'
import type { Locale } from '@/domain/locales/locales'
import type { Currency } from '@/domain/money/money'
import { EXAMPLE_SERVICE_FILE } from '@/domain/members/seaman-account'
import {
  hasWords,
  SERVICE_CATEGORIES,
  type ServiceCategory,
} from '@/domain/members/seaman-services'
import { env, showsExamples } from '@/env'

/** A service as the list shows it. */
export interface ServiceSummary {
  id: number
  /** The language of its texts: the reader's, or the source language where it is not translated. */
  locale: Locale
  title: string
  summary: string | undefined
  category: ServiceCategory
  /** Minor units; nothing where it is agreed first. */
  price: { amount: number; currency: Currency } | undefined
  /** Calendar days; nothing where it depends on the case. */
  days: { least: number; most: number } | undefined
  /** What to have ready. */
  papers: readonly string[]
}

/** A file of a service. */
export interface ServiceFileView {
  id: number
  name: string
  /** As its name ends, such as `PDF`. */
  type: string
  /** Bytes. */
  size: number
}

/** A service as its page shows it. */
export interface ServiceView extends ServiceSummary {
  body: SerializedEditorState | undefined
  context: BodyContext
  /** The day of a translation whose source has changed since, UTC; nothing of all others. */
  asOf: Date | undefined
  /** Nothing where the site does it itself. */
  provider: string | undefined
  files: readonly ServiceFileView[]
}

/** What is for members alone, or why it is not told. */
export type ForMembers<Told> =
  | (Extract<SeamanOnly, { kind: 'open' }> & { told: Told })
  | Exclude<SeamanOnly, { kind: 'open' }>

/** A row of the database; numbers of Payload's come as texts. */
export interface StoredService {
  id: number
  locale: Locale
  title: string
  excerpt: string | null
  category: ServiceCategory
  price: number | string | null
  currency: Currency
  least_days: number | string | null
  most_days: number | string | null
  papers: string | null
  provider: string | null
  body: SerializedEditorState | null
  last_published_at: Date | null
  is_out_of_date: boolean
}

// In the reader's language where it is live there, else in the source language.
const LIVE = `
  SELECT DISTINCT ON (s.id) s.id, p.locale, p.title, p.excerpt, s.category::text AS category, s.price,
    s.currency::text AS currency, s.least_days, s.most_days, l.papers, l.provider, l.body, p.position,
    p.last_published_at, t.standing IS NOT DISTINCT FROM 'outOfDate' AS is_out_of_date
  FROM publications p
  JOIN seaman_services s ON s.id::text = p.document
  JOIN seaman_services_locales l ON l._parent_id = s.id AND l._locale::text = p.locale
  LEFT JOIN translations t ON t.collection = p.collection AND t.document = p.document AND t.locale = p.locale
  WHERE p.collection = 'seaman-services' AND p.locale IN ($1, $2)`

const BEST_FIRST = 'ORDER BY s.id, p.locale = $1 DESC'

const LIST = `SELECT * FROM (${LIVE} ${BEST_FIRST}) best ORDER BY position, title, id`

const ONE = `${LIVE} AND s.id = $3 ${BEST_FIRST}`

// An invented file is in no list and no answer of a public site.
const shown = (whether: string) =>
  `(${whether}::boolean OR f.filename IS DISTINCT FROM '${EXAMPLE_SERVICE_FILE}')`

// The name that a reader sees is in their language, in the source language, or that of the file.
const FILES = `
  SELECT f.id, coalesce(nullif(own.name, ''), nullif(source.name, ''), f.filename) AS name, f.filename,
    f.filesize::int AS size
  FROM seaman_services_rels r JOIN service_files f ON f.id = r.service_files_id
  LEFT JOIN service_files_locales own ON own._parent_id = f.id AND own._locale::text = $2
  LEFT JOIN service_files_locales source ON source._parent_id = f.id AND source._locale::text = $3
  WHERE r.parent_id = $1 AND r.path = 'files' AND f.deleted_at IS NULL AND ${shown('$4')} ORDER BY r."order"`

// Only what a live service shows: an editor's number says nothing to anybody.
const FILE = `
  SELECT f.filename AS name, b.bytes FROM service_files f JOIN service_file_bytes b ON b.file_id = f.id
  WHERE f.id = $1 AND f.deleted_at IS NULL AND ${shown('$2')} AND EXISTS (
    SELECT FROM seaman_services_rels r
    JOIN publications p ON p.collection = 'seaman-services' AND p.document = r.parent_id::text
    WHERE r.path = 'files' AND r.service_files_id = f.id)`

/** What somebody looks for among the services. */
export interface ServiceQuestion {
  words: string
  category: ServiceCategory | undefined
}

/**
 * The services that a question finds, in the order of their categories, for members alone.
 * @throws what the driver throws where the database is away
 */
export async function listServices(
  headers: Headers,
  locale: Locale,
  { words, category }: ServiceQuestion,
): Promise<ForMembers<ServiceSummary[]>> {
  const guarded = await seamanOnly(headers)
  if (guarded.kind !== 'open') return guarded
  const rows = await query<StoredService>(LIST, [locale, env.SOURCE_LOCALE], 'service-list')
  const told = rows
    .filter(
      (row) =>
        (category === undefined || row.category === category) &&
        (words === '' || hasWords(searched(row), words)),
    )
    .map(summaryOf)
  const place = ({ category: of }: ServiceSummary) => SERVICE_CATEGORIES.indexOf(of)
  return { ...guarded, told: told.sort((a, b) => place(a) - place(b)) }
}

/** A service, for members alone; nothing is told where there is none. */
export async function getService(
  headers: Headers,
  locale: Locale,
  id: number,
): Promise<ForMembers<ServiceView | undefined>> {
  const guarded = await seamanOnly(headers)
  if (guarded.kind !== 'open') return guarded
  const [row] = await query<StoredService>(ONE, [locale, env.SOURCE_LOCALE, id], 'service')
  return { ...guarded, told: row && (await viewOf(row, locale)) }
}

/** A file of a live service, for members alone. */
export async function getServiceFile(
  headers: Headers,
  id: number,
): Promise<ForMembers<{ name: string; bytes: Buffer } | undefined>> {
  const guarded = await seamanOnly(headers)
  if (guarded.kind !== 'open') return guarded
  const [told] = await query<{ name: string; bytes: Buffer }>(
    FILE,
    [id, showsExamples],
    'service-file',
  )
  return { ...guarded, told }
}

/** What a file is called by the end of its name, such as `PDF`. */
export function fileType(filename: string): string {
  return (/\.([^.]+)$/.exec(filename)?.[1] ?? '').toUpperCase()
}

function searched({ title, excerpt, papers, provider, body }: StoredService) {
  const text = [papers, provider, body ? plainText(body) : ''].join('\n')
  return { title, summary: excerpt ?? undefined, text }
}

function summaryOf(row: StoredService): ServiceSummary {
  const { id, locale, title, excerpt, category, price, currency, papers } = row
  const least = row.least_days ?? row.most_days
  const most = row.most_days ?? row.least_days
  return {
    id,
    locale,
    title,
    summary: excerpt ?? undefined,
    category,
    papers: (papers ?? '').split('\n').flatMap((line) => line.trim() || []),
    price: price === null ? undefined : { amount: Number(price), currency },
    days:
      least === null || most === null ? undefined : { least: Number(least), most: Number(most) },
  }
}

async function viewOf(row: StoredService, locale: Locale): Promise<ServiceView> {
  const { id, body } = row
  const values = [id, locale, env.SOURCE_LOCALE, showsExamples]
  const files = await query<{ id: number; name: string; filename: string; size: number }>(
    FILES,
    values,
    'service-files',
  )
  return serviceViewOf(row, {
    locale,
    files: files.map(({ filename, ...file }) => ({
      ...file,
      type: fileType(filename),
    })),
    links: body ? await findBodyLinks(body, locale) : new Map(),
  })
}

interface Around {
  /** The reader's language. */
  locale: Locale
  files: readonly ServiceFileView[]
  links: BodyContext['bodyLinks']
}

/** A service as its page shows it, of what is stored. */
export function serviceViewOf(row: StoredService, { locale, files, links }: Around): ServiceView {
  const { provider, body, is_out_of_date: isOutOfDate, last_published_at: publishedAt } = row
  return {
    ...summaryOf(row),
    body: body ?? undefined,
    asOf: isOutOfDate ? (publishedAt ?? undefined) : undefined,
    context: {
      locale,
      contentLocale: row.locale,
      bodyLinks: links,
      bodyMedia: new Map(),
      children: [],
    },
    provider: provider ?? undefined,
    files,
  }
}
