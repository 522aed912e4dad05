import { escapeMarkup } from './escape-markup'

/** Characters that XML 1.0 cannot have, however they are written. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function possible(text: string): string {
  return text.replace(IMPOSSIBLE, '')
}

/** Text as it is written in XML, in elements and in attributes. */
export function inXml(text: string): string {
  return escapeMarkup(possible(text))
}

/**
 * Text as a CDATA section, in which nothing is markup. What would end it is divided over two.
 * @example cdata('a ]]> b') // '<![CDATA[a ]]]]><![CDATA[> b]]>'
 */
export function cdata(text: string): string {
  return `<![CDATA[${possible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
