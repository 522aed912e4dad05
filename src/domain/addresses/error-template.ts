/**
 * An error page differs from another one by the address that was asked for, and what follows from it. It is rendered once as
 * a template, with these in their places, and what is one request's alone is written there (src/server/error-templates.ts). No
 * text has these letters: they are of Unicode's private use, and an address is shown with them encoded.
 */
export const HOLES = {
  address: '\uE000address\uE001',
  words: '\uE000words\uE001',
  href: '\uE000href\uE001',
  title: '\uE000title\uE001',
  lang: '\uE000lang\uE001',
} as const

/** By it the front server asks for the template of a page; nobody outside can send it. */
export const TEMPLATE_HEADER = 'x-mh-template'

/** The section with addresses that are near the one that was asked for, by what labels it. */
export const NEAR_SECTION = '_near'

/** A link to an address that is near. */
export interface NearLink {
  href: string
  title: string
  /** Of another language than the page's. */
  attributes: { lang?: string; dir?: 'ltr' | 'rtl' }
}

/** What an error page says of one request. */
export interface AskedAddress {
  /** Whether it was asked for a company or a vacancy, which end by themselves too. */
  isOfJobs: boolean
  /** Whether the main page itself is what is missing. */
  isMainPage: boolean
  /** As a reader may be shown it. */
  address: string
  /** What to search for in its place. */
  words: string
  near: readonly NearLink[]
}
