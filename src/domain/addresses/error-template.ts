/**
 * The placeholders of error pages. Error pages differ only by the requested address, so each is rendered once as a
 * template, and the front server fills these places for each request (src/server/error-templates.ts). The characters
 * are of Unicode's private use area, so no text contains them, and addresses are shown with them encoded.
 */
export const HOLES = {
  address: '\uE000address\uE001',
  words: '\uE000words\uE001',
  href: '\uE000href\uE001',
  title: '\uE000title\uE001',
  lang: '\uE000lang\uE001',
} as const

/** The front server sends this header to get a template. It removes it from requests of clients. */
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
