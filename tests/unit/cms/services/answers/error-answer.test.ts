import { APIError, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { LARGEST_BODY } from '@/domain/routes/route-table'

/** What the API says where something is too large. */

// It reads the settings of the site; nothing here asks the database.
beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

/** Says a text by its name. */
const t = (key: string) => key

async function told(error: Error, collection: string) {
  const { answerError } = await import('@/cms/services/answers/error-answer')
  const req = { t, routeParams: { collection }, query: {} } as unknown as PayloadRequest // what it reads
  return answerError({ error, req, context: {} })
}

/** A form as it comes over the wire. */
async function bytesOf(form: FormData) {
  const written = new Response(form)
  return { headers: written.headers, body: await written.arrayBuffer() }
}

/** What Payload itself throws of a form. */
async function errorOfForm(form: FormData, limits: { fileSize?: number; requestSize?: number }) {
  const { addDataAndFileToRequest } = await import('payload')
  // As bytes: a form that is written while it is read fails after its reader has stopped (undici of Node 24).
  const { headers, ...sent } = await bytesOf(form)
  const request = new Request('http://localhost/api/media', { method: 'POST', headers, ...sent })
  const upload = {
    limits: { fileSize: limits.fileSize ?? 100 },
    abortOnLimit: limits.fileSize !== undefined,
    requestSizeLimit: limits.requestSize ?? LARGEST_BODY,
  }
  const req = Object.assign(request, {
    payload: { config: { upload }, logger: console },
    context: {},
  })
  return addDataAndFileToRequest(req as never).then(
    () => undefined,
    (error: unknown) => error as Error,
  )
}

describe('too large', () => {
  it('is said of an upload in its own words', async () => {
    const error = new APIError('The file is too large: at most 20 MB.', 413, undefined, true)
    expect(await told(error, 'imports')).toEqual({
      status: 413,
      response: { errors: [{ message: 'The file is too large: at most 20 MB.' }] },
    })
  })

  it('is said of what Payload stopped reading: of the image beside its field, of texts elsewhere', async () => {
    const field = new FormData()
    field.set('_payload', 'x'.repeat(2 * 1024 * 1024))
    const file = new FormData()
    file.set('file', new Blob(['x'.repeat(200)]), 'a.png')
    for (const error of [
      await errorOfForm(field, {}),
      await errorOfForm(file, { fileSize: 100 }),
      await errorOfForm(file, { requestSize: 100 }),
    ]) {
      if (!error) throw new Error('Payload took it.')
      const ofMedia = await told(error, 'media')
      expect(ofMedia).toMatchObject({ status: 413 })
      expect(JSON.stringify(ofMedia)).toMatch(/"path":"file","message":"[^"]*fileTooLarge"/)
      const ofPage = await told(error, 'pages')
      expect(JSON.stringify(ofPage)).toMatch(/"errors":\[\{"message":"[^"]*requestTooLarge"\}\]/)
    }
  })
})
