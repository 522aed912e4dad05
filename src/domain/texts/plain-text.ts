// Of what turns the direction of writing only the marks LRM, RLM and ALM stay: they have no reach of
// their own, and Arabic is written with them.
const UNWANTED = /[^\P{Cc}\s]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text of somebody else as it may stand among ours: on one line, without control characters, halves
 * of characters (Postgres keeps neither in JSON), and overrides and isolates that would turn round
 * what stands beside it. It may still contain markup: it is text, to be escaped like any other.
 * @example plainText(' Ocean\u0000\r\n \u202ecalm ') // 'Ocean calm'
 */
export function plainText(text: string): string {
  return text.replace(UNWANTED, '').replace(/\s+/g, ' ').trim()
}

/**
 * Letters, digits and signs of the width of a Chinese character, as Chinese keyboards write Latin ones, in their usual width.
 * @example inUsualWidth('Ｓｈａｎｇｈａｉ') // 'Shanghai'
 */
export function inUsualWidth(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e\u3000]/gu, (sign) => sign.normalize('NFKC'))
}
