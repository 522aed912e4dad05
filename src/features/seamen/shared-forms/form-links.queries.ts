import { query } from '../../../cms/database/read-pool'
import { isToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import { SHARED_FORM_PAGE } from '../../../domain/addresses/site-pages'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { EXAMPLE_SEAMEN_AT } from '../../../domain/members/seaman-account'
import { chosenRecord, readParts } from '../../../domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { env, showsExamples } from '../../../env'
import { pageAfter } from '../form-visitor'
import { type AccountInForm, wholeRecord } from '../record/whole-record'
import { IS_KEPT, linkToken } from './form-link'

/** A link to the own form, as its owner sees it. Times are UTC. */
export interface FormLink {
  id: number
  company: string
  language: Locale
  parts: readonly PartName[]
  expiresAt: Date
  isOver: boolean
  /** How often somebody pressed the button. */
  opened: number
  firstOpenedAt: Date | undefined
  lastOpenedAt: Date | undefined
  /** Nothing where it was made under another key of the site. */
  address: string | undefined
}

interface Stored {
  id: number
  company: string
  language: string
  parts: string[]
  expiresAt: Date
  isOver: boolean
  opened: number
  firstOpenedAt: Date | null
  lastOpenedAt: Date | null
  seed: Buffer
  tokenId: Buffer
}

/** The links of an account, the newest first, those too that have run out of late. */
export async function ownFormLinks(seaman: number): Promise<FormLink[]> {
  const rows = await query<Stored>(
    `SELECT l.id, l.company, l.language, l.parts, l.expires_at AS "expiresAt", l.expires_at <= now() AS "isOver",
       l.opened, l.first_opened_at AS "firstOpenedAt", l.last_opened_at AS "lastOpenedAt", l.seed,
       l.token_id AS "tokenId"
     FROM seaman_form_links l WHERE l.seaman_id = $1 AND ${IS_KEPT} ORDER BY l.id DESC`,
    [seaman],
    'seaman-form-links',
  )
  return rows.map(({ seed, tokenId: stored, ...row }) => {
    const language = isLocale(row.language) ? row.language : env.DEFAULT_LOCALE
    return {
      ...row,
      language,
      parts: readParts(row.parts),
      firstOpenedAt: row.firstOpenedAt ?? undefined,
      lastOpenedAt: row.lastOpenedAt ?? undefined,
      address: row.isOver ? undefined : linkAddress({ seed, tokenId: stored }, language),
    }
  })
}

/** The same for the download of the account, without what opens them. */
export function formLinksForDownload(seaman: number): Promise<object[]> {
  return query<object>(
    `SELECT l.company, l.language, l.parts, l.created_at AS "createdAt", l.expires_at AS "expiresAt", l.opened,
       l.first_opened_at AS "firstOpenedAt", l.last_opened_at AS "lastOpenedAt"
     FROM seaman_form_links l WHERE l.seaman_id = $1 AND ${IS_KEPT} ORDER BY l.id`,
    [seaman],
    'seaman-form-links-download',
  )
}

/** Whose form a link shows, and which parts of it. */
export interface SharedForm {
  parts: readonly PartName[]
  expiresAt: Date
  /** Reads it as it is at this moment; nothing but the parts that were chosen. */
  record: () => Promise<OwnRecord>
}

interface Shared extends AccountInForm {
  parts: string[]
  expiresAt: Date
}

/**
 * What the link with a token shows. Nothing, without a difference, where there is none, it was ended or has run out, or its account is gone,
 * suspended, or without a confirmed address.
 */
export async function findSharedForm(token: string): Promise<SharedForm | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<Shared>(
    `SELECT s.id, s.name, s.email, s.telephone, s.rank::text AS rank, s.citizenship::text AS citizenship, l.parts,
       l.expires_at AS "expiresAt"
     FROM seaman_form_links l JOIN seamen s ON s.id = l.seaman_id
     WHERE l.token_id = $1 AND l.expires_at > now() AND ${IS_KEPT}
       AND s.state <> 'suspended' AND s.confirmed_at IS NOT NULL`,
    [tokenId(token)],
    'shared-form',
  )
  // The password of an invented one is known to everybody, and so is what it shows.
  if (!row || (!showsExamples && row.email.endsWith(EXAMPLE_SEAMEN_AT))) return undefined
  const parts = readParts(row.parts)
  const record = async () => chosenRecord(await wholeRecord(row), parts)
  return { parts, expiresAt: row.expiresAt, record }
}

/** The whole address of a link, in the language of its reader; nothing where it was made under another key of the site. */
function linkAddress(
  { seed, tokenId: stored }: { seed: Buffer; tokenId: Buffer },
  locale: Locale,
): string | undefined {
  const token = linkToken(seed)
  if (!tokenId(token).equals(stored)) return undefined
  return env.SITE_URL + pageAfter(`${SHARED_FORM_PAGE}/${token}`, locale)
}
