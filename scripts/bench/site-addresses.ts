import { readPage } from './read-page'

/**
 * Addresses of pages as the sitemaps name them, spread over all of them.
 * @param most of them, and fewer where there are fewer
 * @throws Error where there is none
 */
export async function addressesOf(origin: string, most: number): Promise<string[]> {
  const found: string[] = []
  const sitemaps = [`${origin}/sitemap.xml`]
  for (const sitemap of sitemaps) {
    const { text } = await readPage(sitemap)
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
    // Its own address is what the site takes itself for; it is asked where it listens.
    const here = places.map((place) => origin + new URL(place).pathname)
    if (text.includes('<sitemapindex')) sitemaps.push(...here)
    else found.push(...here)
  }
  if (found.length === 0) throw new Error(`${origin} has no page in its sitemaps`)
  const count = Math.min(most, found.length)
  return Array.from(
    { length: count },
    (_, n) => found[Math.floor((n * found.length) / count)] ?? '',
  )
}
