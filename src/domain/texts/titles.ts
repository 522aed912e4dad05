import { languageTag, type Locale } from '../locales/locales'

/**
 * The last segment of a content path as words, in any script; empty for the home page.
 * @example humanisedSegment('guides/перед-підписанням', 'uk') // 'Перед підписанням'
 */
export function humanisedSegment(path: string, locale: Locale): string {
  const words = (path.split('/').at(-1) ?? '').replace(/[-_\s]+/gu, ' ').trim()
  const [first = ''] = words
  return first.toLocaleUpperCase(languageTag(locale)) + words.slice(first.length)
}

/** What a page's title is made of; blank texts count as none. */
interface Titled {
  seoTitle: string | null | undefined
  title: string | null | undefined
  /** Content path. */
  path: string
  locale: Locale
}

/** A page's own title: the one for search engines, else its heading, else its last segment. */
export function pageTitle({ seoTitle, title, path, locale }: Titled): string {
  return seoTitle?.trim() || title?.trim() || humanisedSegment(path, locale)
}

/** `<title>` of a page: its own title and the site's name, once. */
export function documentTitle(title: string, siteName: string): string {
  if (title === '' || title === siteName) return siteName
  return title.includes(siteName) ? title : `${title} · ${siteName}`
}

/** `<title>` of an error page, in the form the client's specification gives. */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`
}

/** Longest title of a document, in UTF-16 units, as forms count. */
export const TITLE_MAX_LENGTH = 120

const COPY: Readonly<Record<Locale, string>> = {
  en: 'copy',
  uk: 'копія',
  ru: 'копия',
  fr: 'copie',
  ar: 'نسخة',
  es: 'copia',
  de: 'Kopie',
  ph: 'kopya',
  hi: 'प्रतिलिपि',
  pt: 'cópia',
  id: 'salinan',
  zh: '副本',
}

/**
 * The title of a copy, in the language of the title; it is no longer than a title may be.
 * @example copyTitle('About', 'en', 1) // 'About (copy)'
 * @example copyTitle('Про нас', 'uk', 2) // 'Про нас (копія 2)'
 */
export function copyTitle(title: string, locale: Locale, number: number): string {
  const end = ` (${COPY[locale]}${number > 1 ? ` ${number}` : ''})`
  let start = title
  while (start.length + end.length > TITLE_MAX_LENGTH) start = [...start].slice(0, -1).join('')
  return start.trimEnd() + end
}
