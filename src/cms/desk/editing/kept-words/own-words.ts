import type { KeptWords } from '../../../../domain/texts/kept-words'
import { isSameValue } from '../../../../domain/texts/same-value'
import { forget, keep } from './kept-words-store'

/** What one form keeps of what is typed in it, until that is saved: the newest counts, and is written as soon as it can. */
export class OwnWords {
  /** The newest; nothing where all is saved. */
  words: KeptWords | undefined
  /** What is to go once this is kept: words that were taken over from another form. */
  private readonly replaced: string[] = []
  private line: Promise<void> = Promise.resolve()

  /** @returns whether it is news */
  put(words: KeptWords): boolean {
    const before = this.words
    if (before?.key === words.key && isSameValue(before.changed, words.changed)) return false
    this.words = words
    this.then(async () => {
      // Of many letters that waited the last has them all.
      if (this.words !== words) return
      await keep(words)
      const gone = this.replaced.splice(0)
      // Of another account are what that one has not saved.
      if (before && before.key !== words.key && before.account === words.account) {
        gone.push(before.key)
      }
      for (const key of gone) await forget(key)
    })
    return true
  }

  /** What these are to be kept in the place of. */
  replaces(key: string): void {
    this.replaced.push(key)
  }

  /** They are saved. */
  saved(): void {
    const { words } = this
    this.words = undefined
    if (words) this.then(() => forget(words.key))
  }

  /** They are not in the form any more, and were not saved: they stay. */
  leave(): void {
    this.words = undefined
  }

  /** When everything so far is on the disk. */
  written(): Promise<void> {
    return this.line
  }

  private then(change: () => Promise<void>): void {
    // A browser that keeps nothing is no reason to stop writing: the draft is saved all the same.
    this.line = this.line.then(change).catch(() => undefined)
  }
}
