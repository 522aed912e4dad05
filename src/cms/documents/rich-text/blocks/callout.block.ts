import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { simpleText } from '../simple-editor'
import { bodyBlock } from './body-block'

/** What a callout may be, from the mildest to the gravest. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning', 'danger'] as const

/** A remark that stands out of the text. */
export const calloutBlock = bodyBlock({
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  label: 'blockCallout',
  summary: ['title', 'text'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: panelLabel('calloutKind'),
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'note', label: panelLabel('calloutNote') },
        { value: 'tip', label: panelLabel('calloutTip') },
        { value: 'warning', label: panelLabel('calloutWarning') },
        { value: 'danger', label: panelLabel('calloutDanger') },
      ],
    },
    {
      name: 'title',
      type: 'text',
      label: panelLabel('blockTitle'),
      maxLength: 120,
      admin: { description: panelLabel('calloutTitleDescription') },
    },
    simpleText('text', 'blockText'),
  ],
})
