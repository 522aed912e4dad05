import { type Endpoint, NotFound, type PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { downloadResponse } from '../../cms/services/files/download-response'
import { databaseOf } from '../../cms/database/handle'
import { handedOutName } from '../../domain/forms/form-file'

const id = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined)

/**
 * `GET /api/requests/:id/files/:file`: a file that came with a request, to be kept and never shown by a browser, for those
 * who may read the request. One that is kept unopened comes under another ending.
 */
export const downloadRequestFile: Endpoint = {
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    const request = id(req.routeParams?.id)
    const file = id(req.routeParams?.file)
    if (request === undefined || file === undefined || !(await mayRead(req, request))) {
      throw new NotFound(req.t)
    }
    const db = await databaseOf(req.payload, req)
    const { rows } = await db.execute<{ name: string; type: string; bytes: Buffer }>(sql`
      SELECT name, type, bytes FROM form_files
      WHERE id = ${file} AND request_id = ${request} AND (erase_at IS NULL OR erase_at > now())`)
    const [found] = rows
    if (!found) throw new NotFound(req.t)
    return downloadResponse(found.bytes, handedOutName(found))
  },
}

/** Who may not read it is told what they are told where there is none. */
async function mayRead(req: PayloadRequest, request: number): Promise<boolean> {
  const { payload, user } = req
  if (!user) return false
  const found = await payload
    .findByID({
      collection: 'requests',
      id: request,
      depth: 0,
      select: {},
      disableErrors: true,
      overrideAccess: false,
      user,
      req,
    })
    .catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 403) return null
      throw error
    })
  return found !== null
}
