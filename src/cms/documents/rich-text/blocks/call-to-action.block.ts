import type { TextFieldSingleValidation } from 'payload'

import { panelLabel, panelText } from '../../../../i18n/panel/panel-texts'
import { collectionsThat } from '../../../publications/content-types'
import { validateAddress } from '../safe-link-feature'
import { bodyBlock } from './body-block'

const validateTarget: TextFieldSingleValidation = (value, options) => {
  if (value) return validateAddress(value, options)
  const { document } = options.siblingData as { document?: unknown }
  return Boolean(document) || panelText(options.req.t, 'callToActionNowhere')
}

/** The one thing a reader should do next, as a button. */
export const callToActionBlock = bodyBlock({
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  label: 'blockCallToAction',
  summary: ['label'],
  fields: [
    {
      name: 'label',
      type: 'text',
      label: panelLabel('callToActionLabel'),
      required: true,
      maxLength: 60,
    },
    {
      name: 'document',
      type: 'relationship',
      label: panelLabel('callToActionDocument'),
      relationTo: collectionsThat(({ linkable }) => linkable),
    },
    {
      name: 'url',
      type: 'text',
      label: panelLabel('callToActionAddress'),
      validate: validateTarget,
      admin: { description: panelLabel('callToActionAddressDescription') },
    },
  ],
})
