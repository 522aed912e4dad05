import { panelLabel } from '../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'

/** A file for readers to keep. */
export const downloadBlock = bodyBlock({
  slug: 'download',
  interfaceName: 'DownloadBlock',
  label: 'blockDownload',
  summary: ['title'],
  fields: [
    {
      name: 'media',
      type: 'upload',
      label: panelLabel('downloadFile'),
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    {
      name: 'title',
      type: 'text',
      label: panelLabel('blockTitle'),
      maxLength: 120,
      admin: { description: panelLabel('downloadTitleDescription') },
    },
  ],
})
