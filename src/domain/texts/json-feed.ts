import type { NewsEntry, NewsFeed } from './news-feed'

/**
 * A feed as JSON Feed 1.1 has it (https://www.jsonfeed.org/version/1.1/). What left it is not in it: the format knows no
 * way to say so.
 */
export function jsonFeed(feed: NewsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.subtitle,
    icon: feed.largeIcon,
    favicon: feed.icon,
    authors: [{ name: feed.author }],
    language: feed.language,
    items: feed.entries.map(itemOf),
  })
}

function itemOf({ id, url, title, summary, content, ...rest }: NewsEntry) {
  const { published, updated, author, categories } = rest
  return {
    id,
    url,
    title,
    summary,
    content_html: content,
    date_published: published.toISOString(),
    date_modified: updated.toISOString(),
    authors: [{ name: author }],
    tags: categories.map(({ label }) => label),
  }
}
