import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  type JSXConvertersFunction,
  RichText as PayloadRichText,
} from '@payloadcms/richtext-lexical/react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { isExternal, safeHref } from '@/domain/link-safety'

import { documentKey } from './content'

interface Props {
  content: SerializedEditorState
  /** Public paths of the documents it links to, by `documentKey`; a link to any other is shown as text. */
  links: ReadonlyMap<string, string>
}

/** Rich text as the site shows it. Links that are not safe, or lead nowhere, become plain text. */
export function RichText({ content, links }: Props) {
  return <PayloadRichText data={content} disableContainer converters={convertersFor(links)} />
}

function convertersFor(links: Props['links']): JSXConvertersFunction<DefaultNodeTypes> {
  const anchor = ({ doc, linkType, url }: SerializedLinkNode['fields'], children: ReactNode) => {
    const isDocument = linkType === 'internal' && doc
    const href = isDocument ? links.get(documentKey(doc.relationTo, doc.value)) : safeHref(url)
    if (href === undefined) return <>{children}</>
    if (isDocument) {
      return (
        <Link href={href} prefetch={false}>
          {children}
        </Link>
      )
    }
    // Nobody knows what it leads to: the browser loads that anew, and can have nothing of it before.
    return (
      <a href={href} {...(isExternal(href) && { rel: 'noopener external' })} data-no-prefetch>
        {children}
      </a>
    )
  }
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToJSX }) => anchor(node.fields, nodesToJSX({ nodes: node.children })),
    // Payload's own converter does not look at the address of an automatic link.
    autolink: ({ node, nodesToJSX }) => anchor(node.fields, nodesToJSX({ nodes: node.children })),
  })
}
