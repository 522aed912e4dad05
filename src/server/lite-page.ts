import { scriptsOf } from './inline-scripts'

/** What says whether a page is answered in this way (src/domain/browser/lite.ts), as in `Vary`. */
export const OF_LITE = 'Cookie, Save-Data'

const ROOT = /<html(?=[\s>])/
const NOSCRIPT = /<\/?noscript>/g
const STARS = /<div class="stars"[^>]*>.*?<\/div>/
const IMAGE = /<img\s[^>]*>/g
/** Images that would be asked for before they are met. */
const IMAGE_PRELOAD = /<link\s[^>]*\bas="image"[^>]*>/g

/**
 * Makes of a page one with as few bytes as it can have and still say the same: no script, no decoration, links in place
 * of images. What stands there for readers without scripts is for its readers too.
 * @param html without what Next puts into it
 */
export function makeLite(html: string): string {
  let rest = ''
  let end = 0
  for (const { place } of scriptsOf(html)) {
    rest += html.slice(end, place[0])
    end = place[1]
  }
  return (rest + html.slice(end))
    .replace(NOSCRIPT, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(IMAGE, linkToImage)
    .replace(STARS, '')
    .replace(ROOT, '<html data-lite=""')
}

/** An image that says in `data-lite` what it shows, and how large it is, becomes a link with these words. */
function linkToImage(image: string): string {
  const words = attribute(image, 'data-lite')
  const source = attribute(image, 'src')
  return words && source ? `<a href="${source}">${words}</a>` : ''
}

/** As it is written in the page, where quotation marks are escaped. */
function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]
}
