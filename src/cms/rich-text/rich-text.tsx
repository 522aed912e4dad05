import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as PayloadRichText,
} from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import type {
  CalloutBlock,
  CallToActionBlock,
  ChildPagesBlock,
  ContactCardBlock,
  DownloadBlock,
  PictureBlock,
  QuestionsBlock,
  StepsBlock,
  VideoBlock,
} from '@/payload-types'

import { languageAttributes } from '@/ui/language-attributes'

import { CallToAction } from './blocks/call-to-action'
import { Callout } from './blocks/callout'
import { ChildPages } from './blocks/child-pages'
import { Download } from './blocks/download'
import { Picture } from './blocks/picture'
import { Questions } from './blocks/questions'
import { Steps } from './blocks/steps'
import { tableConverters } from './blocks/table'
import { Video } from './blocks/video'
import type { BodyContext } from './body-context'
import { linkConverters } from './simple-text'

interface Props {
  content: SerializedEditorState
  page: BodyContext
  /** What the block of that name shows; nothing where there is none. */
  contactCard?: ReactNode
}

/** Rich text as the site shows it. What nobody knows how to show is passed over. */
export function RichText({ content, page, contactCard }: Props) {
  const blocks = blockConverters(page, contactCard)
  return (
    <PayloadRichText
      data={content}
      disableContainer
      disableTextAlign
      converters={convertersFor(page, blocks)}
    />
  )
}

type Nodes =
  | DefaultNodeTypes
  | SerializedBlockNode<
      | CalloutBlock
      | CallToActionBlock
      | ChildPagesBlock
      | ContactCardBlock
      | DownloadBlock
      | PictureBlock
      | QuestionsBlock
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
    ...linkConverters(page),
    ...tableConverters(page),
    blocks,
  })
}

function blockConverters(page: BodyContext, contactCard: ReactNode): BlockConverters {
  return {
    callout: ({ node }) => <Callout block={node.fields} page={page} />,
    picture: ({ node }) => <Picture block={node.fields} page={page} />,
    callToAction: ({ node }) => <CallToAction block={node.fields} page={page} />,
    questions: ({ node }) => <Questions block={node.fields} page={page} />,
    steps: ({ node }) => <Steps block={node.fields} page={page} />,
    download: ({ node }) => <Download block={node.fields} page={page} />,
    video: ({ node }) => <Video block={node.fields} page={page} />,
    childPages: () => <ChildPages page={page} />,
    contactCard: () =>
      contactCard ? (
        <div {...languageAttributes(page.locale, page.contentLocale)}>{contactCard}</div>
      ) : null,
  }
}
