import type { FormValues } from '../../../../domain/company-forms/form-values'
import type { TemplateProblem } from '../../../../domain/company-forms/template-problems'
import type { PackageParts } from './package-parts'

/** A company's form that has been read. */
export interface Template {
  /** Names of the fields that it has, each once. */
  fields: readonly string[]
  /** Why it cannot be filled; it can where there are none. */
  problems: readonly TemplateProblem[]
  /** Fills it, once. What it holds is changed. */
  fill: (values: FormValues) => PackageParts
}
