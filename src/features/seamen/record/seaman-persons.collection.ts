import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { PERSON_TABLE } from '../../../domain/sea-service/person-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { SHEET_FIELDS } from './record.field'

/** What seafarers say of their person, one document for each account. As for sea service: it is the seafarer's alone. */
export const SeamanPersons: CollectionConfig = {
  slug: 'seaman-persons',
  labels: { singular: panelLabel('seamanPersonOne'), plural: panelLabel('seamanPersonMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...SHEET_FIELDS, ...structuredFields(PERSON_TABLE, fieldNames(PERSON_TABLE))],
}
