import type { Standing } from '../../../domain/translation/memory'
import type { PieceRows } from './piece-rows'
import type { WordChange } from './word-changes'

/** A piece of the published source beside the piece of the latest draft that says it. */
export interface SideBySidePair {
  /** Name of the field, as the database has it. */
  at: string
  /** `field`, or the kind of the block. */
  kind: string
  /** How the draft stands to the source once it is published. */
  standing: Standing
  /** Absent where the source has none. */
  source?: {
    /** Fingerprint of what it says. */
    print: string
    rows: PieceRows
    /**
     * What the source says otherwise since the piece was translated, in the shape of `rows`; absent where nothing, or where
     * nobody knows.
     */
    changes?: WordChange[][][]
  }
  /** Absent where it is not translated; `index` says which block of the body it is. */
  own?: { print: string; text: string; index?: number }
  /** Which block of the body is there for it, and says nothing yet; absent where it is translated, or where none is. */
  awaited?: number
  /** Whether the translation says word for word what the source says. */
  isSame: boolean
  /** Whether it was left out before the source was compared with it, and is left out on purpose. */
  isLeftOut: boolean
}
