import type { Locale } from '../locales/locales'

/** Where the staff reads the draft of a document, as its readers would, in a language. */
export function previewPath(locale: Locale, collection: string, document: number | string): string {
  return `/${locale}/preview/${collection}/${document}`
}
