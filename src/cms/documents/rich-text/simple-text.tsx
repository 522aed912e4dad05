import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as PayloadRichText,
} from '@payloadcms/richtext-lexical/react'

import { keepTogether } from '@/domain/texts/keep-together'
import { NumberedListStyle } from '@/ui/components/numbered-list-style'

import type { BodyContext } from './body-context'
import { linkTarget, TextLink } from './text-link'

interface Props {
  /** Absent where a draft was published by other means than the panel. */
  content: unknown
  page: BodyContext
  /** Whether it is copied from the page: then nothing unseen is put into it. */
  isToCopy?: boolean
}

/** The rich text inside a block: paragraphs, lists and links. Anything else in it is passed over. */
export function SimpleText({ content, page, isToCopy = false }: Props) {
  if (!isRichText(content)) return null
  return (
    <PayloadRichText
      data={content}
      disableContainer
      disableTextAlign
      converters={convertersFor(page, isToCopy)}
    />
  )
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}

function convertersFor(
  page: BodyContext,
  isToCopy: boolean,
): JSXConvertersFunction<DefaultNodeTypes> {
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...(!isToCopy && textConverter(defaultConverters)),
    ...linkConverters(page),
  })
}

/** How words are shown: as Payload does, with what belongs together on one line. */
export function textConverter({
  text,
}: JSXConverters<DefaultNodeTypes>): JSXConverters<DefaultNodeTypes> {
  if (typeof text !== 'function') return {}
  return {
    text: (args) => text({ ...args, node: { ...args.node, text: keepTogether(args.node.text) } }),
  }
}

/** How links and lists are shown, and that nothing is where nobody knows how to show it. */
export function linkConverters(page: BodyContext): JSXConverters<DefaultNodeTypes> {
  return {
    link: ({ node, nodesToJSX }) => (
      <TextLink {...linkTarget(node.fields)} page={page}>
        {nodesToJSX({ nodes: node.children })}
      </TextLink>
    ),
    // Payload's own converter does not look at the address of an automatic link.
    autolink: ({ node, nodesToJSX }) => (
      <TextLink {...linkTarget(node.fields)} page={page}>
        {nodesToJSX({ nodes: node.children })}
      </TextLink>
    ),
    unknown: () => null,
    list: ({ node, nodesToJSX }) => {
      const Tag = node.tag
      return (
        <>
          {node.listType === 'number' && <NumberedListStyle />}
          <Tag className={`list-${node.listType}`}>{nodesToJSX({ nodes: node.children })}</Tag>
        </>
      )
    },
    // The editor puts pictures into blocks; Payload would link what else is stored as one.
    upload: () => null,
  }
}
