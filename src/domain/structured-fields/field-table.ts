import type { EnglishLevel } from '../vocabulary/contract-terms'
import type { DocumentCode } from '../vocabulary/documents'
import type { RankCode } from '../vocabulary/ranks'
import type { VesselTypeCode } from '../vocabulary/vessel-types'

/**
 * What a table of structured fields says of each: what it holds, what it is called, where it is shown. The form of the
 * panel, the columns that pages read, their types, drafts and imports follow from it. A table is an object whose keys are
 * the names of the fields, a field of a group behind the name of its group: `vessel.flag`.
 */
export type FieldTable = Readonly<Record<string, StructuredField>>

/** The codes of each vocabulary, by the name of the vocabulary. */
export interface VocabularyCodes {
  ranks: RankCode
  vesselTypes: VesselTypeCode
  documents: DocumentCode
  englishLevels: EnglishLevel
  /** ISO 3166-1, two letters. */
  countries: string
  /** ISO 4217. */
  currencies: string
}

type VocabularyName = keyof VocabularyCodes

/** @template Key keys of the panel's texts; a table knows no panel, what makes a form of it does */
export type StructuredField<Key extends string = string> = FieldValue<Key> & {
  /** Keys of the panel's texts: what it is called, and what is said below it. */
  readonly label: Key
  readonly description?: Key
  /** CSS width in the form. Fields beside each other that fill a line are one row. */
  readonly width?: `${number}%`
  readonly isRequired?: true
  /** Whether the database has an index of it. */
  readonly isIndexed?: true
  /** Whether lists show it, and not only the page of its document. */
  readonly inLists?: true
  /** What pages call it, where that is not its name. */
  readonly shownAs?: string
  /** Where its page shows it by itself; what is shown together with others says nothing here. */
  readonly shown?: ShownField
  /** How an import reads it, where that is not by itself from a column of the same name. */
  readonly imported?: 'with others' | 'never'
  /** What search engines are told of it beside the description of the document. */
  readonly markup?: 'qualifications'
}

/** A row with a heading, or a line of its own. */
export type ShownField =
  | {
      readonly in: 'rows'
      /** Key of the readers' messages. */
      readonly label: string
      /** The field that it stands before, where it does not stand as in the table. */
      readonly before?: string
    }
  | { readonly in: 'lines' }

/** What a field holds. All bounds are allowed values. */
type FieldValue<Key extends string = string> =
  | { readonly holds: 'text'; /** Characters. */ readonly most: number }
  | { readonly holds: 'email' | 'telephone' }
  /** The number of a ship, its seven digits alone, the last of which is right for the others. */
  | { readonly holds: 'imoNumber' }
  | {
      readonly holds: 'number'
      readonly least: number
      readonly most: number
      readonly unit?: Unit
      /** A smaller number in a file is probably in thousands. */
      readonly usual?: number
    }
  | { readonly holds: 'months'; readonly least: number; readonly most: number }
  /** A year up to so many years from now. */
  | { readonly holds: 'year'; readonly least: number; readonly ahead: number }
  /** A day of the calendar between the year `since` and so many years from now. */
  | { readonly holds: 'day'; readonly since: number; readonly ahead: number }
  /** Minor units of the currency that the field beside it says. */
  | {
      readonly holds: 'amount'
      readonly least: number
      readonly most: number
      readonly currencyFrom: string
    }
  | CodeValue
  | {
      readonly holds: 'codes'
      readonly of: Exclude<VocabularyName, 'englishLevels' | 'currencies'>
    }
  /** One of a few codes of its own, each with the key of its text in the panel. */
  | {
      readonly holds: 'choice'
      readonly among: Readonly<Record<string, Key>>
      readonly initial?: string
    }
  | { readonly holds: 'yesNo' }
  /** Whether the site assumed a value that nobody wrote; a form shows it only while it is set. */
  | { readonly holds: 'mark' }

/** One code of a vocabulary. */
type CodeValue = {
  readonly [Of in VocabularyName]: {
    readonly holds: 'code'
    readonly of: Of
    readonly initial?: string
  }
}[VocabularyName]

