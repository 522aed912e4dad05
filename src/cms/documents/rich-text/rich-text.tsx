import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as PayloadRichText,
} from '@payloadcms/richtext-lexical/react'

import type {
  CalloutBlock,
  CallToActionBlock,
  ChartBlock,
  ChildPagesBlock,
  ContactCardBlock,
  DataRequestBlock,
  DiagramBlock,
  DownloadBlock,
  HelplinesBlock,
  LetterBlock,
  MailingPricesBlock,
  PictureBlock,
  QuestionsBlock,
  RetentionPeriodsBlock,
  StepsBlock,
  VideoBlock,
} from '@/payload-types'

import { LETTER_SCRIPT } from '@/domain/browser/letter-script'
import { languageAttributes } from '@/ui/components/language-attributes'

import { withoutEmptyBlocks } from './body-blocks'
import { CallToAction } from './blocks/call-to-action'
import { Callout } from './blocks/callout'
import { Chart } from './blocks/chart'
import { ChildPages } from './blocks/child-pages'
import { Diagram } from './blocks/diagram'
import { Download } from './blocks/download'
import { Letter } from './blocks/letter'
import { Picture } from './blocks/picture'
import { Questions } from './blocks/questions'
import { Steps } from './blocks/steps'
import { tableConverters } from './blocks/table'
import { Video } from './blocks/video'
import type { BodyContext } from './body-context'
import { hasBlock } from './content'
import type { FeatureBlocks } from './feature-blocks'
import { linkConverters, textConverter } from './simple-text'

interface Props {
  content: SerializedEditorState
  page: BodyContext
  blocks: FeatureBlocks
}

/** Rich text as the site shows it. What nobody knows how to show is passed over. */
export function RichText({ content, page, blocks }: Props) {
  return (
    <>
      <PayloadRichText
        data={withoutEmptyBlocks(content)}
        disableContainer
        disableTextAlign
        converters={convertersFor(page, blockConverters(page, blocks))}
      />
      {hasBlock(content, 'letter') && (
        <script dangerouslySetInnerHTML={{ __html: LETTER_SCRIPT }} />
      )}
    </>
  )
}

type Nodes =
  | DefaultNodeTypes
  | SerializedBlockNode<
      | CalloutBlock
      | CallToActionBlock
      | ChartBlock
      | ChildPagesBlock
      | ContactCardBlock
      | DataRequestBlock
      | DiagramBlock
      | DownloadBlock
      | HelplinesBlock
      | LetterBlock
      | MailingPricesBlock
      | PictureBlock
      | QuestionsBlock
      | RetentionPeriodsBlock
      | StepsBlock
      | VideoBlock
    >

type BlockConverters = NonNullable<JSXConverters<Nodes>['blocks']>

function convertersFor(
  page: BodyContext,
  blocks: BlockConverters,
): JSXConvertersFunction<DefaultNodeTypes> {
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...textConverter(defaultConverters),
    ...linkConverters(page),
    ...tableConverters(page),
    // What somebody said may be in another language than the page; a letter says which (blocks/letter.tsx).
    quote: ({ node, nodesToJSX }) => (
      <blockquote dir="auto">{nodesToJSX({ nodes: node.children })}</blockquote>
    ),
    blocks,
  })
}

function blockConverters(page: BodyContext, blocks: FeatureBlocks) {
  const { contactCard, dataRequest, helplines, mailingPrices, retentionPeriods } = blocks
  const ofReader = languageAttributes(page.locale, page.contentLocale)
  const converters: BlockConverters = {
    callout: ({ node }) => <Callout block={node.fields} page={page} />,
    picture: ({ node }) => <Picture block={node.fields} page={page} />,
    callToAction: ({ node }) => <CallToAction block={node.fields} page={page} />,
    questions: ({ node }) => <Questions block={node.fields} page={page} />,
    steps: ({ node }) => <Steps block={node.fields} page={page} />,
    letter: ({ node }) => <Letter block={node.fields} page={page} />,
    diagram: ({ node }) => <Diagram block={node.fields} page={page} />,
    chart: ({ node }) => <Chart block={node.fields} />,
    download: ({ node }) => <Download block={node.fields} page={page} />,
    video: ({ node }) => <Video block={node.fields} page={page} />,
    childPages: () => <ChildPages page={page} />,
    contactCard: () => (contactCard ? <div {...ofReader}>{contactCard}</div> : null),
    dataRequest: () => (dataRequest ? <div {...ofReader}>{dataRequest}</div> : null),
    retentionPeriods: () => (retentionPeriods ? <div {...ofReader}>{retentionPeriods}</div> : null),
    helplines: ({ node }) =>
      helplines ? <div {...ofReader}>{helplines(node.fields.choice)}</div> : null,
    mailingPrices: ({ node }) => {
      const anchor = `prices-${node.fields.id}`
      return mailingPrices ? (
        <div {...ofReader} id={anchor}>
          {mailingPrices(anchor)}
        </div>
      ) : null
    },
  }
  return converters
}
