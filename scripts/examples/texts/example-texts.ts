/** The kinds of work that a vacancy's text knows. */
export type WorkKind = 'cargo' | 'tanker' | 'offshore' | 'passenger' | 'other'

/** Free texts of the examples in one language, as a company's own people would write them. */
export interface ExampleTexts {
  /** Of companies, by their keys. */
  readonly about: Readonly<Record<string, string>>
  /** What staff warn readers of, by the keys of companies. */
  readonly warning?: Readonly<Record<string, string>>
  /** Sentences of a vacancy: what the work is like, … */
  readonly work: Readonly<Record<WorkKind, readonly string[]>>
  /** … what the company gives, … */
  readonly terms: readonly string[]
  /** … and what to do next. */
  readonly apply: readonly string[]
}
