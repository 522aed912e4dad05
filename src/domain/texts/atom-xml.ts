import { escapeMarkup } from './escape-markup'

/** A feed as RFC 4287 has it, with what left it as RFC 6721 has that. Every address is absolute. */
export interface AtomFeed {
  /** It never changes, whatever the addresses become. */
  id: string
  /** BCP 47. */
  language: string
  title: string
  subtitle: string
  author: string
  icon: string
  /** Of the feed itself, and of the page that shows the same. */
  self: string
  page: string
  entries: readonly AtomEntry[]
  gone: readonly AtomGone[]
}

interface AtomEntry {
  id: string
  title: string
  url: string
  author: string
  published: Date
  updated: Date
  summary: string
  /** A code, and what readers call it. */
  categories: readonly { term: string; label: string }[]
}

interface AtomGone {
  /** Of an entry. */
  id: string
  at: Date
}

const ATOM = 'http://www.w3.org/2005/Atom'
const TOMBSTONES = 'http://purl.org/atompub/tombstones/1.0'

/** Nothing was ever in a feed that is empty. */
const NEVER = new Date(0)

/** A feed as a file. It is as new as the newest thing in it. */
export function atomXml(feed: AtomFeed): string {
  const changes = [
    ...feed.entries.map(({ updated }) => updated),
    ...feed.gone.map(({ at }) => at),
  ].map(Number)
  const updated = new Date(Math.max(Number(NEVER), ...changes))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="${ATOM}" xmlns:at="${TOMBSTONES}" xml:lang="${inXml(feed.language)}">\n`,
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', updated.toISOString()),
    `<author>${element('name', feed.author).trim()}</author>\n`,
    element('icon', feed.icon),
    `<link rel="self" type="application/atom+xml" href="${inXml(feed.self)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${inXml(feed.page)}"/>\n`,
    ...feed.entries.map(entryXml),
    ...feed.gone.map(goneXml),
    '</feed>\n',
  ].join('')
}

function entryXml({ id, title, url, author, published, updated, ...rest }: AtomEntry): string {
  const { summary, categories } = rest
  return [
    '<entry>\n',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${inXml(url)}"/>\n`,
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    `<author>${element('name', author).trim()}</author>\n`,
    ...categories.map(
      ({ term, label }) => `<category term="${inXml(term)}" label="${inXml(label)}"/>\n`,
    ),
    element('summary', summary),
    '</entry>\n',
  ].join('')
}

function goneXml({ id, at }: AtomGone): string {
  return `<at:deleted-entry ref="${inXml(id)}" when="${at.toISOString()}"/>\n`
}

/** Text that a browser or a reader shows as it stands: `type` is `text` where nothing is said. */
function element(name: string, text: string): string {
  return `<${name}>${inXml(text)}</${name}>\n`
}

/** Characters that XML 1.0 cannot have, however they are written. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function inXml(text: string): string {
  return escapeMarkup(text.replace(IMPOSSIBLE, ''))
}
