import type { ContentType } from '../../cms/publications/content-type'
import { SEAMAN_SERVICES_PAGE } from '../../domain/addresses/site-pages'

/** What members can ask the site for, each below the list at its number. */
export const seamanServicesType = {
  collection: 'seaman-services',
  table: 'seaman_services',
  publishing: 'each locale',
  path: { shape: 'numbered', prefix: SEAMAN_SERVICES_PAGE },
  linkable: false,
  navigable: false,
  schedulable: false,
  inSitemaps: false,
  membersOnly: true,
} as const satisfies ContentType
