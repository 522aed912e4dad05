/** Characters that staff are shown of a document; a CV has a tenth of it. */
const LONGEST = 200_000

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
      .replace(/[^\P{C}\n\t\u200c\u200d\u200e\u200f]/gu, '')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}
