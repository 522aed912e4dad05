/** Takes no width, and no line ends at it. */
const WORD_JOINER = '\u2060'

/** After the hyphen of `A-VIII/1` and of `Wi-Fi`, and after the dash of `08:00–18:00`. */
const INSIDE = /(?<=\b[A-Z]{1,3}\d?-)(?=[IVX]+\b)|(?<=\bWi-)(?=Fi\b)|(?<=\d–)(?=\d)/g

/**
 * A text to be shown, in which no line ends inside a reference or a range: from right to left the parts of `A-VIII/1` on two lines
 * read as something else.
 * @example keepTogether('A-VIII/1') // 'A-\u2060VIII/1'
 */
export function keepTogether(text: string): string {
  return text.replaceAll(INSIDE, WORD_JOINER)
}
