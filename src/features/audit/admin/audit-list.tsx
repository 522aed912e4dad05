import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'

import { isAudited } from '@/cms/services/audit/audited-entities'

import { AuditFilters } from './audit-filters'

/** What the audit log can be narrowed down by, with the names of those who have an account now. */
export async function AuditList({ i18n, payload, user }: ServerProps) {
  const { docs } = await payload.find({
    collection: 'staff',
    select: { name: true },
    sort: 'name',
    limit: 500,
    depth: 0,
    overrideAccess: false,
    ...(user && { user }),
  })
  const { collections, globals } = payload.config
  const entities = [
    ...collections
      .filter(({ slug }) => isAudited(slug) && !slug.startsWith('payload-'))
      .map(({ labels, slug }) => ({ value: slug, label: getTranslation(labels.plural, i18n) })),
    ...globals.map(({ label, slug }) => ({ value: slug, label: getTranslation(label, i18n) })),
  ].sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <AuditFilters
      staff={docs.map(({ id, name }) => ({ value: String(id), label: name }))}
      entities={entities}
    />
  )
}
