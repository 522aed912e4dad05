import type { Locale } from '../../../domain/locales/locales'
import type { PageLink } from '../../../domain/addresses/page-link'

/** Where a link to a document leads; `locale` is the language the document is shown in there. */
export interface DocumentLink {
  href: string
  locale: Locale
  /** Which language that is, for a reader of another, with the space before it. */
  languageHint?: string
}

/** Words of a picture, and the language they are written in. */
interface MediaWords {
  text: string
  locale: Locale
}

/** A picture or file of the collection `media`, as a text shows it. */
export interface MediaView {
  url: string
  filename: string
  mimeType: string
  /** Bytes. */
  size: number
  /** Pixels; a picture has both. */
  width: number | undefined
  height: number | undefined
  /** What the picture loader takes. */
  source: string
  /** A colour for the place of a picture that is not there yet, as in CSS. */
  placeholder: string | undefined
  alt: MediaWords | undefined
  caption: MediaWords | undefined
  credit: string | undefined
}

/** What a rich text needs to know of the page it stands on. */
export interface BodyContext {
  /** The reader's language. */
  locale: Locale
  /** The language of the text: the reader's, or the source language where it is not translated. */
  contentLocale: Locale
  /** Links inside the body, by `documentKey`; a document that is live nowhere near has none. */
  bodyLinks: ReadonlyMap<string, DocumentLink>
  /** What its blocks show, by id; what was deleted is missing. */
  bodyMedia: ReadonlyMap<string, MediaView>
  /** The pages below this one. */
  children: readonly PageLink[]
}
