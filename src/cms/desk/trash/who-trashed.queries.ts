import 'server-only'

import { readTogether } from '../../publications/reading/read-together'
import { queryList } from '../../database/read-pool'

/**
 * Who threw a document away last, by the name in the audit log; `undefined` where it is not known any more.
 * @example await findWhoTrashed('pages/7')
 */
export const findWhoTrashed = readTogether<string, string>(async (documents) => {
  const rows = await queryList<{ document: string; actor: string }>(
    `SELECT DISTINCT ON (collection, document) collection || '/' || document AS document, actor
    FROM audit_events
    WHERE action = 'trashed' AND collection || '/' || document = ANY($1)
      AND collection = ANY($2) AND document = ANY($3::numeric[])
    ORDER BY collection, document, at DESC, id DESC`,
    [
      documents,
      documents.map((document) => document.split('/')[0] ?? ''),
      documents.map((document) => document.split('/')[1] ?? ''),
    ],
  )
  return new Map(rows.map(({ document, actor }) => [document, actor]))
})
