import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

import { callToActionBlock } from './blocks/call-to-action.block'
import { calloutBlock } from './blocks/callout.block'
import { chartBlock } from './blocks/chart.block'
import { childPagesBlock } from './blocks/child-pages.block'
import { contactCardBlock } from './blocks/contact-card.block'
import { dataRequestBlock } from './blocks/data-request.block'
import { diagramBlock } from './blocks/diagram.block'
import { downloadBlock } from './blocks/download.block'
import { helplinesBlock } from './blocks/helplines.block'
import { letterBlock } from './blocks/letter.block'
import { mailingPricesBlock } from './blocks/mailing-prices.block'
import { pictureBlock } from './blocks/picture.block'
import { questionsBlock } from './blocks/questions.block'
import { retentionPeriodsBlock } from './blocks/retention-periods.block'
import { stepsBlock } from './blocks/steps.block'
import { videoBlock } from './blocks/video.block'
import { handOnFeature } from './hand-on-feature'
import { safeLinkFeature } from './safe-link-feature'
import { tableFeature } from './table-feature'

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
    safeLinkFeature(),
    // By its name it may still change; what it stores is Lexical's own.
    tableFeature(),
    BlocksFeature({
      blocks: [
        calloutBlock,
        pictureBlock,
        stepsBlock,
        questionsBlock,
        letterBlock,
        diagramBlock,
        chartBlock,
        callToActionBlock,
        downloadBlock,
        videoBlock,
        childPagesBlock,
        contactCardBlock,
        mailingPricesBlock,
        retentionPeriodsBlock,
        dataRequestBlock,
        helplinesBlock,
      ],
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    handOnFeature(),
  ],
})
