import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'

import { causedBy } from '../../cms/services/audit/audit-cause'
import type { VacancyFlagger } from '../../domain/vacancies/vacancy-flags'
import { env } from '../../env'
import type { Import } from '../../payload-types'

/** Makes a function that finds flags of vacancies, in the language of a request. */
export type FlaggerMaker = (req: PayloadRequest) => VacancyFlagger

/** Makes a request with the rights of the importing user. Each transaction needs its own. */
export type RequestMaker = () => Promise<PayloadRequest>

/**
 * Returns a maker of requests with the current rights of the person who made the import: a right that was taken away
 * since then is gone here too. An import of a feed runs as the site itself.
 * @returns `undefined` when that person has no account any more
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
        // Reads the user whose rights the next checks use.
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
