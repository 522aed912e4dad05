import 'server-only'

import { getTranslation } from '@payloadcms/translations'
import type { Payload, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { type FoundUse, IS_IN_NAVIGATION, type Use, withTitles } from '../uses/find-uses'
import { at, belongings, keysTo } from '../uses/use-places'
import { contentTypes } from '../../publications/content-types'
import { leadsSomewhere } from '../../publications/reading/broken-links.queries'
import { databaseOf } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { leadingIn } from './in-languages'
import { livePlace } from './live-places'

/** An entry of a menu, or a redirect, that does not lead readers where it was meant to. */
export interface LeadingLink {
  /** The global or the redirect. */
  place: Use
  /** Which entry of it: the label of the list and its number. */
  entry: string
  /** Of the document, or the address as it was typed; none where it names nothing any more. */
  target: string | undefined
  /** `dead`: live in no language; `foreign`: live, and not in all languages of those who are led there. */
  why: 'missing' | 'trash' | 'dead' | 'foreign'
  /** The languages it is missing in, where it is foreign. */
  locales: Locale[]
}

/** A link by key, before titles are known. */
interface Row extends FoundUse {
  path: string
  collection: PublishableCollection | null
  target: string | null
  is_in_trash: boolean
  live: string[] | null
}

/** Nobody mends more at a time, or waits longer for the addresses that redirects lead to. */
const MOST = 500
const MOST_MS = 1_000

/**
 * Links of globals and of redirects that lead nowhere, or some readers to another language. By which fields they lead says
 * the database's own catalogue, so a new one is never forgotten.
 */
export async function findLeadingLinks(req: PayloadRequest): Promise<LeadingLink[]> {
  const suspects = await findSuspects(req.payload)
  const places = await withTitles(req, suspects)
  const named = suspects.filter(({ collection, target }) => collection !== null && target !== null)
  const titles = await withTitles(
    req,
    named.map((row) => ({ ...row, owner: row.collection ?? '', document: Number(row.target) })),
  )
  return suspects.flatMap((row, index) => {
    const place = places[index]
    if (!place) return []
    const { collection, target } = row
    return [
      {
        place,
        entry: entryOf(req, row),
        target: collection === null ? (target ?? undefined) : titles[named.indexOf(row)]?.title,
        ...reasonOf(row),
      },
    ]
  })
}

/** How many lead readers of some languages nowhere at all, and how many to another language. */
export async function countLeadingLinks(
  payload: Payload,
  languages: readonly Locale[],
): Promise<{ dead: number; foreign: number }> {
  const links = (await findSuspects(payload)).map((row) => ({
    place: isLocale(row.locale) ? { locale: row.locale } : {},
    ...reasonOf(row),
  }))
  const found = leadingIn(links, languages)
  const foreign = found.filter(({ why }) => why === 'foreign').length
  return { dead: found.length - foreign, foreign }
}

async function findSuspects(payload: Payload): Promise<Row[]> {
  const db = await databaseOf(payload, {})
  const belongingOf = await belongings(db, { payload })
  const links: SQL[] = [EMPTY_ENTRIES]
  for (const { collection, table } of contentTypes) {
    for (const place of await keysTo(db, table)) {
      const belonging = belongingOf(place.table)
      const { owner } = belonging
      if (!owner?.isGlobal && owner?.slug !== 'redirects') continue
      const live = livePlace(place.table, belonging)
      if (!live) continue
      const value = at(place.table, place.column)
      const isThere = place.table === 'navigation_rels' ? IS_IN_NAVIGATION : sql`true`
      const path = place.table.endsWith('_rels')
        ? sql`${at(place.table, 'path')}::text`
        : sql`${place.column}::text`
      links.push(sql`
        SELECT ${live.owner}, ${path} AS path, ${collection}::text AS collection, ${value}::text AS target,
          EXISTS (SELECT FROM ${sql.identifier(table)} t
            WHERE t.id = ${value} AND t.deleted_at IS NOT NULL) AS is_in_trash,
          (SELECT array_agg(p.locale) FROM publications p
            WHERE p.collection = ${collection} AND p.document = ${value}::text) AS live
        FROM ${live.from} WHERE ${value} IS NOT NULL AND ${isThere}`)
    }
  }
  const { rows } = await db.execute<Row>(sql`
    SELECT found.*, 'live' AS state, false AS is_below
    FROM (${sql.join(links, sql` UNION ALL `)}) found
    WHERE live IS NULL OR NOT live @> CASE
      WHEN '*' = ANY(live) THEN '{*}'::text[]
      WHEN locale IS NULL THEN ${textArray(LOCALES)} ELSE ARRAY[locale] END
    ORDER BY owner, path, document LIMIT ${MOST}`)
  return [...rows, ...(await deadAddresses(payload))]
}

// Keys go with the document that they name.
const EMPTY_ENTRIES = sql`
  SELECT 'navigation'::text AS owner, NULL::int AS document, NULL::text AS locale, entry.path,
    NULL::text AS collection, NULL::text AS target, false AS is_in_trash, NULL::text[] AS live
  FROM (SELECT 'header.' || _order - 1 || '.document' AS path FROM navigation_header
    UNION ALL SELECT 'footer.' || _order - 1 || '.document' FROM navigation_footer) entry
  WHERE NOT EXISTS (SELECT FROM navigation_rels r WHERE r.path = entry.path)
  UNION ALL
  SELECT 'redirects', id, locale::text, 'to.page', NULL, NULL, false, NULL FROM redirects
  WHERE to_kind::text = 'page' AND NOT EXISTS (
    SELECT FROM redirects_rels r WHERE r.parent_id = redirects.id AND r.path = 'to.page')`

/** Redirects to addresses of this site that nobody reaches. */
async function deadAddresses(payload: Payload): Promise<Row[]> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<Row>(sql`
    SELECT 'redirects' AS owner, id AS document, locale::text AS locale, 'to.address' AS path,
      NULL AS collection, to_address AS target, false AS is_in_trash, NULL AS live,
      'live' AS state, false AS is_below
    FROM redirects WHERE to_kind::text = 'address' AND to_address LIKE '/%' ORDER BY id DESC`)
  const deadline = performance.now() + MOST_MS
  const dead: Row[] = []
  for (const row of rows) {
    if (performance.now() > deadline || dead.length >= MOST) break
    if (!(await leadsSomewhere(row.target ?? ''))) dead.push(row)
  }
  return dead
}

function reasonOf({
  target,
  is_in_trash: isInTrash,
  live,
  locale,
}: Row): Pick<LeadingLink, 'why' | 'locales'> {
  if (target === null) return { why: 'missing', locales: [] }
  if (isInTrash) return { why: 'trash', locales: [] }
  // A redirect leads readers of one language, who get the source's where there is no other.
  const isReached = isLocale(locale) ? live?.includes(env.SOURCE_LOCALE) : (live ?? []).length > 0
  if (!isReached) return { why: 'dead', locales: [] }
  const asked = isLocale(locale) ? [locale] : LOCALES
  return { why: 'foreign', locales: asked.filter((one) => !live?.includes(one)) }
}

/** The label of the field that it stands in, and its number in a list. */
function entryOf({ payload, i18n }: PayloadRequest, { owner, path }: Row): string {
  const { globals, collections } = payload.config
  const fields = [...globals, ...collections].find(({ slug }) => slug === owner)?.flattenedFields
  const [name = '', index] = path.split('.')
  const field = fields?.find((one) => one.name === name)
  const label = field && 'label' in field && field.label ? getTranslation(field.label, i18n) : name
  return /^\d+$/.test(index ?? '') ? `${label} ${Number(index) + 1}` : label
}
