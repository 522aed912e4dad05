import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import type { RequestPeriods } from '@/domain/forms/requests'

/** How long what visitors send is kept, in months, as it is set now. */
export async function getRetentionPeriods(): Promise<RequestPeriods> {
  const payload = await localApi()
  return payload.findGlobal({
    slug: 'request-settings',
    depth: 0,
    ...overridingAccess('readers are told how long what they send is kept'),
  })
}
