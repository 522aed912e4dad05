import { createHash, randomBytes } from 'node:crypto'

import type pg from 'pg'

import { seamanCookieName } from '../../src/domain/members/seaman-account'
import { pdf } from '../fixtures/form-files'
import { type Editor, paragraph } from './editor'

interface NewAccount {
  email: string
  name?: string
  telephone?: string
  state?: 'active' | 'pending' | 'suspended'
  language?: string
  rank?: string
  citizenship?: string
  /** Whether its address is. */
  isConfirmed?: boolean
}

/** A connection, or several. */
type Queries = Pick<pg.Pool, 'query'>

/** A seafarer's account; returns its id. */
export async function newSeaman(
  database: Queries,
  {
    name = 'Olena Koval',
    state = 'active',
    language = 'en',
    isConfirmed = true,
    ...said
  }: NewAccount,
): Promise<number> {
  const { email, telephone, rank, citizenship } = said
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO seamen (name, email, telephone, rank, citizenship, language, state, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END) RETURNING id`,
    [name, email, telephone, rank, citizenship, language, state, isConfirmed],
  )
  return rows[0]?.id ?? 0
}

/** Signs a seafarer in without a password; returns the cookie, as a browser sends it. */
export async function newSession(
  database: Queries,
  seaman: number,
  siteUrl = 'http://localhost',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `INSERT INTO seaman_sessions (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), seaman],
  )
  return `${seamanCookieName(siteUrl)}=${token}`
}

/** Account and session at once, for tests that need only the cookie. */
export async function newMember(database: Queries, account: NewAccount): Promise<string> {
  return newSession(database, await newSeaman(database, account))
}

/** A PDF with a text in its bytes. */
export function pdfWith(text: string): Buffer {
  return Buffer.concat([Buffer.from(`%PDF-1.4\n%${text}\n`), Buffer.from(pdf()).subarray(9)])
}

interface NewFile {
  bytes: Buffer
  /** As the editor's computer calls it. */
  filename?: string
  /** As readers see it. */
  name?: string
}

/** Puts a file among those of services. */
export async function uploadServiceFile(
  editor: Editor,
  { bytes, filename = 'request-form.pdf', name = '' }: NewFile,
): Promise<{ id: number; filename: string }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), filename)
  form.set('_payload', JSON.stringify({ name }))
  const { name: cookie, value } = editor.cookie()
  const answer = await fetch(`${editor.url}/api/service-files?locale=en`, {
    method: 'POST',
    headers: { Authorization: `JWT ${value}`, Cookie: `${cookie}=${value}` },
    body: form,
  })
  const { doc } = (await answer.json()) as { doc?: { id: number; filename: string } }
  if (!doc) throw new Error(`${filename}: the upload answered ${answer.status}`)
  return doc
}

interface NewService {
  title: string
  excerpt?: string
  papers?: string
  provider?: string
  /** Minor units. */
  price?: number
  /** One paragraph. */
  text?: string
  files?: number[]
}

/** Writes a service in English, live or as a draft; returns its id. */
export async function writeService(
  editor: Editor,
  { text = '', ...service }: NewService,
  status: 'published' | 'draft' = 'published',
): Promise<number> {
  const query =
    status === 'published' ? 'locale=en&publishSpecificLocale=en' : 'locale=en&draft=true'
  const answer = await editor.request('POST', `/seaman-services?${query}`, {
    category: 'other',
    ...service,
    body: paragraph(text),
    _status: status,
  })
  const { doc } = (await answer.json()) as { doc?: { id: number } }
  if (!doc) throw new Error(`The service answered ${answer.status}`)
  return doc.id
}
