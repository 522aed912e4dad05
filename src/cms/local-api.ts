import 'server-only'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/**
 * Payload's Local API, for the site's own reads. Payload skips access unless told otherwise; here
 * every call says which it wants: `overrideAccess: false` with the request's user, or
 * `overridingAccess('why')`.
 */
export function localApi(): Promise<Payload> {
  return getPayload({ config })
}

/** Skips access control for one call. The reason is for the reader of the code. */
export function overridingAccess(_reason: string): { overrideAccess: true } {
  return { overrideAccess: true }
}
