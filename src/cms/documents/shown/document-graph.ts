import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service,
  WebSite,
} from 'schema-dts'

import { languageTag } from '../../../domain/locales/locales'
import { absoluteUrl, choicePath, publicPath } from '../../../domain/addresses/paths'
import { breadcrumbList } from './structured-data'
import { env } from '../../../env'

import type { PublishedDocument } from './published-document.queries'

interface SiteTexts {
  name: string
  description: string
  /** What the home page is called in breadcrumbs. */
  home: string
}

/**
 * The page in the words of schema.org, with the services that it offers; `undefined` for an untranslated page, for which
 * the page in the source language says it, and for one that is to be light above all.
 */
export function documentGraph(
  page: PublishedDocument,
  site: SiteTexts,
  services: readonly Service[],
): Graph | undefined {
  const { locale } = page
  if (page.contentLocale !== locale || page.isUrgent) return undefined
  const home = absolute(publicPath({ locale, path: '' }, env.DEFAULT_LOCALE))
  const organization: Organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.name,
    url: absolute('/'),
    logo: absolute('/icon.svg'),
  }
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': absolute(`${choicePath({ locale, path: '' })}#website`),
    name: site.name,
    description: site.description,
    url: home,
    inLanguage: languageTag(locale),
    publisher: { '@id': absolute('/#organization') },
  }
  const described = page.isHome
    ? []
    : [article(page), breadcrumbs(page, { title: site.home, home })]
  const graph = [organization, webSite, ...described, ...questions(page), ...services]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function article(page: PublishedDocument): Article {
  const url = absolute(page.canonical)
  const { seo, locale } = page
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: page.title,
    ...(seo.description !== undefined && { description: seo.description }),
    inLanguage: languageTag(locale),
    image: seo.picture?.url ?? absolute(`/social-picture-${locale}.png`),
    ...(page.firstPublishedAt && { datePublished: page.firstPublishedAt.toISOString() }),
    ...(page.publishedAt && { dateModified: page.publishedAt.toISOString() }),
    author: { '@id': absolute('/#organization') },
    publisher: { '@id': absolute('/#organization') },
    isPartOf: { '@id': absolute(`${choicePath({ locale, path: '' })}#website`) },
  }
}

function questions(page: PublishedDocument): FAQPage[] {
  if (page.questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${absolute(page.canonical)}#questions`,
      inLanguage: languageTag(page.locale),
      mainEntity: page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

function breadcrumbs(
  page: PublishedDocument,
  top: { title: string; home: string },
): BreadcrumbList {
  const way = [
    { name: top.title, item: top.home },
    ...page.breadcrumbs.map(({ title, href }) => ({ name: title, item: absolute(href) })),
    { name: page.title, item: absolute(page.canonical) },
  ]
  return breadcrumbList(way)
}

function absolute(path: string): string {
  return absoluteUrl(path, env.SITE_URL)
}
