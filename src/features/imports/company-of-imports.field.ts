import type { RelationshipField } from 'payload'

import { validateNewRelation } from '../../cms/documents/fields/new-relation'
import { panelLabel } from '../../i18n/panel/panel-texts'

/** The company whose vacancies come by a feed or a token: neither in the trash nor invented, as its vacancies would be. */
export function companyOfImports(
  facts: Pick<RelationshipField, 'index' | 'unique'>,
): RelationshipField {
  return {
    name: 'company',
    label: panelLabel('crewingsOne'),
    type: 'relationship',
    relationTo: 'crewings',
    required: true,
    filterOptions: {
      and: [{ deletedAt: { exists: false } }, { isExample: { not_equals: true } }],
    },
    validate: validateNewRelation,
    ...facts,
  }
}
