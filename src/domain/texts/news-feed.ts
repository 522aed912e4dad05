/**
 * News as readers of feeds have it: RFC 4287, with what left it as RFC 6721 has that, or JSON Feed 1.1. Every address is
 * absolute.
 */
export interface NewsFeed {
  /** It never changes, whatever the addresses become. */
  id: string
  /** BCP 47. */
  language: string
  title: string
  subtitle: string
  author: string
  /** Of 192 and of 512 pixels. */
  icon: string
  largeIcon: string
  /** Of the feed itself in the format that it is written in, and of the page that shows the same. */
  self: string
  page: string
  entries: readonly NewsEntry[]
  gone: readonly GoneEntry[]
}

export interface NewsEntry {
  id: string
  title: string
  url: string
  author: string
  published: Date
  updated: Date
  summary: string
  /** All of it, as HTML: readers that show no summary show this. */
  content: string
  /** A code, and what readers call it. */
  categories: readonly { term: string; label: string }[]
}

export interface GoneEntry {
  /** Of an entry. */
  id: string
  at: Date
}
