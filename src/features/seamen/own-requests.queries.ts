import 'server-only'

import { LIVE } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import { isAdmitted } from '@/cms/services/seaman-only/seaman-only'
import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import type { RequestKind, RequestState } from '@/domain/forms/requests'
import { env } from '@/env'

/** A request as its sender sees it in the account. Times are UTC. */
export interface OwnRequest {
  reference: string
  kind: RequestKind
  state: RequestState
  at: Date
  /** What it is about, where that can still be read. */
  about: { title: string; href: string; locale: Locale } | undefined
  /** What staff have written, the oldest first. */
  answers: readonly { text: string; at: Date }[]
  /** What was typed, by the names of fields; nothing where it is erased. */
  values: unknown
  /** Those that are still there. `size` in bytes. */
  files: readonly { id: number; name: string; size: number }[]
}

/** More than anybody looks through; all of them are in the download. */
export const MOST_OWN_REQUESTS = 50

interface StoredRequest {
  reference: string
  kind: RequestKind
  state: RequestState
  created_at: Date
  title: string | null
  path: string | null
  title_locale: Locale | '*' | null
  answers: { text: string; at: string }[]
  values: unknown
  files: { id: number; name: string; size: number }[]
}

// Only for an account that has confirmed its address. The names of member services are shown to members alone.
const OWN = `
  SELECT r.reference, r.kind::text AS kind, r.state::text AS state, r.created_at, about.title, about.path,
    about.locale AS title_locale, coalesce(answers.list, '[]') AS answers,
    r.values, coalesce(files.list, '[]') AS files
  FROM requests r JOIN seamen s ON lower(r.email) = s.email AND s.confirmed_at IS NOT NULL
  LEFT JOIN requests_rels rel ON rel.parent_id = r.id AND rel.path = 'about'
  LEFT JOIN LATERAL (
    SELECT title, path, locale FROM publications
    WHERE collection = CASE WHEN rel.vacancies_id IS NOT NULL THEN 'vacancies'
        WHEN rel.crewings_id IS NOT NULL THEN 'crewings' ELSE 'seaman-services' END
      AND document = coalesce(rel.vacancies_id, rel.crewings_id, rel.seaman_services_id)::text
      AND locale IN ($2, $3, '*') AND (members_only AND $4 OR ${LIVE})
    ORDER BY locale = $2 DESC LIMIT 1) about ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('text', letter.text, 'at', m.created_at) ORDER BY m.id) AS list
    FROM messages m CROSS JOIN LATERAL (
      SELECT string_agg(part ->> 'text', E'\\n\\n') AS text FROM jsonb_array_elements(m.content) AS part
      WHERE part ->> 'kind' = 'letter') letter
    WHERE m.request_id = r.id AND m.kind = 'reply' AND letter.text IS NOT NULL
  ) answers ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) ORDER BY f.id) AS list
    FROM form_files f WHERE f.request_id = r.id AND (f.erase_at IS NULL OR f.erase_at > now())
  ) files ON true
  WHERE s.id = $1 ORDER BY r.id DESC LIMIT $5`

/** What was sent under the confirmed address of an account, the newest first. */
export async function ownRequests(seaman: SignedInSeaman, locale: Locale): Promise<OwnRequest[]> {
  const rows = await query<StoredRequest>(
    OWN,
    [seaman.id, locale, env.SOURCE_LOCALE, isAdmitted(seaman), MOST_OWN_REQUESTS],
    'seaman-own-requests-list',
  )
  return rows.map(
    ({ title, path, title_locale: written, created_at: at, answers, ...request }) => ({
      ...request,
      at,
      about:
        title === null || path === null
          ? undefined
          : {
              title,
              href: publicPath({ locale, path }, env.DEFAULT_LOCALE),
              // Documents for all locales have one title, in the source language.
              locale: written === null || written === '*' ? env.SOURCE_LOCALE : written,
            },
      answers: answers.map(({ text, at: answered }) => ({ text, at: new Date(answered) })),
    }),
  )
}

// Only checked files belong to a request. Files that a scan refused or could not read were never accepted.
const FILE = `
  SELECT f.name, f.type, f.bytes FROM form_files f JOIN requests r ON r.id = f.request_id
  JOIN seamen s ON lower(r.email) = s.email AND s.confirmed_at IS NOT NULL
  WHERE s.id = $1 AND f.id = $2 AND (f.erase_at IS NULL OR f.erase_at > now())`

/** Reads a file that was sent under the confirmed address of an account; `undefined` for other or erased files. */
export async function ownFile(
  { id }: Pick<SignedInSeaman, 'id'>,
  file: number,
): Promise<{ name: string; type: string; bytes: Buffer } | undefined> {
  const [found] = await query<{ name: string; type: string; bytes: Buffer }>(
    FILE,
    [id, file],
    'seaman-own-file',
  )
  return found
}
