import type { SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { ReactNode } from 'react'

import { isExternal, safeHref } from '@/domain/addresses/link-safety'
import { languageTag } from '@/domain/locales/locales'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { BodyContext } from './body-context'
import { documentKey } from './content'

interface Props {
  /** The document it leads to, which wins over the address. */
  document: { relationTo: string; value: unknown } | null | undefined
  address: unknown
  page: BodyContext
  className?: string
  children: ReactNode
}

/** A link that an editor wrote. One that is not safe, or leads nowhere, becomes plain text. */
export function TextLink({ document, address, page, className, children }: Props) {
  if (document) {
    const link = page.bodyLinks.get(documentKey(document.relationTo, document.value))
    if (!link) return <>{children}</>
    const isElsewhere = link.locale !== page.locale
    return (
      <a
        href={link.href}
        className={className}
        hrefLang={isElsewhere ? languageTag(link.locale) : undefined}
      >
        {children}
        {isElsewhere && (
          <span {...languageAttributes(page.locale, page.contentLocale)}>{link.languageHint}</span>
        )}
      </a>
    )
  }
  const href = safeHref(address)
  if (href === undefined) return <>{children}</>
  // Numbers and addresses run from left to right in Arabic too, whatever stands around them: `bdi`.
  const words = /^(?:tel|mailto):/i.test(href) ? <bdi>{children}</bdi> : children
  // Nobody knows what it leads to: the browser loads that again, and can have nothing of it before.
  return (
    <a href={href} className={className} {...(isExternal(href) && { rel: 'noopener external' })}>
      {words}
    </a>
  )
}

/** What a link of the editor leads to, as `TextLink` takes it. */
export function linkTarget({ doc, linkType, url }: SerializedLinkNode['fields']) {
  return { document: linkType === 'internal' ? doc : undefined, address: url }
}
