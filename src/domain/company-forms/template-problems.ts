/** Kinds of files that a company's form may be. */
export type FormFormat = 'docx' | 'xlsx'

/** Where something stands in a form. Numbers count from 1. */
export type FormPlace =
  | { in: 'paragraph'; part: FormPart; paragraph: number }
  /** Tables are counted in the order in which they begin, those in cells too. */
  | { in: 'table'; part: FormPart; table: number; row: number; column: number }
  | { in: 'cell'; sheet: string; cell: string }
  /** The header or the footer of a sheet, or a text box on it. */
  | { in: 'sheet'; sheet: string; part: 'edges' | 'textBox' }

/** A part of a document of Word. */
export type FormPart = 'text' | 'header' | 'footer' | 'notes'

/**
 * Why a form cannot be filled. `unknown`: there is no field of this name. `bracket`: brackets that do not belong together, or a name
 * that a new line breaks. `outsideRow`: a field of a list that is in no row of a table. `twoLists`: fields of two lists in one row.
 * `mergedRows`: a row that is to be repeated, merged with the one below. `arrayFormula`: a formula in such a row that fills several cells.
 */
export type TemplateReason =
  | 'unknown'
  | 'bracket'
  | 'outsideRow'
  | 'twoLists'
  | 'mergedRows'
  | 'arrayFormula'

export interface TemplateProblem {
  reason: TemplateReason
  /** What stands there. */
  text: string
  place: FormPlace
}

/** So many problems of one file are told. */
export const MOST_PROBLEMS = 30

/** Bytes of a company's form. */
export const LARGEST_COMPANY_FORM = 3 * 1024 * 1024

/**
 * Why a file is not taken as a company's form at all. `oldKind`: of Word or Excel before 2007. `noFields`: it has no field. `tooHeavy`: it takes
 * more time or memory than a form may.
 */
export type CompanyFormRefusal =
  | 'oldKind'
  | 'wrongKind'
  | 'macros'
  | 'acts'
  | 'protected'
  | 'bomb'
  | 'unreadable'
  | 'noFields'
  | 'tooHeavy'
