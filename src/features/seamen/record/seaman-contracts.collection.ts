import type { CollectionConfig } from 'payload'

import { nobody } from '../../../cms/access'
import { structuredFields } from '../../../cms/documents/fields/structured.field'
import { CONTRACT_TABLE } from '../../../domain/sea-service/contract-fields'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { panelLabel } from '../../../i18n/panel/panel-texts'
import { RECORD_FIELDS } from './record.field'

/**
 * Sea service of seafarers, one document for each time on board. It is the seafarer's alone: the site reads and writes it for the
 * account that is signed in, and nobody of the staff sees it (decision 087). It is deleted with its account.
 */
export const SeamanContracts: CollectionConfig = {
  slug: 'seaman-contracts',
  labels: { singular: panelLabel('seamanContractOne'), plural: panelLabel('seamanContractMany') },
  admin: { useAsTitle: 'id', hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [...RECORD_FIELDS, ...structuredFields(CONTRACT_TABLE, fieldNames(CONTRACT_TABLE))],
}
