import type { PayloadRequest, UploadCollectionSlug } from 'payload'
import { getSafeFileName } from 'payload/internal'

import { sql } from '../../database/sql'
import { databaseOf } from '../../database/handle'

// Any constant that is not one of the other locks'.
const NAME_LOCKS = 7_302_608

/**
 * The first name after `name` that no document and no file of the folder has, and that no other upload has acquired. It
 * is acquired to the end of `req`'s transaction: Payload only looks whether a name is free, and two uploads
 * at the same moment would both take it. Nobody waits: an acquired name is passed over.
 */
export async function acquireFreeName(
  req: PayloadRequest,
  collectionSlug: UploadCollectionSlug,
  staticPath: string,
  name: string,
): Promise<string> {
  const db = await databaseOf(req.payload, req)
  const firstFree = (desiredFilename: string) =>
    getSafeFileName({ collectionSlug, desiredFilename, req, staticPath })
  let candidate = await firstFree(name)
  for (;;) {
    const { rows } = await db.execute<{ acquired: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${NAME_LOCKS}, hashtext(${candidate})) AS acquired`,
    )
    const isAcquired = rows[0]?.acquired === true
    // The previous holder of the name may have written the file since the first look.
    const next = await firstFree(isAcquired ? candidate : numbered(candidate))
    if (isAcquired && next === candidate) return candidate
    candidate = next
  }
}

/** The next name, as Payload numbers them: `quay.png`, `quay-1.png`, `quay-2.png`. */
function numbered(name: string): string {
  return name.replace(
    /(?:-(\d+))?(\.[^.]*)$/,
    (_, number: string | undefined, extension: string) => `-${Number(number ?? 0) + 1}${extension}`,
  )
}
