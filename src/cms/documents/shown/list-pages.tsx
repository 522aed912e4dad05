import Link from 'next/link'

import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

interface Props {
  locale: Locale
  /** The one that is shown, from 1. */
  page: number
  /** How many there are. */
  pages: number
  /** The address of one of them. */
  to: (page: number) => string
}

/** The way to the pages of a list before and after the one that is shown; nothing where there is one. */
export async function ListPages({ locale, page, pages, to }: Props) {
  if (pages < 2) return null
  const t = await messagesIn(locale, 'companies')
  const vacancies = await messagesIn(locale, 'vacancies')
  const docs = await messagesIn(locale, 'docs')
  return (
    <nav className="pages" aria-label={vacancies('pages')}>
      {page > 1 && (
        <Link href={to(page - 1)} prefetch={false} rel="prev">
          {docs('previous')}
        </Link>
      )}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link href={to(page + 1)} prefetch={false} rel="next">
          {docs('next')}
        </Link>
      )}
    </nav>
  )
}
