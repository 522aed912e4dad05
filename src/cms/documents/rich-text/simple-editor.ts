import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

import { panelLabel, type PanelKey } from '../../../i18n/panel/panel-texts'
import { handOnFeature } from './hand-on-feature'
import { safeLinkFeature } from './safe-link-feature'

/** The editor of rich text inside a block. A new one each time: Payload changes what it is given. */
export function simpleEditor() {
  return lexicalEditor({
    features: [
      ParagraphFeature(),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      safeLinkFeature(),
      InlineToolbarFeature(),
      handOnFeature(),
    ],
  })
}

/** A field of rich text inside a block. */
export function simpleText(name: string, label: PanelKey): RichTextField {
  return {
    name,
    type: 'richText',
    label: panelLabel(label),
    required: true,
    editor: simpleEditor(),
  }
}
