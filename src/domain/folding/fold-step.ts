/**
 * A step of a folding, such that JavaScript and Postgres do the same with it: a list of steps is declared once, and both
 * carry it out (`applySteps`, and `foldedInSql`).
 */
export type FoldStep =
  /** A normal form of Unicode. */
  | { form: 'NFC' | 'NFD' | 'NFKD' }
  /** Small letters. */
  | { lower: true }
  /** Each character of the first is replaced by the one at the same place of the second; where that has none, left out. */
  | { letters: readonly [string, string] }
  /** One text is replaced by another, wherever it stands. */
  | { text: readonly [string, string] }
  /**
   * A regular expression that both engines read alike: classes in brackets, groups, looking ahead and behind, `\uXXXX`. What
   * it matches is replaced by the second, in which `\1` is the first group.
   */
  | { pattern: readonly [string, string] }

/** Carries out the steps, one after the other. */
export function applySteps(text: string, steps: readonly FoldStep[]): string {
  return steps.reduce(apply, text)
}

function apply(text: string, step: FoldStep): string {
  if ('form' in step) return text.normalize(step.form)
  if ('lower' in step) return text.toLowerCase()
  if ('text' in step) return text.replaceAll(step.text[0], () => step.text[1])
  if ('letters' in step) {
    const letters = lettersOf(step)
    return [...text].map((letter) => letters.get(letter) ?? letter).join('')
  }
  return text.replaceAll(expressionOf(step), step.pattern[1].replaceAll(/\\(\d)/g, '$$$1'))
}

type Of<Key extends string> = Extract<FoldStep, Record<Key, unknown>>

const letterMaps = new WeakMap<FoldStep, ReadonlyMap<string, string>>()

function lettersOf(step: Of<'letters'>): ReadonlyMap<string, string> {
  const made = letterMaps.get(step)
  if (made) return made
  const [from, to] = step.letters.map((letters) => [...letters])
  const letters = new Map((from ?? []).map((letter, place) => [letter, to?.[place] ?? '']))
  letterMaps.set(step, letters)
  return letters
}

const expressions = new WeakMap<FoldStep, RegExp>()

function expressionOf(step: Of<'pattern'>): RegExp {
  const made = expressions.get(step) ?? new RegExp(step.pattern[0], 'gu')
  expressions.set(step, made)
  return made
}
