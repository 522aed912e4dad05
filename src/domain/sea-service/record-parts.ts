import { fieldNames } from '../structured-fields/field-table'
import { CONTRACT_TABLE } from './contract-fields'
import { LANGUAGE_TABLE } from './language-fields'
import { maskedNumber } from './masked-number'
import { PAPER_TABLE } from './paper-fields'
import { PERSON_TABLE } from './person-fields'
import type { OwnRecord } from './record-form'
import { REFERENCE_TABLE } from './reference-fields'
import { WORK_TABLE } from './work-fields'

/** The sections of a seafarer's own record, with the fields of each. */
export const RECORD_TABLES = {
  person: PERSON_TABLE,
  work: WORK_TABLE,
  languages: LANGUAGE_TABLE,
  service: CONTRACT_TABLE,
  papers: PAPER_TABLE,
  references: REFERENCE_TABLE,
} as const

export type RecordSection = keyof typeof RECORD_TABLES

type FieldOf<Section extends RecordSection> = keyof (typeof RECORD_TABLES)[Section] & string

/** The ways by which others than the seafarer see a part: each begins with a choice of the seafarer. */
export const WAYS = ['search', 'answer', 'service', 'link', 'mailing'] as const

type Way = (typeof WAYS)[number]

/**
 * What is seen of a part by a way. `chosen`: where the seafarer has ticked it; `apart`: the same, and nothing ticks it with others;
 * `masked`: the last signs alone.
 */
type Seen = 'always' | 'chosen' | 'apart' | 'masked' | 'never'

/**
 * Until when a part is kept. `entry`: until its entry is changed or removed; `choice`: until it is switched off; `oldCv`: for a time
 * (old-cv.ts). Each ends with the account.
 */
type Kept = 'account' | 'entry' | 'scan' | 'choice' | 'oldCv'

interface RecordPart {
  /** The fields of the record that belong to it; none where it is kept elsewhere. */
  holds: { readonly [Section in RecordSection]?: readonly FieldOf<Section>[] }
  kept: Kept
  /** Whether staff who look after accounts see it without more. */
  isOfAccount?: true
  seen: Readonly<Record<Way, Seen>>
}

/** The same by each way by which a seafarer sends a part or shows it. */
function sent<How extends Seen>(how: How) {
  return { answer: how, service: how, link: how, mailing: how } as const
}

const FREELY = { search: 'always', ...sent('chosen') } as const
const ASKED = { search: 'never', ...sent('chosen') } as const
const APART = { search: 'never', ...sent('apart') } as const
const NEVER = { search: 'never', ...sent('never') } as const
const ALWAYS = { search: 'always', ...sent('always') } as const

/**
 * All that an account keeps of a seafarer, in parts as they are told: what each holds, until when, who else sees it and by which way. The page
 * of it, and what a way shows, are made of this table. Each field of each section belongs to one part.
 */
const RECORD_PARTS = {
  account: { holds: {}, kept: 'account', isOfAccount: true, seen: ALWAYS },
  person: {
    holds: { person: ['familyName', 'givenNames', 'birthDay', 'birthPlace', 'otherCitizenship'] },
    kept: 'entry',
    seen: ASKED,
  },
  family: {
    holds: { person: ['maritalStatus', 'kinName', 'kinRelation', 'kinTelephone'] },
    kept: 'entry',
    seen: APART,
  },
  home: {
    holds: { person: ['address', 'country', 'airport'] },
    kept: 'entry',
    seen: APART,
  },
  clothes: {
    holds: { person: ['height', 'weight', 'boilersuit', 'shoes'] },
    kept: 'entry',
    seen: ASKED,
  },
  work: { holds: { work: fieldNames(WORK_TABLE) }, kept: 'entry', seen: FREELY },
  languages: { holds: { languages: fieldNames(LANGUAGE_TABLE) }, kept: 'entry', seen: FREELY },
  service: { holds: { service: fieldNames(CONTRACT_TABLE) }, kept: 'entry', seen: FREELY },
  papers: {
    holds: { papers: fieldNames(PAPER_TABLE).filter((name) => name !== 'number') },
    kept: 'entry',
    seen: FREELY,
  },
  paperNumbers: {
    holds: { papers: ['number'] },
    kept: 'entry',
    seen: { ...APART, search: 'masked' },
  },
  scans: { holds: {}, kept: 'scan', seen: NEVER },
  references: { holds: { references: fieldNames(REFERENCE_TABLE) }, kept: 'entry', seen: ASKED },
  reminders: { holds: {}, kept: 'choice', seen: NEVER },
  oldCv: { holds: {}, kept: 'oldCv', seen: NEVER },
} as const satisfies Readonly<Record<string, RecordPart>>

export type PartName = keyof typeof RECORD_PARTS

/** Its own keys. */
export const PART_NAMES = Object.keys(RECORD_PARTS) as PartName[]

/** A part, without what only its own name says. */
export function partOf(name: PartName): RecordPart {
  return RECORD_PARTS[name]
}

/** What is seen of a field by a way. */
export function seenOf(section: RecordSection, field: string, way: Way): Seen {
  const part = PART_NAMES.map(partOf).find(({ holds }) =>
    holds[section]?.some((one: string) => one === field),
  )
  // A field of no part is nobody's to see.
  return part?.seen[way] ?? 'never'
}

/** A record as it is found by staff whom the seafarer lets find it: what the table does not name for it is not there. */
export function recordInSearch(record: OwnRecord): OwnRecord {
  const { contracts, papers, references, sheets } = record
  const { languages, person, work } = sheets
  return {
    ...record,
    contracts: contracts.flatMap((one) => found('service', one)),
    papers: papers.flatMap((one) => found('papers', one)),
    references: references.flatMap((one) => found('references', one)),
    sheets: {
      person: person && found('person', person)[0],
      work: work && found('work', work)[0],
      languages: languages && found('languages', languages)[0],
    },
  }
}

/** An entry so far as it is found; nothing where nothing of it is. */
function found<Values extends Readonly<Record<string, string | number | undefined>>>(
  section: RecordSection,
  values: Values,
): [Values] | [] {
  const shown = Object.entries(values).map(([name, value]) => {
    const seen = seenOf(section, name, 'search')
    if (seen === 'masked') return [name, value && maskedNumber(String(value))] as const
    return [name, seen === 'always' ? value : undefined] as const
  })
  // The same names; of texts alone there is a masked one.
  return shown.some(([, value]) => value !== undefined) ? [Object.fromEntries(shown) as Values] : []
}
