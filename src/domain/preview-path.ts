import { isLocale, type Locale } from './locales'

/** Where the staff reads the draft of a document, as its readers would, in a language. */
export function previewPath(locale: Locale, collection: string, document: number | string): string {
  return `/${locale}/preview/${collection}/${document}`
}

/** Whether an address is one of a preview: nothing about it is looked up, and nothing of it is kept. */
export function isPreviewPath(path: string): boolean {
  const [, locale, word, collection, document, ...more] = path.split('/')
  return (
    isLocale(locale) &&
    word === 'preview' &&
    /^[a-z-]+$/.test(collection ?? '') &&
    /^\d{1,9}$/.test(document ?? '') &&
    more.length === 0
  )
}
