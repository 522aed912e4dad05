import { placeSides } from '../domain/styles/place-sides'

const STYLE = /(<style[^>]*>)([^]*?)(?=<\/style>)/g
const FROM_RIGHT = /<html[^>]*\sdir="rtl"/

/** Names the sides in the style sheets of a page by left and right, as its direction has them. */
export function placeSidesOfPage(html: string): string {
  const isFromRight = FROM_RIGHT.test(html)
  return html.replace(
    STYLE,
    (_, tag: string, css: string) => `${tag}${placeSides(css, isFromRight)}`,
  )
}
