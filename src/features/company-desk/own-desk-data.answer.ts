import 'server-only'

import { query } from '@/cms/database/read-pool'

import { personOf } from './desk.queries'

// Leaves out secrets: sessions and links.
const PERSON = `
  SELECT p.name, p.email, p.language::text AS language, p.confirmed_at AS "confirmedAt", p.created_at AS "createdAt",
    (SELECT coalesce(json_agg(json_build_object('company', c.name, 'role', s.role, 'since', s.accepted_at) ORDER BY s.id), '[]')
      FROM company_seats s JOIN crewings c ON c.id = s.company_id WHERE s.person_id = p.id) AS seats,
    (SELECT coalesce(json_agg(json_build_object('company', c.name, 'name', k.name, 'position', k.position,
        'state', k.state, 'sentence', k.sentence, 'askedAt', k.created_at, 'decidedAt', k.decided_at) ORDER BY k.id), '[]')
      FROM company_claims k JOIN crewings c ON c.id = k.company_id WHERE k.email = p.email) AS claims,
    (SELECT coalesce(json_agg(json_build_object('event', e.event, 'company', c.name, 'at', e.created_at) ORDER BY e.id), '[]')
      FROM company_desk_events e LEFT JOIN crewings c ON c.id = e.company_id
      WHERE e.person = p.id OR e.by = p.id) AS history,
    (SELECT coalesce(json_agg(json_build_object('begun', n.created_at, 'used', n.used_at) ORDER BY n.created_at), '[]')
      FROM company_sessions n WHERE n.person_id = p.id) AS sessions
  FROM company_people p WHERE p.id = $1`

/** Answers with all stored data of the signed-in person as a JSON file; 401 without a session. */
export async function answerOwnDeskData(request: Request): Promise<Response> {
  const person = await personOf(request.headers.get('cookie') ?? '')
  if (!person) return Response.json({ error: 'Sign in first.' }, { status: 401 })
  const [account] = await query<object>(PERSON, [person.id], 'company-own-data')
  const headers = { 'Content-Disposition': 'attachment; filename="mariner-hub-desk.json"' }
  return Response.json({ account }, { headers })
}
