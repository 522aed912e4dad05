import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { PAPER_TABLE } from '../../../domain/sea-service/paper-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { RECORD_FIELDS } from './record.field'

/** Papers of seafarers, one document for each. As for their sea service: they are the seafarer's alone. */
export const SeamanPapers: CollectionConfig = {
  slug: 'seaman-papers',
  labels: { singular: panelLabel('seamanPaperOne'), plural: panelLabel('seamanPaperMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...RECORD_FIELDS, ...structuredFields(PAPER_TABLE, fieldNames(PAPER_TABLE))],
}
