import type { GoneEntry, NewsEntry, NewsFeed } from './news-feed'
import { inXml } from './xml-text'

const ATOM = 'http://www.w3.org/2005/Atom'
const TOMBSTONES = 'http://purl.org/atompub/tombstones/1.0'

/** The `updated` time of an empty feed. */
const NEVER = new Date(0)

/** A feed as a file. It is as new as the newest thing in it. */
export function atomXml(feed: NewsFeed): string {
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

function entryXml({ id, title, url, author, published, updated, ...rest }: NewsEntry): string {
  const { summary, content, categories } = rest
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
    `<content type="html">${inXml(content)}</content>\n`,
    '</entry>\n',
  ].join('')
}

function goneXml({ id, at }: GoneEntry): string {
  return `<at:deleted-entry ref="${inXml(id)}" when="${at.toISOString()}"/>\n`
}

/** Text that a browser or a reader shows as it stands: `type` is `text` where nothing is said. */
function element(name: string, text: string): string {
  return `<${name}>${inXml(text)}</${name}>\n`
}
