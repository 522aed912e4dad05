import type { PayloadRequest, UploadCollectionSlug } from 'payload'
import { getSafeFileName } from 'payload/internal'

import { sql } from '../../database/sql'

import { databaseOf } from '../../database/handle'

// Any constant that is not one of the other locks'.
const NAME_LOCKS = 7_302_608

/**
 * The first name after `name` that no document and no file of the folder has, and that no other upload has claimed. It
 * is claimed to the end of `req`'s transaction: Payload only looks whether a name is free, and two uploads
 * at the same moment would both take it. Nobody waits: a claimed name is passed over.
 */
export async function claimFreeName(
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
    const { rows } = await db.execute<{ claimed: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${NAME_LOCKS}, hashtext(${candidate})) AS claimed`,
    )
    const claimed = rows[0]?.claimed === true
    // Whoever had claimed it may have written it since it was looked for.
    const next = await firstFree(claimed ? candidate : numbered(candidate))
    if (claimed && next === candidate) return candidate
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
