import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConvertersFunction,
  RichText as PayloadRichText,
} from '@payloadcms/richtext-lexical/react'

import type { BodyContext } from './body-context'
import { linkConverters } from './simple-text'

interface Props {
  content: SerializedEditorState
  page: BodyContext
}

/** Rich text as the site shows it. What nobody knows how to show is passed over. */
export function RichText({ content, page }: Props) {
  return (
    <PayloadRichText
      data={content}
      disableContainer
      disableTextAlign
      converters={convertersFor(page)}
    />
  )
}

function convertersFor(page: BodyContext): JSXConvertersFunction<DefaultNodeTypes> {
  return ({ defaultConverters }) => ({ ...defaultConverters, ...linkConverters(page) })
}
