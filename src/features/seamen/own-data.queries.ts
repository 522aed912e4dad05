import 'server-only'

import { query } from '@/cms/database/read-pool'
import { listScans } from '@/cms/services/files/scan-store'

import type { FILE_SECTIONS } from './import/file-sections'
import { oldCvOf } from './old-cv/old-cv.queries'
import { ownRecord } from './record/record.queries'
import { remindersForDownload } from './reminders/reminders.queries'
import { searchConsentOf } from './search/search-consent.queries'
import { formLinksForDownload } from './shared-forms/form-links.queries'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'

// Leaves out secrets: password hashes, sessions and links.
const ACCOUNT = `
  SELECT s.name, s.email, s.telephone, s.rank::text AS rank, s.citizenship::text AS citizenship,
    s.language::text AS language, s.state::text AS state, s.reason, s.confirmed_at AS "confirmedAt",
    s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    (SELECT coalesce(json_agg(json_build_object('event', e.event, 'reason', e.reason, 'at', e.created_at)
      ORDER BY e.id), '[]') FROM seaman_events e WHERE e.seaman_id = s.id) AS history,
    (SELECT coalesce(json_agg(json_build_object('begun', n.created_at, 'used', n.used_at)
      ORDER BY n.created_at), '[]') FROM seaman_sessions n WHERE n.seaman_id = s.id) AS sessions
  FROM seamen s WHERE s.id = $1`

// Requests sent under an address belong to the account that has confirmed the address.
const REQUESTS = `
  SELECT r.reference, r.kind::text AS kind, r.state::text AS state, r.created_at AS "createdAt", r.values,
    r.robot_sign::text AS "mayBeRobot",
    (SELECT coalesce(json_agg(json_build_object('field', f.field, 'name', f.name, 'bytes', f.size) ORDER BY f.id), '[]')
      FROM form_files f WHERE f.request_id = r.id) AS files,
    (SELECT f.record FROM sent_forms f WHERE f.request_id = r.id) AS form,
    (SELECT coalesce(json_agg(json_build_object('text', part ->> 'text', 'at', m.created_at) ORDER BY m.id), '[]')
      FROM messages m CROSS JOIN LATERAL jsonb_array_elements(m.content) AS part
      WHERE m.request_id = r.id AND m.kind = 'reply' AND part ->> 'kind' = 'letter') AS answers
  FROM requests r JOIN seamen s ON lower(r.email) = s.email
  WHERE s.id = $1 AND s.confirmed_at IS NOT NULL ORDER BY r.id`

// Alerts belong to the account that has confirmed the address by a link in a mail.
const VACANCY_ALERTS = `
  SELECT a.filter, a.state::text AS state, a.locale::text AS language, a.created_at AS "createdAt",
    a.confirmed_at AS "confirmedAt", a.ended_at AS "endedAt", a.last_mail_at AS "lastMailAt"
  FROM vacancy_alerts a JOIN seamen s ON a.email = s.email
  WHERE s.id = $1 AND s.confirmed_at IS NOT NULL ORDER BY a.id`

/** Answers with all stored data of the signed-in seafarer as a JSON file; 401 without a session. */
export async function answerOwnData(request: Request): Promise<Response> {
  const seaman = await seamanOf(request.headers.get('cookie') ?? '')
  if (!seaman) return Response.json({ error: 'Sign in first.' }, { status: 401 })
  const [account] = await query<object>(ACCOUNT, [seaman.id], 'seaman-own-data')
  const requests = await query<object>(REQUESTS, [seaman.id], 'seaman-own-requests')
  const vacancyAlerts = await query<object>(VACANCY_ALERTS, [seaman.id], 'seaman-own-alerts')
  const own = await ownRecord(seaman.id)
  const scans = new Map((await listScans(seaman.id)).map((scan) => [scan.paper, scan]))
  const papers = own.papers.map(({ id, values }) => {
    const { type, size: bytes } = scans.get(id) ?? {}
    // The scan itself is on the page of the record.
    return type === undefined ? values : { ...values, scan: { type, bytes } }
  })
  // An import reads all of these again.
  const record = {
    person: own.sheets.person?.values,
    workWanted: own.sheets.work?.values,
    languages: own.sheets.languages?.values,
    seaService: own.contracts.map(({ values }) => values),
    papers,
    references: own.references.map(({ values }) => values),
  } satisfies Record<keyof typeof FILE_SECTIONS, unknown>
  const chosen = {
    reminders: await remindersForDownload(seaman.id),
    foundByStaffSince: (await searchConsentOf(seaman.id)) ?? null,
    formLinks: await formLinksForDownload(seaman.id),
    oldCv: (await oldCvOf(seaman.id)) ?? null,
  }
  const headers = { 'Content-Disposition': 'attachment; filename="mariner-hub-account.json"' }
  return Response.json({ account, requests, vacancyAlerts, ...record, ...chosen }, { headers })
}
