import type { Locale } from '../locales/locales'

/** What was sent to the page of a form, as the front server hands it to the site. */
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

/** What came of it. */
export type FormAnswer =
  | { kind: 'sent'; location: string; cookies?: readonly string[] }
  | {
      kind: 'refused'
      /** Where a script finds the page with what was typed in it, where the page that is there is no longer true. */
      location?: string
      status: 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503
      /** By which the page finds what was typed (`FORM_HEADER`). */
      refusal: string
      /** Seconds. */
      retryAfter?: number
      /** For a script that asked for JSON in place of the page. */
      json: unknown
    }

/** Names the refused form that a private page is rendered with; nobody outside can send it. */
export const FORM_HEADER = 'x-mh-form'

/** Whether a form was sent by a script, which shows what it is told in the page that is there. */
export function wantsJson(headers: FormPost['headers']): boolean {
  return headers.accept === 'application/json'
}