export type Unit = 'tonnes' | 'kilowatts' | 'persons'

interface Holding<Kind extends FieldValue['holds']> {
  readonly holds: Kind
}

/** The value of a field as a query answers it. Postgres answers exact numbers as text. */
type StoredValue<Field> =
  Field extends Holding<'number' | 'months' | 'year' | 'amount'>
    ? number | string | null
    : Field extends Holding<'codes'>
      ? string[] | null
      : Field extends Holding<'day'>
        ? Date | null
        : Field extends Holding<'yesNo' | 'mark'>
          ? boolean | null
          : string | null

/** The value of a field as pages read it. What is not stored is absent, no code, or not so. */
type ShownValue<Field> =
  Field extends Holding<'number' | 'months' | 'year' | 'amount'>
    ? number | undefined
    : Field extends Holding<'codes'> & { readonly of: infer Of extends VocabularyName }
      ? readonly VocabularyCodes[Of][]
      : Field extends Holding<'code'> & { readonly of: infer Of extends VocabularyName }
        ? VocabularyCodes[Of] | undefined
        : Field extends Holding<'choice'> & { readonly among: infer Among }
          ? (keyof Among & string) | undefined
          : Field extends Holding<'day'>
            ? Date | undefined
            : Field extends Holding<'yesNo' | 'mark'>
              ? boolean
              : string | undefined

type InColumn<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends '.' ? '_' : First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${InColumn<Rest>}`
  : ''

/** Rows of a query that selects fields, by the names of their columns. */
export type StoredFields<Table extends FieldTable, Name extends keyof Table> = {
  [Each in Name as Each extends string ? InColumn<Each> : never]: StoredValue<Table[Each]>
}

type ShownName<Table extends FieldTable, Name extends keyof Table> = Table[Name] extends {
  readonly shownAs: infer Other extends string
}
  ? Other
  : Name & string

type ByShownName<Table extends FieldTable, Name extends keyof Table> = {
  [Each in Name as ShownName<Table, Each>]: ShownValue<Table[Each]>
}

type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never

type InGroups<Values> = {
  [Name in keyof Values as Name extends `${string}.${string}` ? never : Name]: Values[Name]
} & {
  [Group in GroupOf<keyof Values>]: {
    [Name in keyof Values as Name extends `${Group}.${infer Inner}` ? Inner : never]: Values[Name]
  }
}

/** Fields as pages read them, those of a group in it. */
export type ShownFields<Table extends FieldTable, Name extends keyof Table> = InGroups<
  ByShownName<Table, Name>
>

/** The names of those fields of a table that are so. */
export type NamesOf<Table extends FieldTable, Condition> = {
  [Name in keyof Table]: Table[Name] extends Condition ? Name : never
}[keyof Table]

/**
 * The column of a field, as Payload names it.
 * @example columnOf('vessel.grossTonnage') // 'vessel_gross_tonnage'
 */
export function columnOf(name: string): string {
  return name.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The names of a table, in its order. */
export function fieldNames<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) // its own keys
}

/** Whether a field is one of a group. */
export function isInGroup<Name extends string, Group extends string>(
  name: Name,
  group: Group,
): name is Name & `${Group}.${string}` {
  return name.startsWith(`${group}.`)
}

/** The names of the fields that pages show at a place, in their order there. */
export function namesShownIn<Table extends FieldTable, Place extends ShownField['in']>(
  table: Table,
  place: Place,
): NamesOf<Table, { readonly shown: { readonly in: Place } }>[] {
  const names: string[] = []
  for (const name of fieldNames(table)) {
    const shown = table[name]?.shown
    if (shown?.in !== place) continue
    const before = 'before' in shown ? names.indexOf(shown.before ?? '') : -1
    names.splice(before === -1 ? names.length : before, 0, name)
  }
  // Their entries were asked.
  return names as NamesOf<Table, { readonly shown: { readonly in: Place } }>[]
}
