import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { ArticleStyle } from '@/ui/components/article-style'

import type { PublishedDocument } from './published-document.queries'

interface Props {
  page: Pick<PublishedDocument, 'locale' | 'contentLocale'>
  /** The text in its own language. */
  children: ReactNode
}

/**
 * The text of a page of which only the title is translated: one line says so, and a press shows it, without another
 * request. So a page has one language until its reader asks for the other.
 */
export async function TextElsewhere({ page: { locale, contentLocale }, children }: Props) {
  const t = await getTranslations('page')
  return (
    <details className="text-elsewhere">
      <ArticleStyle />
      <summary className="card">
        <span>
          {t('textMissing', { language: t('inLanguage', { language: locale }) })}{' '}
          <b>{t('readIn', { source: t('inLanguage', { language: contentLocale }) })}</b>
        </span>
      </summary>
      {children}
    </details>
  )
}
