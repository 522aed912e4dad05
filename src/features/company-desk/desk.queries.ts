import { mayAtDesk } from '../../cms/access'
import { query } from '../../cms/database/read-pool'
import { LIVE } from '../../cms/publications/reading/publication-index'
import { provenChecked, provenSince } from '../../cms/publications/proven-company'
import { isWarned } from '../../cms/publications/warned-company'
import { isToken, tokenId } from '../../cms/services/sessions/secret-tokens'
import { cookieValue } from '../../domain/browser/cookies'
import {
  COMPANY_SESSION_DAYS,
  companyCookieName,
  EXAMPLE_PEOPLE_AT,
} from '../../domain/company-desk/company-people'
import type { DeskAct, DeskRole } from '../../domain/company-desk/desk-rights'
import { isLocale, type Locale } from '../../domain/locales/locales'
import { env, showsExamples } from '../../env'

/** The name of the cookie that holds the token of a session. */
export const COMPANY_COOKIE = companyCookieName(env.SITE_URL)

/** Why nothing can be done at a desk for now. */
export type Closed = 'warned' | 'suspended'

/** A seat of the person who is signed in, with what is known of its company. */
export interface Seat {
  id: number
  role: DeskRole
  company: number
  companyName: string
  /** Content path of its page; none while it is not published. */
  path: string | undefined
  closed: Closed | undefined
  /** Since when it has a desk, and the day on which staff looked it up last. UTC. */
  provenSince: Date | undefined
  checkedOn: Date | undefined
}

/** Somebody of a company who is signed in. */
export interface SignedInPerson {
  id: number
  name: string
  email: string
  language: Locale
  seats: readonly Seat[]
}

interface StoredSeat {
  id: number
  role: DeskRole
  company: number
  name: string
  path: string | null
  is_warned: boolean
  is_suspended: boolean
  since: string | null
  checked: string | null
}

interface StoredPerson {
  id: number
  name: string | null
  email: string
  language: string
  seats: StoredSeat[] | null
}

/** How often it is written down that a session is used. Hours. */
const NOTED_EVERY = 1

// Asked at each request: who has left a moment ago is not found.
const SIGNED_IN = `
  WITH found AS (
    SELECT person_id FROM company_sessions WHERE id = $1 AND expires_at > now()),
  noted AS (
    UPDATE company_sessions SET used_at = now(), expires_at = now() + make_interval(days => $2)
    WHERE id = $1 AND used_at < now() - make_interval(hours => $3) AND EXISTS (SELECT FROM found))
  SELECT p.id, p.name, p.email, p.language::text AS language,
    (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'role', s.role, 'company', c.id, 'name', c.name,
        'path', (SELECT path FROM publications WHERE collection = 'crewings' AND document = c.id::text AND ${LIVE} LIMIT 1),
        'is_warned', ${isWarned('c.id')}, 'is_suspended', c.suspended_at IS NOT NULL,
        'since', ${provenSince('c.id')}, 'checked', ${provenChecked('c.id')}) ORDER BY c.name, s.id)
      FROM company_seats s JOIN crewings c ON c.id = s.company_id
      WHERE s.person_id = p.id AND s.accepted_at IS NOT NULL AND c.deleted_at IS NULL) AS seats
  FROM found JOIN company_people p ON p.id = found.person_id AND p.confirmed_at IS NOT NULL`

/**
 * Who of a company is signed in by these cookies, as the database knows at this moment.
 * @throws what the driver throws where the database is away: then nobody is let in
 */
export async function personOf(cookies: string): Promise<SignedInPerson | undefined> {
  const token = cookieValue(cookies, COMPANY_COOKIE)
  if (!isToken(token)) return undefined
  const [row] = await query<StoredPerson>(
    SIGNED_IN,
    [tokenId(token), COMPANY_SESSION_DAYS, NOTED_EVERY],
    'company-session',
  )
  // Invented people exist on a site with examples alone.
  if (!row || (!showsExamples && row.email.endsWith(EXAMPLE_PEOPLE_AT))) return undefined
  const { id, name, email, language, seats } = row
  return {
    id,
    name: name ?? '',
    email,
    language: isLocale(language) ? language : env.DEFAULT_LOCALE,
    seats: (seats ?? []).map(seatOf),
  }
}

function seatOf({ id, role, company, name, path, since, checked, ...flags }: StoredSeat): Seat {
  return {
    id,
    role,
    company,
    companyName: name,
    path: path ?? undefined,
    closed: closedBecause(flags),
    provenSince: since === null ? undefined : new Date(since),
    checkedOn: checked === null ? undefined : new Date(checked),
  }
}

/** Why the desk of a company is closed; nothing where it is open. What is published from a desk asks it too. */
export function closedBecause(flags: {
  is_warned: boolean
  is_suspended: boolean
}): Closed | undefined {
  if (flags.is_warned) return 'warned'
  return flags.is_suspended ? 'suspended' : undefined
}

/**
 * The seat by which somebody may do something at the desk of a company; nothing where there is none, or it does not give
 * that right: the page says then that there is nothing at its address.
 */
export function seatFor(
  person: SignedInPerson | undefined,
  company: number,
  act: DeskAct,
): Seat | undefined {
  const seat = person?.seats.find((one) => one.company === company)
  return seat && mayAtDesk(seat, act) ? seat : undefined
}

/** Somebody at a desk, or invited to it, as the others there see them. */
export interface SeatOfDesk {
  id: number
  person: number
  name: string
  email: string
  role: DeskRole
  /** UTC; none while the invitation waits. */
  acceptedAt: Date | undefined
}

const SEATS = `
  SELECT s.id, s.person_id AS person, coalesce(p.name, '') AS name, p.email, s.role::text AS role, s.accepted_at AS "acceptedAt"
  FROM company_seats s JOIN company_people p ON p.id = s.person_id
  WHERE s.company_id = $1 ORDER BY s.accepted_at NULLS LAST, s.id`

/** Who is at the desk of a seat. */
export async function seatsBeside({ company }: Seat): Promise<SeatOfDesk[]> {
  const rows = await query<Omit<SeatOfDesk, 'acceptedAt'> & { acceptedAt: Date | null }>(
    SEATS,
    [company],
    'company-seats',
  )
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt ?? undefined }))
}

/** A company whose page can be claimed. */
export interface Claimable {
  id: number
  name: string
  /** The host of its website; empty where none is known. */
  website: string
  registerUrl: string | null
  licenceNumber: string | null
}

const CLAIMABLE = `
  SELECT c.id, c.name, coalesce(c.website, '') AS website, c.licence_register_url AS "registerUrl",
    c.licence_number AS "licenceNumber"
  FROM (SELECT document FROM publications WHERE collection = 'crewings' AND document = $1 AND ${LIVE} LIMIT 1) p
  JOIN crewings c ON c.id = p.document::int
  WHERE c.suspended_at IS NULL AND NOT ${isWarned('c.id')}`

/** A company whose page is live, and of which nobody is warned. */
export async function claimable(id: number): Promise<Claimable | undefined> {
  const [row] = await query<Claimable>(CLAIMABLE, [String(id)], 'claimable-company')
  return row
}
