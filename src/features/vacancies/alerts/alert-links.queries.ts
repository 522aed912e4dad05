import type { PayloadRequest } from 'payload'

import { sql } from '../../../cms/database/sql'
import { LIVE } from '../../../cms/publications/reading/publication-index'
import { query } from '../../../cms/database/read-pool'
import { databaseOf } from '../../../cms/database/handle'
import { isToken, newToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import type { Locale } from '../../../domain/locales/locales'
import {
  ALERT_LINK_DAYS,
  ALERT_UNCONFIRMED_DAYS,
  type VacancyAlertState,
} from '../../../domain/vacancies/vacancy-alert'

/** An alert as its owner sees it. */
export interface OwnAlert {
  id: number
  /** As `alertFilter` writes it. */
  filter: string
  state: VacancyAlertState
  locale: Locale
  confirmedAt: Date | null
  lastMailAt: Date | null
}

const COLUMNS = `a.id, coalesce(a.filter, '') AS filter, a.state::text AS state, a.locale::text AS locale,
  a.confirmed_at AS "confirmedAt", a.last_mail_at AS "lastMailAt"`

/**
 * Makes the token that stands in the links of one mail, in the transaction of `req`. Those of earlier mails work on: a
 * mail is left by its own button, however old it is. The database holds its SHA-256 alone.
 * @param alert null: the same is done, and no link comes of it
 */
export async function makeAlertLink(req: PayloadRequest, alert: number | null): Promise<string> {
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO vacancy_alert_links (id, alert_id, expires_at)
    SELECT ${tokenId(token)}::bytea, id, now() + make_interval(days => ${ALERT_LINK_DAYS})
    FROM vacancy_alerts WHERE id = ${alert}`)
  return token
}

/**
 * The alert of a link, and whether it can still be confirmed; nothing where the link is none of ours, or has run out.
 */
export async function findAlert(
  token: string,
): Promise<(OwnAlert & { canBeConfirmed: boolean }) | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<OwnAlert & { canBeConfirmed: boolean }>(
    `SELECT ${COLUMNS}, a.state = 'unconfirmed'
       AND a.created_at > now() - make_interval(days => ${ALERT_UNCONFIRMED_DAYS}) AS "canBeConfirmed"
     FROM vacancy_alert_links l JOIN vacancy_alerts a ON a.id = l.alert_id
     WHERE l.id = $1 AND l.expires_at > now()`,
    [tokenId(token)],
    'vacancy-alert',
  )
  return row
}

/** The alerts of the address that a link was sent to; nothing where the link is none of ours, or has run out. */
export async function alertsBesides(
  token: string,
): Promise<{ email: string; alerts: OwnAlert[] } | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<{ email: string }>(
    `SELECT a.email FROM vacancy_alert_links l JOIN vacancy_alerts a ON a.id = l.alert_id
     WHERE l.id = $1 AND l.expires_at > now()`,
    [tokenId(token)],
    'vacancy-alert-address',
  )
  return row && { email: row.email, alerts: await alertsOf(row.email) }
}

/** The alerts of an e-mail address, in small letters, that send mail or wait to be confirmed. */
export async function alertsOf(email: string): Promise<OwnAlert[]> {
  return query<OwnAlert & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM vacancy_alerts a WHERE a.email = $1 AND a.state <> 'ended' ORDER BY a.id`,
    [email],
    'vacancy-alerts-of',
  )
}

/** What a company is called that is live, by the slug that a filter names it with. */
export async function companyCalled(slug: string): Promise<string | undefined> {
  const [row] = await query<{ name: string }>(
    `SELECT c.name FROM crewings c JOIN (
       SELECT document FROM publications
       WHERE collection = 'crewings' AND locale = '*' AND path = 'crewings/' || $1 AND ${LIVE}) live
     ON c.id = live.document::int`,
    [slug],
    'vacancy-alert-company',
  )
  return row?.name
}
