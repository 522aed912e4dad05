import type { ContractKind, EnglishLevel } from './contract-terms'
import type { DocumentCode, DocumentKind } from './documents'
import type { Department, RankCode, StcwLevel } from './ranks'
import type { VesselTypeCode } from './vessel-types'

/** What one language calls one thing. */
export interface Term {
  /** As it stands at the beginning of a line. */
  readonly label: string
  /** Where there is little room, such as in a table: `2/E`. Absent where nobody shortens it. */
  readonly short?: string
  /** What else people write for it, in any spelling: case, accents and punctuation do not matter. */
  readonly aliases?: readonly string[]
}

interface VesselTerm extends Term {
  /** More than one of them, as it stands at the beginning of a line: the name of a group. */
  readonly plural: string
  /** Where somebody works, in the middle of a sentence, in the case it stands in: `on a bulk carrier`. */
  readonly aboard: string
}

/** Everything that the vocabulary says in one language. */
export interface Vocabulary {
  readonly ranks: Readonly<Record<RankCode, Term>>
  readonly vesselTypes: Readonly<Record<VesselTypeCode, VesselTerm>>
  readonly documents: Readonly<Record<DocumentCode, Term>>
  readonly departments: Readonly<Record<Department, string>>
  readonly levels: Readonly<Record<StcwLevel, string>>
  readonly documentKinds: Readonly<Record<DocumentKind, string>>
  readonly englishLevels: Readonly<Record<EnglishLevel, string>>
  readonly contractKinds: Readonly<Record<ContractKind, string>>
}
