import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { WORK_TABLE } from '../../../domain/sea-service/work-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { SHEET_FIELDS } from './record.field'

/** The work that seafarers look for, one document for each account. As for sea service: it is the seafarer's alone. */
export const SeamanWorkWanted: CollectionConfig = {
  slug: 'seaman-work-wanted',
  labels: { singular: panelLabel('seamanWorkOne'), plural: panelLabel('seamanWorkMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...SHEET_FIELDS, ...structuredFields(WORK_TABLE, fieldNames(WORK_TABLE))],
}
