import { panelLabel } from '../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'

/** A picture of the collection `media`. */
export const pictureBlock = bodyBlock({
  slug: 'picture',
  interfaceName: 'PictureBlock',
  label: 'blockPicture',
  summary: ['caption'],
  fields: [
    {
      name: 'media',
      type: 'upload',
      label: panelLabel('blockPicture'),
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'caption',
      type: 'text',
      label: panelLabel('pictureCaption'),
      maxLength: 300,
      admin: { description: panelLabel('pictureCaptionDescription') },
    },
  ],
})
