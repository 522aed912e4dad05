import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'
import { fileInBlock } from './file-in-block'

/** A file for readers to keep. */
export const downloadBlock = bodyBlock({
  slug: 'download',
  interfaceName: 'DownloadBlock',
  label: 'blockDownload',
  summary: ['title'],
  fields: [
    fileInBlock('downloadFile', { mimeType: { equals: 'application/pdf' } }),
    {
      name: 'title',
      type: 'text',
      label: panelLabel('blockTitle'),
      maxLength: 120,
      admin: { description: panelLabel('downloadTitleDescription') },
    },
  ],
})
