import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { HELPLINE_CHOICES, type HelplineChoice } from '../../../domain/texts/helplines'
import { blockValues } from '../rich-text/content'

/** The lists of helplines that a text, or a part of one, shows. */
export function helplineChoices(content: SerializedEditorState): HelplineChoice[] {
  const values = blockValues(content, 'helplines', 'choice')
  return HELPLINE_CHOICES.filter((choice) => values.includes(choice))
}
