import type { TypedValues } from '../structured-fields/typed-values'
import type { PAPER_TABLE } from './paper-fields'
import type { PERSON_TABLE } from './person-fields'
import type { OwnRecord } from './record-form'

/** The parts of a seafarer's form that somebody else may be sent, in the order in which they are offered. */
export const FORM_PARTS = [
  'work',
  'service',
  'papers',
  'languages',
  'person',
  'clothes',
  'references',
  'paperNumbers',
  'family',
  'home',
] as const

export type FormPart = (typeof FORM_PARTS)[number]

type Person = TypedValues<typeof PERSON_TABLE>

/** The fields of the person, by parts. */
const OF_PERSON = {
  person: ['familyName', 'givenNames', 'birthDay', 'birthPlace', 'otherCitizenship'],
  family: ['maritalStatus', 'kinName', 'kinRelation', 'kinTelephone'],
  home: ['address', 'country', 'airport'],
  clothes: ['height', 'weight', 'boilersuit', 'shoes'],
} as const satisfies Readonly<Partial<Record<FormPart, readonly (keyof Person)[]>>>

/** A part of the person. */
type PersonPart = keyof typeof OF_PERSON

/** Its own keys. */
const PERSON_PARTS = Object.keys(OF_PERSON) as PersonPart[]

/**
 * Parts out of an address, which anybody may have written: what is none is left out.
 * @example readFormParts('papers,work,none') // ['work', 'papers']
 */
export function readFormParts(text: string | undefined): readonly FormPart[] {
  const named = new Set((text ?? '').split(','))
  return FORM_PARTS.filter((part) => named.has(part))
}

/** The parts in which something is written down. */
export function writtenParts({ contracts, papers, references, sheets }: OwnRecord): FormPart[] {
  const isWritten: Readonly<Record<FormPart, boolean>> = {
    work: hasValues(sheets.work),
    service: contracts.length > 0,
    papers: papers.length > 0,
    languages: hasValues(sheets.languages),
    person: hasAny(sheets.person, 'person'),
    clothes: hasAny(sheets.person, 'clothes'),
    references: references.length > 0,
    paperNumbers: papers.some(({ number }) => number !== undefined),
    family: hasAny(sheets.person, 'family'),
    home: hasAny(sheets.person, 'home'),
  }
  return FORM_PARTS.filter((part) => isWritten[part])
}

/**
 * A record of which only some parts are there. Name, rank, citizenship, telephone and e-mail address of the account stay: without them nobody
 * could answer. Numbers go with their papers.
 */
export function recordOfParts(record: OwnRecord, parts: readonly FormPart[]): OwnRecord {
  const { contracts, papers, references, services, sheets } = record
  const has = (part: FormPart) => parts.includes(part)
  const hasNumbers = has('paperNumbers')
  return {
    ...record,
    contracts: has('service') ? contracts : [],
    services: has('service') ? services : [],
    papers: has('papers') || hasNumbers ? papers.map((one) => withNumber(one, hasNumbers)) : [],
    references: has('references') ? references : [],
    sheets: {
      person: sheets.person && personOf(sheets.person, parts),
      work: has('work') ? sheets.work : undefined,
      languages: has('languages') ? sheets.languages : undefined,
    },
  }
}

function withNumber<Paper extends TypedValues<typeof PAPER_TABLE>>(
  paper: Paper,
  hasNumber: boolean,
): Paper {
  return hasNumber ? paper : { ...paper, number: undefined }
}

/** What of the person is in none of the parts is not there. */
function personOf(person: Person, parts: readonly FormPart[]): Person {
  const kept: readonly string[] = PERSON_PARTS.filter((part) => parts.includes(part)).flatMap(
    (part) => OF_PERSON[part],
  )
  const values = Object.entries(person).map(([name, value]) => [
    name,
    kept.includes(name) ? value : undefined,
  ])
  // The same names.
  return Object.fromEntries(values) as Person
}

function hasValues(values: Readonly<Record<string, unknown>> | undefined): boolean {
  return Object.values(values ?? {}).some((value) => value !== undefined)
}

function hasAny(person: Person | undefined, part: PersonPart): boolean {
  return OF_PERSON[part].some((name) => person?.[name] !== undefined)
}
