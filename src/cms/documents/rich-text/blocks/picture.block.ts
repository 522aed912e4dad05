import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'
import { fileInBlock } from './file-in-block'

/** A picture of the collection `media`. */
export const pictureBlock = bodyBlock({
  slug: 'picture',
  interfaceName: 'PictureBlock',
  label: 'blockPicture',
  summary: ['caption'],
  fields: [
    fileInBlock('blockPicture', { mimeType: { contains: 'image/' } }),
    {
      name: 'caption',
      type: 'text',
      label: panelLabel('pictureCaption'),
      maxLength: 300,
      admin: { description: panelLabel('pictureCaptionDescription') },
    },
  ],
})
