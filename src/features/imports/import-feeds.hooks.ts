import type { CollectionBeforeChangeHook, PayloadRequest, TextFieldSingleValidation } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { type FeedAddressProblem, readFeedAddress } from '../../domain/imports/feed-address'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { ImportFeed } from '../../payload-types'

const ADDRESS_PROBLEMS = {
  unreadable: 'feedAddressUnreadable',
  notHttps: 'feedAddressNotHttps',
  credentials: 'feedAddressCredentials',
  numeric: 'feedAddressNumeric',
  local: 'feedAddressLocal',
} as const satisfies Record<FeedAddressProblem, PanelKey>

/** Hosts that admins have allowed, as `readFeedHost` writes them. */
export async function allowedHosts({
  payload,
}: Pick<PayloadRequest, 'payload'>): Promise<ReadonlySet<string>> {
  const { hosts } = await payload.findGlobal({
    slug: 'feed-hosts',
    depth: 0,
    // Whoever writes a feed is told whether its host is in the list; the runner asks for itself.
    overrideAccess: true,
  })
  return new Set(hosts?.map(({ host }) => host))
}

/** Refuses an address that no feed may have, or at a host that admins have not allowed, with the sentence for it. */
export const validateFeedAddress: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return req.t('validation:required')
  const given = readFeedAddress(value)
  if ('problem' in given) return panelText(req.t, ADDRESS_PROBLEMS[given.problem])
  if ((await allowedHosts(req)).has(given.host)) return true
  return panelText(req.t, 'feedHostNotAllowed', { host: given.host })
}

/** What is asked of another address, or for another company, begins again; and so does what was paused. */
export const beginAnew: CollectionBeforeChangeHook<ImportFeed> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isOther = (['address', 'company', 'format'] as const).some(
    (name) => data[name] !== undefined && idOf(data[name]) !== idOf(originalDoc?.[name]),
  )
  const goesOn = originalDoc?.paused === true && data.paused === false
  if (!isOther && !goesOn && data.every === originalDoc?.every) return data
  const again = { nextAt: (await databaseNow(req)).toISOString(), failures: 0 }
  if (!isOther) return { ...data, ...again }
  return {
    ...data,
    ...again,
    state: 'new',
    problem: null,
    problemDetail: null,
    etag: null,
    lastModified: null,
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
