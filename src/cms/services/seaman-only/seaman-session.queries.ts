import { cookieValue } from '../../../domain/browser/cookies'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import {
  EXAMPLE_SEAMEN_AT,
  SEAMAN_SESSION_DAYS,
  type SeamanState,
  seamanCookieName,
} from '../../../domain/members/seaman-account'
import { env, showsExamples } from '../../../env'
import { query } from '../../database/read-pool'
import { isToken, tokenId } from '../sessions/secret-tokens'

/** A seafarer who is signed in, whatever may become of the account. */
export interface SignedInSeaman {
  id: number
  name: string
  email: string
  telephone: string | undefined
  /** Codes of the vocabulary. */
  rank: string | undefined
  citizenship: string | undefined
  language: Locale
  state: SeamanState
  isConfirmed: boolean
  /** Whether there is one: an address that a link has confirmed begins without. */
  hasPassword: boolean
  /** Why it is suspended, in the words of the staff. */
  reason: string | undefined
}

interface StoredSeaman {
  id: number
  name: string
  email: string
  telephone: string | null
  rank: string | null
  citizenship: string | null
  language: string
  state: SeamanState
  is_confirmed: boolean
  has_password: boolean
  reason: string | null
}

/** How often it is written down that a session is used. Hours. */
const NOTED_EVERY = 1

/** The name of the cookie that holds the token of a session. */
export const SEAMAN_COOKIE = seamanCookieName(env.SITE_URL)

// Asked at each request: who was suspended or signed out a moment ago is not found.
const SIGNED_IN = `
  WITH found AS (
    SELECT seaman_id, used_at FROM seaman_sessions WHERE id = $1 AND expires_at > now()),
  noted AS (
    UPDATE seaman_sessions SET used_at = now(), expires_at = now() + make_interval(days => $2)
    WHERE id = $1 AND used_at < now() - make_interval(hours => $3)
      AND EXISTS (SELECT FROM found))
  SELECT s.id, s.name, s.email, s.telephone, s.rank::text AS rank, s.citizenship::text AS citizenship,
    s.language::text AS language, s.state::text AS state,
    s.confirmed_at IS NOT NULL AS is_confirmed, s.hash IS NOT NULL AS has_password, s.reason
  FROM found JOIN seamen s ON s.id = found.seaman_id`

/**
 * Who is signed in by these cookies, as the database knows at this moment.
 * @throws what the driver throws where the database is away: then nobody is let in
 */
export async function seamanOf(cookies: string): Promise<SignedInSeaman | undefined> {
  const token = cookieValue(cookies, SEAMAN_COOKIE)
  if (!isToken(token)) return undefined
  const [row] = await query<StoredSeaman>(
    SIGNED_IN,
    [tokenId(token), SEAMAN_SESSION_DAYS, NOTED_EVERY],
    'seaman-session',
  )
  // The password of an invented one is known to everybody: a public site lets none in.
  if (!row || (!showsExamples && row.email.endsWith(EXAMPLE_SEAMEN_AT))) return undefined
  const { id, name, email, language, state, is_confirmed: isConfirmed, reason } = row
  return {
    id,
    name,
    email,
    telephone: row.telephone ?? undefined,
    rank: row.rank ?? undefined,
    citizenship: row.citizenship ?? undefined,
    language: isLocale(language) ? language : env.DEFAULT_LOCALE,
    state,
    isConfirmed,
    hasPassword: row.has_password,
    reason: reason ?? undefined,
  }
}
