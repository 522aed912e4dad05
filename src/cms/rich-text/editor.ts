import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

import { safeHref } from '../../domain/link-safety'

/** The one editor of all rich text: what editors may write is exactly what the site has a style for. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    // The title is the h1 of every page.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: ['pages', 'docs'],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                validate: (value: unknown) =>
                  safeHref(value) !== undefined ||
                  'Write a full address (https://…, mailto:, tel:) or a path that begins with one slash.',
              }
            : field,
        ),
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
