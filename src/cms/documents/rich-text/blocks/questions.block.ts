import { panelLabel } from '../../../../i18n/panel/panel-texts'
import { simpleText } from '../simple-editor'
import { bodyBlock } from './body-block'

/** Questions with their answers, folded until a reader asks. */
export const questionsBlock = bodyBlock({
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  label: 'blockQuestions',
  summary: ['items.0.question'],
  fields: [
    {
      name: 'items',
      type: 'array',
      label: panelLabel('blockQuestions'),
      labels: {
        singular: panelLabel('questionsQuestion'),
        plural: panelLabel('blockQuestions'),
      },
      required: true,
      minRows: 1,
      maxRows: 50,
      fields: [
        {
          name: 'question',
          type: 'text',
          label: panelLabel('questionsQuestion'),
          required: true,
          maxLength: 200,
        },
        simpleText('answer', 'questionsAnswer'),
      ],
    },
  ],
})
