import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { REFERENCE_TABLE } from '../../../domain/sea-service/reference-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { RECORD_FIELDS } from './record.field'

/** References of seafarers, one document for each. As for sea service: it is the seafarer's alone. */
export const SeamanReferences: CollectionConfig = {
  slug: 'seaman-references',
  labels: { singular: panelLabel('seamanReferenceOne'), plural: panelLabel('seamanReferenceMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...RECORD_FIELDS, ...structuredFields(REFERENCE_TABLE, fieldNames(REFERENCE_TABLE))],
}
