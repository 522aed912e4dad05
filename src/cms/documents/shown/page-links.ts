import 'server-only'

import type { Locale } from '../../../domain/locales/locales'
import type { PageLink } from '../../../domain/addresses/page-link'
import { publicPath } from '../../../domain/addresses/paths'
import { env } from '../../../env'
import { languageHint } from '../../../i18n/language-hint'
import { type LivePage, textLocale } from '../../publications/reading/publication-index'

/** A link to a page for readers of a language: what is not translated is shown there too, with its notice. */
export async function pageLink(page: LivePage, locale: Locale): Promise<PageLink> {
  return {
    href: publicPath({ locale, path: page.path }, env.DEFAULT_LOCALE),
    title: page.title,
    excerpt: page.excerpt,
    locale: page.locale,
    ...(await hintAt(page, locale)),
  }
}

/** The same of many. */
export async function pageLinks(pages: readonly LivePage[], locale: Locale): Promise<PageLink[]> {
  return Promise.all(pages.map((page) => pageLink(page, locale)))
}

/** The language of a page’s text, for readers of another. */
export async function hintAt(
  page: LivePage,
  locale: Locale,
): Promise<Pick<PageLink, 'languageHint'>> {
  const written = textLocale(page)
  return written === locale ? {} : { languageHint: await languageHint(written, locale) }
}
