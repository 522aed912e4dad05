import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'

import { causedBy } from '../../cms/services/audit/audit-cause'
import type { VacancyFlagger } from '../../domain/vacancies/vacancy-flags'
import { env } from '../../env'
import type { Import } from '../../payload-types'

/** Makes what says of vacancies what staff should look at before they are published, in the language of a request. */
export type FlaggerMaker = (req: PayloadRequest) => VacancyFlagger

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
