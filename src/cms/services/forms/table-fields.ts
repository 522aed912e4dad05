import type { Locale } from '../../../domain/locales/locales'
import type {
  FieldTable,
  StructuredField,
  VocabularyCodes,
} from '../../../domain/structured-fields/field-table'
import type { TypedValues } from '../../../domain/structured-fields/typed-values'
import type { Measure } from '../../../domain/texts/measures'
import {
  choice,
  type Choice,
  type ChoiceGroup,
  day,
  email,
  type FormField,
  line,
  number,
  telephone,
} from './form-fields'
import {
  countryChoices,
  currencyChoices,
  documentChoices,
  englishChoices,
  rankChoices,
  vesselChoices,
} from './vocabulary-choices'

/** How a form of the site shows a field of a table. */
export interface TableFieldLook {
  /** Of the card that it stands in. */
  group: string
  isHalf?: true
  /** Whether a rule between fields may ask for it. */
  isAskedByRule?: true
  /** Numbers and names that are written in Latin letters in every language. */
  direction?: 'ltr'
  /** What a browser may fill in by itself; nothing where it would be somebody else's. */
  autocomplete?: string
  /** Of a number: its unit, and a usual one as an example. */
  measure?: Measure
  example?: number
  /** A text that has to be an address. */
  reads?: 'email'
}

interface Asked<Table extends FieldTable> {
  locale: Locale
  /** `YYYY-MM-DD`. */
  today: string
  /** What is stored, and stands in the form before anybody types. */
  stored: TypedValues<Table> | undefined
  /** The words for the choices of a field, by their codes; those of a vocabulary need none. */
  choices?: Readonly<Record<string, readonly Choice[]>>
}

/**
 * The fields of a table as those of a form: bounds, choices and what is required are those of the table. In the order of `looks`.
 * @throws Error for a kind of field that no form of readers has yet
 */
export function tableFields<Table extends FieldTable>(
  table: Table,
  looks: Readonly<Partial<Record<keyof Table & string, TableFieldLook>>>,
  asked: Asked<Table>,
): Record<string, FormField<unknown>> {
  return Object.fromEntries(
    Object.entries<TableFieldLook | undefined>(looks).flatMap(([name, look]) => {
      const field = table[name]
      return field && look ? [[name, formField(name, field, look, asked)]] : []
    }),
  )
}

function formField(
  name: string,
  field: StructuredField,
  { direction, example, measure, reads, ...look }: TableFieldLook,
  { locale, today, stored, choices = {} }: Asked<FieldTable>,
): FormField<unknown> {
  const value = stored?.[name]
  const common = {
    ...look,
    isOptional: field.isRequired !== true,
    initial: value === undefined ? undefined : String(value),
  }
  switch (field.holds) {
    case 'text':
      if (reads === 'email') return email(common)
      return line({ ...common, maxLength: field.most, ...(direction && { direction }) })
    case 'telephone':
      return telephone(common)
    case 'number':
      return number({
        ...common,
        least: field.least,
        most: field.most,
        ...(measure && { measure }),
        ...(example !== undefined && { example }),
      })
    case 'day': {
      const last = Number(today.slice(0, 4)) + field.ahead
      return day({ ...common, least: `${field.since}-01-01`, most: `${last}-12-31` })
    }
    case 'code':
      return choice({ ...common, choices: VOCABULARY_CHOICES[field.of](locale) })
    case 'choice':
      return choice({ ...common, input: 'radios', choices: choices[name] ?? [] })
    default:
      throw new Error(`No form of readers has a field that holds ${field.holds}: ${name}`)
  }
}

const VOCABULARY_CHOICES: {
  readonly [Of in keyof VocabularyCodes]: (locale: Locale) => readonly (Choice | ChoiceGroup)[]
} = {
  ranks: rankChoices,
  vesselTypes: vesselChoices,
  documents: documentChoices,
  englishLevels: englishChoices,
  countries: countryChoices,
  currencies: currencyChoices,
}
