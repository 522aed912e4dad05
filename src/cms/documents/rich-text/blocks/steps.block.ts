import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { simpleText } from '../simple-editor'
import { bodyBlock } from './body-block'

/** What to do, one thing after another. */
export const stepsBlock = bodyBlock({
  slug: 'steps',
  interfaceName: 'StepsBlock',
  label: 'blockSteps',
  summary: ['steps.0.title'],
  fields: [
    {
      name: 'steps',
      type: 'array',
      label: panelLabel('blockSteps'),
      labels: { singular: panelLabel('stepsStep'), plural: panelLabel('blockSteps') },
      required: true,
      minRows: 1,
      maxRows: 50,
      fields: [
        {
          name: 'title',
          type: 'text',
          label: panelLabel('blockTitle'),
          required: true,
          maxLength: 160,
        },
        { ...simpleText('text', 'blockText'), required: false },
      ],
    },
  ],
})
