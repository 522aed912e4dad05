import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { Message, Request as SentRequest, Staff } from '../../../src/payload-types'
import { type RestClient, signIn } from '../rest'

/** Requests, files and mail as the forms of the site leave them. */

/** Of everybody who is hired. */
export const PASSWORD = 'only-for-tests-0'

/** Hires somebody and signs them in. */
export async function hire(
  payload: Payload,
  name: string,
  role: Staff['role'],
): Promise<RestClient & { id: number }> {
  const email = `${name}@site.example`
  const { id } = await payload.create({
    collection: 'staff',
    data: {
      email,
      password: PASSWORD,
      name,
      role,
      ...(role === 'translator' && { languages: ['uk'] }),
    },
  })
  return { ...(await signIn(email, PASSWORD)), id }
}

let made = 0

/** A request, as the kit records it. */
export function sendRequest(
  payload: Payload,
  data: Partial<SentRequest> = {},
): Promise<SentRequest> {
  made += 1
  return payload.create({
    collection: 'requests',
    data: {
      reference: `MH-TEST-${String(made).padStart(4, '0')}`,
      kind: 'answer',
      state: 'new',
      locale: 'ar',
      name: 'Olena Secretova',
      email: 'olena@sender.example',
      values: { message: 'A very private letter' },
      sendKey: `key-${made}`,
      digest: `digest-${made}`,
      ...data,
    },
  })
}

/** A message about a request, or about none. */
export function writeMessage(
  payload: Payload,
  request: number | null,
  data: Partial<Message> = {},
): Promise<Message> {
  made += 1
  return payload.create({
    collection: 'messages',
    data: {
      request,
      kind: 'confirmation',
      state: 'sent',
      delivery: 'atLeastOnce',
      to: 'olena@sender.example',
      locale: 'ar',
      subject: 'We have it',
      content: [],
      messageId: `<${made}@site.example>`,
      attempts: 1,
      ...data,
    },
  })
}

/** The database past Payload, for tables that are no collections. */
export const databaseIn = (payload: Payload) => (payload.db as unknown as PostgresAdapter).drizzle

/** A file that came with a request. */
export async function attachFile(payload: Payload, request: number, name: string): Promise<number> {
  const { rows } = await databaseIn(payload).execute<{ id: number }>(sql`
    INSERT INTO form_files (request_id, field, name, type, size, bytes)
    VALUES (${request}, 'cv', ${name}, 'application/pdf', 8, ${Buffer.from('%PDF-1.7')}) RETURNING id`)
  return rows[0]?.id ?? 0
}
