import {
  commitTransaction,
  createLocalReq,
  getLocalI18n,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { causedBy } from '../../cms/audit/audit-cause'
import { env } from '../../env'
import type { Import } from '../../payload-types'

/** Makes requests in the name of whoever imports: a transaction has one of its own. */
export type RequestMaker = () => Promise<PayloadRequest>

/**
 * As whoever made the import, as they are today: a right that was taken away is gone here too. What a feed brings is the
 * site's own work.
 * @returns `undefined` where whoever made it has no account any more
 */
export async function requestsFor(
  payload: Payload,
  { by, id: number, panelLanguage, source }: Import,
): Promise<RequestMaker | undefined> {
  const id = typeof by === 'object' ? by?.id : by
  const user = id
    ? await payload.findByID({
        collection: 'staff',
        id,
        depth: 0,
        disableErrors: true,
        // Whose rights count has to be known before they can be asked.
        overrideAccess: true,
      })
    : null
  if (source === 'upload' && !user) return undefined
  const language = panelLanguage as Parameters<typeof getLocalI18n>[0]['language']
  const i18n = await getLocalI18n({ config: payload.config, language })
  return () =>
    createLocalReq(
      {
        locale: env.SOURCE_LOCALE,
        context: causedBy('import', number),
        req: { i18n, t: i18n.t },
        ...(user && source === 'upload' && { user: { ...user, collection: 'staff' } }),
      },
      payload,
    )
}

/**
 * Does work in a transaction of its own: all of it is there afterwards, or nothing.
 * @throws whatever the work throws
 */
export async function inOneTransaction<Done>(
  req: PayloadRequest,
  work: () => Promise<Done>,
): Promise<Done> {
  await initTransaction(req)
  try {
    const done = await work()
    await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
