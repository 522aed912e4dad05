/**
 * What a content type says of itself, once. Everything that walks over types derives from its entry: projection,
 * look-up, links and their picker, navigation, schedules, redirects, preview, sitemaps, the dashboard. The entries
 * stand in `src/content-types.ts`; they are data, so that the look-up of addresses reads them as well as the panel.
 *
 * Names of columns are those of Payload's tables. Where an entry computes with them it is a piece of SQL, in which
 * `p` is the row of the document and `above` that of the document above it, where its path has one.
 */
export interface ContentType {
  /** Slug of its collection. */
  readonly collection: string
  /** Table of its documents; localized fields are in `<table>_locales`, versions in `_<table>_v`. */
  readonly table: string
  /**
   * `each locale`: one row of the publication index for each language that somebody published. `all locales`: facts
   * that every language shows from codes: one row, of the locale `*`, and its own page in every language.
   */
  readonly publishing: 'each locale' | 'all locales'
  readonly path: TreePath | FlatPath | PathBelow | NumberedPath
  /** A list of all of them, which has an address of its own. */
  readonly list?: ListPage
  /** Whether its documents show a list of their own, in pages `?page=N` as that list has. */
  readonly hasPages?: true
  /** Localized column with a shorter name for lists, where the type has one. */
  readonly label?: string
  /** Whether editors can choose it as the target of links, calls to action and redirects. */
  readonly linkable: boolean
  /** Whether it can stand in header and footer. */
  readonly navigable: boolean
  /** Whether it can be published and unpublished at a time. */
  readonly schedulable: boolean
  /** Whether its pages stand in the sitemaps. */
  readonly inSitemaps: boolean
  /**
   * Whether only members read it: its rows reach no public reader, sitemap, search or feed, and no page of it is kept.
   */
  readonly membersOnly: boolean
  /** Of a type that is published all at once. */
  readonly facts?: Facts
  /** Tags of every page of the type, beside those of its place and of its text. */
  readonly shows?: readonly string[]
  /** Tags of what the first page of a tree shows, beside those. */
  readonly firstPageShows?: readonly string[]
  /** Tags of what lists every document of the type. */
  readonly listedIn?: readonly string[]
  /** What else is made of its documents in the transaction of a save, such as the rows of a search. */
  readonly readModel?: ReadModel
}

/**
 * Rows beside the publication index. Both statements follow `WITH scope(id) AS (…)`, the documents in question, and a
 * comma.
 */
export interface ReadModel {
  /** The table, and its column with the id of the document. */
  readonly table: string
  readonly key: string
  /** Brings the rows into step with what the publication index and the tables of the documents say. */
  readonly refresh: string
  /** Selects a row for each that is not in step: its `kind` is missing, superfluous or different. */
  readonly drift: string
  /**
   * Selects the `id` of each document whose rows are missing, or were made by other rules. It stands alone, and is
   * asked at every start: it computes nothing of the documents.
   */
  readonly outdated: string
}

/** A tree: a document stands below its parent (`parent_id`), or at the top, or is the first page (`is_home`). */
interface TreePath {
  readonly shape: 'tree'
  /** First segments of every path of the type; empty for pages. */
  readonly prefix: string
}

/** Every document right below the prefix, at its own slug (column `slug`). */
interface FlatPath {
  readonly shape: 'flat'
  readonly prefix: string
}

/** Below a document of another, flat type: `{path of that}/{id}-{words}`. The id decides, other words redirect. */
interface PathBelow {
  readonly shape: 'below'
  /** Collection of the documents above. */
  readonly parent: string
  /** Column with the id of the document above. */
  readonly parentColumn: string
  /** Columns whose codes are the words. */
  readonly words: readonly string[]
}

/**
 * Every document right below the prefix, at its id, in every language the same: an address says nothing of its text.
 */
interface NumberedPath {
  readonly shape: 'numbered'
  readonly prefix: string
}

/** The page that lists a type, newest first. */
interface ListPage {
  readonly path: string
  /** What the panel calls it; readers see words of the interface. */
  readonly title: string
  /** Tags of what it shows. */
  readonly shows: readonly string[]
}

/** SQL over the columns of a type that is published all at once. */
interface Facts {
  /** What the publication index calls the document, in no language. */
  readonly title: string
  /** Whether it is an example: in no sitemap, and not on a public site. */
  readonly isExample: string
  /** An instant: from then on it is in no list, count, markup or sitemap. */
  readonly listedUntil?: string
  /** An instant: from then on its address answers 410. */
  readonly reachableUntil?: string
  /** Instants at which pages that show it show something else, beside those two. */
  readonly boundaries: readonly string[]
  /** Tags of what its page shows, beside its own; null is left out. */
  readonly shows: readonly string[]
  /** Tags of what shows it, beside its own. */
  readonly listedIn: readonly string[]
  /** Of all that others show of it; where it is left out, everything. Its texts alone are its own page's. */
  readonly card?: string
}

/** The locale of a row that stands for all languages. */
export const EVERY_LANGUAGE = '*'

/** The document of a row that is the list of its type. */
export const LIST_DOCUMENT = 'list'
