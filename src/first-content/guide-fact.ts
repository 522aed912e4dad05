/** What a guide says of money, law or a place to turn to, and how well it is known. */
export interface GuideFact {
  /** The guide's name in code. */
  guide: string
  /** Words of its English text. */
  says: string
  /** The page that says so. */
  source?: string
  /** The day on which a copy of that page was read, or the part of it that could be had; absent where none was. */
  readOn?: string
  /** For editors: how old the copy is, what else agrees or contradicts, what is to be looked up. */
  note: string
}

/** The day on which all copies were read: of pages, never the pages themselves, and none of a convention's text. */
export const READ = '2026-11-29'

/** The day on which doubts about some of them were looked up again, in the same way, and parts of the Convention of 2006. */
export const READ_AGAIN = '2026-11-30'

/** The day on which more parts of the conventions were looked for, in the same way: the beginning of a page each. */
export const READ_ONCE_MORE = '2026-12-01'
