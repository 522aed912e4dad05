import type { CollectionConfig } from 'payload'

import { nobody, onlyEditors } from '../../cms/access'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

/**
 * Companies and addresses that have stopped mailings by a link. Nobody can remove an entry. Other mail, such as answers
 * to their vacancies, still reaches them.
 */
export const MailingStops: CollectionConfig = {
  slug: 'mailing-stops',
  labels: { singular: panelLabel('mailingStopOne'), plural: panelLabel('mailingStopMany') },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'company', 'createdAt'],
    description: panelLabel('mailingStopDescription'),
    group: panelTextByLanguage('groupRequests'),
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody },
  fields: [
    // In small letters.
    {
      name: 'address',
      label: panelLabel('mailingStopAddress'),
      type: 'email',
      required: true,
      unique: true,
    },
    {
      name: 'company',
      label: panelLabel('mailingStopCompany'),
      type: 'relationship',
      relationTo: 'crewings',
      index: true,
    },
  ],
}
