import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { newReference } from '../../src/domain/forms/request-reference'
import { EXAMPLE_SERVICE_FILE } from '../../src/domain/members/seaman-account'
import { EXAMPLE_MEMBER } from './example-member.mjs'

const ASKED =
  'This is an example. My certificate runs out in March and I join on 12 January. Can you say which papers you need first?'

const ANSWERED =
  'This is an example of an answer. Send a copy of the page with your photo and of the certificate; we look at both within two days.'

/**
 * Writes what a member and the staff have to do with a service: a file for members at the first one, and a request for it
 * that is answered. No mail is sent. Where there are no services, nothing is written.
 */
export async function writeExampleOfService(
  payload: Pick<Payload, 'create' | 'find' | 'update'>,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'seaman-services',
    where: { _status: { equals: 'published' } },
    locale: 'en',
    sort: 'position',
    limit: 1,
    depth: 0,
  })
  const [service] = docs
  if (!service) return
  const data = examplePaper()
  const file = await payload.create({
    collection: 'service-files',
    locale: 'en',
    data: { name: 'Example: what to send first' },
    file: { name: EXAMPLE_SERVICE_FILE, data, mimetype: 'application/pdf', size: data.length },
    depth: 0,
  })
  await payload.update({
    collection: 'seaman-services',
    id: service.id,
    locale: 'en',
    data: { files: [file.id], _status: 'published' },
    depth: 0,
  })
  await writeAnsweredRequest(payload, service.id)
}

async function writeAnsweredRequest(
  payload: Pick<Payload, 'create'>,
  service: number,
): Promise<void> {
  const reference = newReference()
  const email = EXAMPLE_MEMBER
  const { id } = await payload.create({
    collection: 'requests',
    data: {
      reference,
      kind: 'service',
      state: 'answered',
      locale: 'en',
      name: 'Maria Santos',
      email,
      about: { relationTo: 'seaman-services', value: service },
      values: { message: ASKED, consent: true },
      sendKey: randomBytes(16).toString('base64url'),
      digest: randomBytes(16).toString('hex'),
    },
    depth: 0,
  })
  await payload.create({
    collection: 'messages',
    data: {
      request: id,
      kind: 'reply',
      state: 'sent',
      delivery: 'atLeastOnce',
      to: email,
      locale: 'en',
      subject: `Example: about ${reference}`,
      content: [{ kind: 'letter', text: ANSWERED }],
      messageId: `<example-${reference}@demo-seafarers.example>`,
      attempts: 1,
    },
    depth: 0,
  })
}

/** A page that says that it is an example, as a PDF. */
function examplePaper(): Buffer {
  const text =
    'BT /F1 18 Tf 72 740 Td (EXAMPLE) Tj /F1 12 Tf 0 -28 Td ' +
    '(An invented file for members. Remove it with the other examples.) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const places: number[] = []
  let file = '%PDF-1.7\n'
  for (const [at, object] of objects.entries()) {
    places.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
