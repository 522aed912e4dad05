import type { TextFieldSingleValidation } from 'payload'

import { videoAt } from '../../../../domain/pictures/videos'
import { panelLabel, panelText } from '../../../../i18n/panel/panel-texts'
import { bodyBlock } from './body-block'

const validateVideo: TextFieldSingleValidation = (value, { req }) =>
  videoAt(value) !== undefined || panelText(req.t, 'videoUnknown')

/** A video of another site, of which nothing is asked before a reader wants to see it. */
export const videoBlock = bodyBlock({
  slug: 'video',
  interfaceName: 'VideoBlock',
  label: 'blockVideo',
  summary: ['title'],
  fields: [
    {
      name: 'url',
      type: 'text',
      label: panelLabel('videoAddress'),
      required: true,
      validate: validateVideo,
      admin: { description: panelLabel('videoAddressDescription') },
    },
    {
      name: 'title',
      type: 'text',
      label: panelLabel('blockTitle'),
      required: true,
      maxLength: 120,
      admin: { description: panelLabel('videoTitleDescription') },
    },
  ],
})
