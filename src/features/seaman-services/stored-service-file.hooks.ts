import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import type { LookedAt } from '../../cms/documents/uses/stored-files.runner'
import { checkFile } from '../../cms/services/forms/check-file'
import { databaseOf } from '../../cms/database/handle'
import { env } from '../../env'

/** Looks at a stored file for members as at one that is uploaded. */
export async function lookAtStoredServiceFile(req: PayloadRequest, id: number): Promise<LookedAt> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ filename: string; bytes: Buffer }>(sql`
    SELECT f.filename, b.bytes FROM service_files f JOIN service_file_bytes b ON b.file_id = f.id
    WHERE f.id = ${id}`)
  const [found] = rows
  if (!found) return 'asItShouldBe'
  const { bytes, filename: name } = found
  const checked = await checkFile({ bytes, name }, 'documents', env.CLAMAV_URL)
  if ('problem' in checked) {
    // There were too many to look at.
    return checked.problem === 'cannotBeChecked' ? 'later' : { problem: 'serviceFileRefused' }
  }
  return checked.isUnscanned ? 'later' : 'asItShouldBe'
}
