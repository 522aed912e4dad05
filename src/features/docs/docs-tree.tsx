import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/domain/locales/locales'
import { languageAttributes } from '@/ui/components/language-attributes'

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
  const section = nodes.find((node) => leadsTo(node, current))
  return (
    <details className="docs-tree menu" name="site-menu">
      <summary className="card">
        <span>
          {label}
          {section && (
            <>
              {' · '}
              <bdi {...languageAttributes(section.locale, locale)}>{section.label}</bdi>
            </>
          )}
        </span>
      </summary>
      <nav aria-label={label}>
        <Branch nodes={nodes} current={current} locale={locale} linkClass="eyebrow" />
      </nav>
    </details>
  )
}

function leadsTo(node: DocsNode, document: string): boolean {
  return node.document === document || node.children.some((child) => leadsTo(child, document))
}

interface BranchProps extends Omit<Props, 'label'> {
  /** Sections are labels of what is below them. */
  linkClass?: string
}

async function Branch({ nodes, current, locale, linkClass }: BranchProps) {
  const t = await getTranslations('page')
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.document}>
          <a
            href={node.href}
            {...languageAttributes(node.locale, locale)}
            aria-current={node.document === current ? 'page' : undefined}
            className={linkClass}
          >
            {node.label}
            {node.textLocale !== locale && (
              <>
                {' '}
                <abbr title={t('inLanguage', { language: node.textLocale })}>
                  {node.textLocale.toUpperCase()}
                </abbr>
              </>
            )}
          </a>
          {node.children.length > 0 && (
            <Branch nodes={node.children} current={current} locale={locale} />
          )}
        </li>
      ))}
    </ul>
  )
}
