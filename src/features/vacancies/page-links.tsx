import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageNumbers } from './page-numbers'

interface Props {
  locale: Locale
  /** Address of a page of the list, from 1. */
  hrefOf: (page: number) => string
  page: number
  pages: number
}

/** Public path of a page of the list; the first has no query. */
export function pageHref(list: string, page: number): string {
  return page === 1 ? list : `${list}?page=${page}`
}

/** The way to the other pages of a list; nothing where there is one. */
export async function PageLinks({ locale, hrefOf, page, pages }: Props) {
  if (pages === 1) return null
  const t = await messagesIn(locale, 'vacancies')
  const docs = await messagesIn(locale, 'docs')
  return (
    <nav className="pages" aria-label={t('pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {docs('previous')}
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap ${index}`} className="far" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={number === page ? undefined : 'far'}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {docs('next')}
        </a>
      )}
    </nav>
  )
}
