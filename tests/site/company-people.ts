import { createHash, randomBytes } from 'node:crypto'

import type pg from 'pg'

import { companyCookieName } from '../../src/domain/company-desk/company-people'
import type { DeskRole } from '../../src/domain/company-desk/desk-rights'
import type { Editor } from './editor'

/** A connection, or several. */
type Queries = Pick<pg.Pool, 'query'>

interface NewSeat {
  company: number
  email: string
  role?: DeskRole
}

/** Somebody at the desk of a company, signed in; returns the numbers of person and seat, and the cookie. */
export async function newPerson(
  database: Queries,
  { company, email, role = 'owner' }: NewSeat,
): Promise<{ person: number; seat: number; cookie: string }> {
  const { rows: people } = await database.query<{ id: number }>(
    `INSERT INTO company_people (name, email, language, confirmed_at) VALUES ('Petro Recruiter', $1, 'en', now()) RETURNING id`,
    [email],
  )
  const person = people[0]?.id ?? 0
  const { rows: seats } = await database.query<{ id: number }>(
    `INSERT INTO company_seats (person_id, company_id, role, accepted_at) VALUES ($1, $2, $3, now()) RETURNING id`,
    [person, company, role],
  )
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `INSERT INTO company_sessions (id, person_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), person],
  )
  const cookie = `${companyCookieName('http://localhost')}=${token}`
  return { person, seat: seats[0]?.id ?? 0, cookie }
}

/** Publishes a company with a website and a licence; returns its id and the path of its page. */
export async function publishCompany(
  editor: Editor,
  domain: string,
): Promise<{ id: number; path: string }> {
  const slug = domain.replaceAll('.', '-')
  const answer = await editor.request('POST', '/crewings?locale=en', {
    name: `Crewing ${domain}`,
    slug,
    timeZone: 'UTC',
    email: `crew@${domain}`,
    website: `https://www.${domain}`,
    licence: { number: 'EX-7', authority: 'Office', registerUrl: 'https://register.example/7' },
    _status: 'published',
  })
  const { doc } = (await answer.json()) as { doc?: { id: number } }
  if (!doc) throw new Error(`The company answered ${answer.status}`)
  return { id: doc.id, path: `/crewings/${slug}` }
}
