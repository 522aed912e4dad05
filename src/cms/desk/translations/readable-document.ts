import type { PayloadRequest } from 'payload'
import { APIError, Forbidden, NotFound } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import { onlyStaff } from '../../access'

/** Ids are numbers of four bytes. */
const LARGEST_ID = 2 ** 31 - 1

/**
 * The id in an address below a document, as text.
 * @throws 400 where it is none, 403 where nobody of the staff asks, 404 where they may not read such a document
 */
export async function readableDocument(
  req: PayloadRequest,
  collection: PublishableCollection,
): Promise<string> {
  const id = Number(req.routeParams?.id)
  const { payload, user } = req
  if (!Number.isInteger(id) || id <= 0 || id > LARGEST_ID) {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  if (!user || !(await onlyStaff({ req }))) throw new Forbidden(req.t)
  const document = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: {},
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  // Payload's types know no absence here; without errors it answers null.
  if (!(document as unknown)) throw new NotFound(req.t)
  return String(id)
}
