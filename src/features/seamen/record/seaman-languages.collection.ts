import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { LANGUAGE_TABLE } from '../../../domain/sea-service/language-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { SHEET_FIELDS } from './record.field'

/** The languages of seafarers, one document for each account. As for sea service: it is the seafarer's alone. */
export const SeamanLanguages: CollectionConfig = {
  slug: 'seaman-languages',
  labels: { singular: panelLabel('seamanLanguagesOne'), plural: panelLabel('seamanLanguagesMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...SHEET_FIELDS, ...structuredFields(LANGUAGE_TABLE, fieldNames(LANGUAGE_TABLE))],
}
