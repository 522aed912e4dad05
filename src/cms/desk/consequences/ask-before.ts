import { APIError, type PayloadRequest } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import type { Consequences } from './consequences'

/**
 * Whether a request is about this document itself, by somebody who can be asked: what the site does besides (imports,
 * schedules, one of many) asks for itself or is nobody's to agree to.
 */
export function isAskedFor(req: PayloadRequest, collection: string, id: number | string): boolean {
  if (req.payloadAPI !== 'REST' || req.pathname === undefined) return false
  // An older version that is brought back may bring an address back.
  const at = `/api/${collection}/`
  return req.pathname === `${at}${id}` || req.pathname.startsWith(`${at}versions/`)
}

/**
 * Whether a request wants to be asked whatever comes of it (`?ask=true`): the panel's own ways to delete do, so that one
 * window asks and says everything.
 */
export function wantsToBeAsked({ query }: Pick<PayloadRequest, 'query'>): boolean {
  return query?.ask === 'true' || query?.ask === true
}

/**
 * Refuses what has consequences until the request says that they are known: `?confirmed=<digest>`, with the digest of
 * just these. Where more would come of it by now, it is asked once more.
 * @throws APIError of status 409 that holds the consequences
 */
export function askBefore(req: PayloadRequest, consequences: Consequences | undefined): void {
  if (!consequences || req.query.confirmed === consequences.digest) return
  const { addresses, moreAddresses, uses, moreUses } = consequences
  const message = panelText(req.t, 'consequencesUnknown', {
    addresses: addresses.length + moreAddresses,
    uses: uses.length + moreUses,
  })
  throw new APIError(message, 409, { consequences }, true)
}

/** What an error asks about, where it is one of `askBefore`. */
export function askedIn(error: Error): Consequences | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  // Nothing else puts it there.
  return (error.data as { consequences?: Consequences }).consequences
}
