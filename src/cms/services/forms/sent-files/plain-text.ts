/** Characters that staff are shown of a document; a CV has a tenth of it. */
const LONGEST = 200_000

/** What cannot be seen and belongs to a text: ends of lines, joints of letters, directions of words. */
const OF_WRITING = new Set(['\n', '\t', '\u200c', '\u200d', '\u200e', '\u200f'])

/** A text that is put together of pieces. What is too long is cut off. */
export class PlainText {
  readonly #pieces: string[] = []
  #length = 0

  add(piece: string): void {
    if (this.#length >= LONGEST) return
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  /** Without characters that do nothing but turn the writing or hide it, and without heaps of empty lines. */
  whole(): string {
    return this.#pieces
      .join('')
      .slice(0, LONGEST)
      .replace(/\r\n?/g, '\n')
      .replace(/\p{C}/gu, (letter) => (OF_WRITING.has(letter) ? letter : ''))
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}
