import Link from 'next/link'

import type { Locale } from '@/domain/locales'
import { languageAttributes } from '@/ui/language-attributes'

import type { DocsNode } from './docs.queries'

interface Props {
  label: string
  nodes: readonly DocsNode[]
  /** Id of the document that is read. */
  current: string
  locale: Locale
}

/** The documentation's sections and documents, in a drawer on a phone. */
export function DocsTree({ label, nodes, current, locale }: Props) {
  return (
    <details className="docs-tree">
      <summary className="card">{label}</summary>
      <nav aria-label={label}>
        <Branch nodes={nodes} current={current} locale={locale} />
      </nav>
    </details>
  )
}

function Branch({ nodes, current, locale }: Omit<Props, 'label'>) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.document}>
          <Link
            href={node.href}
            prefetch={false}
            {...languageAttributes(node.locale, locale)}
            aria-current={node.document === current ? 'page' : undefined}
          >
            {node.label}
          </Link>
          {node.children.length > 0 && (
            <Branch nodes={node.children} current={current} locale={locale} />
          )}
        </li>
      ))}
    </ul>
  )
}
