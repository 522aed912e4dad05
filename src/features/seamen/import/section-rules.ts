import type { FieldProblem, FormField } from '../../../cms/services/forms/form-fields'
import { tableFields, type TableFieldLook } from '../../../cms/services/forms/table-fields'
import type { SignedInSeaman } from '../../../cms/services/seaman-only/seaman-session.queries'
import { fieldNames, type FieldTable } from '../../../domain/structured-fields/field-table'
import type { TypedValues } from '../../../domain/structured-fields/typed-values'
import { paperProblems, serviceProblems } from '../record/entry-problems'
import { type FieldsOf, type SectionName, SECTIONS } from '../record/record-sections'
import {
  languageProblems,
  personProblems,
  referenceProblems,
  workProblems,
} from '../record/sheet-problems'

/** What values are checked beside. */
export interface CheckedBeside {
  /** `YYYY-MM-DD`. */
  today: string
  seaman: Pick<SignedInSeaman, 'citizenship'>
}

interface SectionRules<Name extends SectionName> {
  /** The form that asks for the same: it has the labels. */
  form: string
  /** What is wrong between fields. */
  problems: (
    values: TypedValues<FieldsOf<Name>>,
    beside: CheckedBeside,
  ) => Readonly<Record<string, FieldProblem>>
}

/** What each section takes: what its form takes. */
export const SECTION_RULES: { readonly [Name in SectionName]: SectionRules<Name> } = {
  person: {
    form: 'record-person',
    problems: (values, { today, seaman }) => personProblems(values, today, seaman),
  },
  work: { form: 'record-work', problems: workProblems },
  languages: {
    form: 'record-languages',
    problems: (values, { today }) => languageProblems(values, today),
  },
  service: { form: 'record-service', problems: serviceProblems },
  papers: { form: 'record-paper', problems: paperProblems },
  references: { form: 'record-reference', problems: referenceProblems },
}

/** The fields of a section, as its form reads them. */
export function sectionFields(
  section: SectionName,
  today: string,
): Readonly<Record<string, FormField<unknown>>> {
  const fields: FieldTable = SECTIONS[section].fields
  const looks = fieldNames(fields).map((name): [string, TableFieldLook] => [name, lookOf(name)])
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    field.holds === 'choice'
      ? [[name, Object.keys(field.among).map((value) => ({ value, label: value }))] as const]
      : [],
  )
  return tableFields(fields, Object.fromEntries(looks), {
    // Codes alone are read.
    locale: 'en',
    today,
    stored: undefined,
    choices: Object.fromEntries(choices),
  })
}

function lookOf(field: string): TableFieldLook {
  return { group: '', ...(field === 'email' && { reads: 'email' }) }
}
