import type { Locale } from '../locales/locales'

/** A post to the page of a form, as the front server passes it to the site. */
export interface FormPost {
  /** The name of the form, by its row in the table of routes. */
  form: string
  /** Of the row's pattern. */
  params: Readonly<Record<string, string>>
  locale: Locale
  /** The public path of the page, to which an answer leads back. */
  path: string
  /** What the address of the page asks for, with its question mark; empty where there is none. */
  query: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The client's. */
  address: string
  body: Uint8Array
  /** Whether it was larger than the page takes; `body` is its beginning then, if anything. */
  isTooLarge: boolean
  requestId: string
}

/** The answer to a post. */
export type FormAnswer =
  | { kind: 'sent'; location: string; cookies?: readonly string[] }
  | {
      kind: 'refused'
      /** The address of a fresh page with the typed values, when the page in the browser is outdated. */
      location?: string
      status: 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503
      /** By which the page finds what was typed (`FORM_HEADER`). */
      refusal: string
      /** Seconds. */
      retryAfter?: number
      /** For a script that asked for JSON in place of the page. */
      json: unknown
    }

/**
 * The header that names the refused form for the next rendering. The front server removes it from requests of clients.
 */
export const FORM_HEADER = 'x-mh-form'

/** Whether a script sent the form. It shows the answer in the open page. */
export function wantsJson(headers: FormPost['headers']): boolean {
  return headers.accept === 'application/json'
}
