import type { Locale } from '../locales/locales'

/** A link to a page; `locale` is the language of its title, which may be the source language. */
export interface PageLink {
  href: string
  title: string
  excerpt: string | null
  locale: Locale
  /** In which language its text is, in words of a reader of another, with the space before them. */
  languageHint?: string
}
