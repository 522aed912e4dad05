import 'server-only'

import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { isBadAnswer, isBrokenLink, type LinkAnswer } from '../../../domain/addresses/link-answer'
import { databaseOf } from '../../database/handle'
import { type ExternalPlace, placesOf } from './external-places'
import { standingIn } from './in-languages'
import { MOST_PLACES, type Places, withPlaces } from './titled-places'

/** What was last answered to a link to another site, and where it stands. */
export interface ReportedLink extends Places {
  address: string
  answer: LinkAnswer
  detail: string
  movedTo: string | undefined
  badSince: Date | undefined
  checkedAt: Date
}

/** Links to other sites that somebody should look at. */
export interface ReportedLinks {
  broken: ReportedLink[]
  moved: ReportedLink[]
  /** When one was last asked for. */
  lastCheck: Date | undefined
}

/** Nobody mends more at a time. */
const MOST = 500

interface Row extends Record<string, unknown> {
  address: string
  answer: LinkAnswer
  detail: string | null
  moved_to: string | null
  bad_nights: string
  bad_since: string | null
  checked_at: string
}

/** Links to other sites that are broken or have moved, and still stand in what readers see; broken the longest first. */
export async function findExternalLinks(req: PayloadRequest): Promise<ReportedLinks> {
  const { payload } = req
  const rows = await reported(payload)
  const found = await placesOf(
    payload,
    rows.map(({ address }) => address),
  )
  const placesOfEach = byAddress(found)
  const links = await withPlaces(
    req,
    rows.flatMap((row) => {
      const places = placesOfEach.get(row.address)
      return places ? [{ thing: facts(row), places }] : []
    }),
  )
  const db = await databaseOf(payload, {})
  const { rows: last } = await db.execute<{ at: string | null }>(
    sql`SELECT max(checked_at) AS at FROM link_checks`,
  )
  return {
    broken: links.filter(({ answer }) => isBadAnswer(answer)),
    moved: links.filter(({ answer }) => answer === 'moved'),
    lastCheck: last[0]?.at ? new Date(last[0].at) : undefined,
  }
}

/** How many links to other sites are broken, of those that still stand in what readers of some languages see. */
export async function countBrokenExternalLinks(
  payload: Payload,
  languages: readonly Locale[],
): Promise<number> {
  const rows = await reported(payload)
  const broken = rows.filter(({ answer }) => isBadAnswer(answer)).map(({ address }) => address)
  const found = byAddress(await placesOf(payload, broken))
  const links = [...found.values()].map((places) => ({
    places: places.slice(0, MOST_PLACES).map(({ locale }) => (isLocale(locale) ? { locale } : {})),
    more: Math.max(0, places.length - MOST_PLACES),
  }))
  return standingIn(links, languages).length
}

/** The same links as far as they stand in texts of some languages. */
export function externalIn(links: ReportedLinks, languages: readonly Locale[]): ReportedLinks {
  return {
    ...links,
    broken: standingIn(links.broken, languages),
    moved: standingIn(links.moved, languages),
  }
}

function byAddress(places: readonly ExternalPlace[]): Map<string, ExternalPlace[]> {
  const found = new Map<string, ExternalPlace[]>()
  for (const place of places) {
    found.set(place.address, [...(found.get(place.address) ?? []), place])
  }
  return found
}

async function reported(payload: Payload): Promise<Row[]> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<Row>(sql`
    SELECT address, answer, detail, moved_to, bad_nights, bad_since, checked_at FROM link_checks
    WHERE answer IN ('gone', 'unreachable', 'moved') AND checked_at IS NOT NULL
    ORDER BY bad_since NULLS LAST, address`)
  return rows
    .filter(
      ({ answer, bad_nights: nights }) =>
        answer === 'moved' || isBrokenLink(answer, Number(nights)),
    )
    .slice(0, MOST)
}

function facts(row: Row): Omit<ReportedLink, keyof Places> {
  return {
    address: row.address,
    answer: row.answer,
    detail: row.detail ?? '',
    movedTo: row.moved_to ?? undefined,
    badSince: row.bad_since === null ? undefined : new Date(row.bad_since),
    checkedAt: new Date(row.checked_at),
  }
}
