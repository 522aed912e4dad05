import type { TypedValue } from '../structured-fields/typed-values'
import type { OwnRecord } from './record-form'
import {
  PART_NAMES,
  type PartName,
  partOf,
  RECORD_TABLES,
  type RecordSection,
} from './record-parts'

/**
 * The parts of a record that a seafarer lets others see by an own choice, those that others ask for first. Each is ticked by itself: a part
 * that nobody ticked is never there.
 */
export const CHOSEN_PARTS: readonly PartName[] = [
  ...PART_NAMES.filter((name) => partOf(name).seen.answer === 'chosen'),
  ...PART_NAMES.filter((name) => partOf(name).seen.answer === 'apart'),
]

/** The name of the box that chooses a part. @example fieldOfPart('work') // 'formWork' */
export function fieldOfPart(part: PartName): string {
  return `form${part.charAt(0).toUpperCase()}${part.slice(1)}`
}

/** The box that chooses at once what companies ask for first: nothing of the person, no number, no address. */
export const USUAL_FIELD = 'formUsual'
const USUAL_PARTS: readonly PartName[] = ['work', 'languages', 'service', 'papers']

/** The names of the boxes for parts that are offered; the usual ones have one more, together, where there are two or more of them. */
export function fieldsOfParts(offered: readonly PartName[]): string[] {
  const usual = offered.filter((part) => USUAL_PARTS.includes(part))
  return [...(usual.length > 1 ? [USUAL_FIELD] : []), ...offered.map(fieldOfPart)]
}

/** The parts whose boxes were ticked, among those that were offered. */
export function partsIn(
  values: Readonly<Record<string, unknown>>,
  offered: readonly PartName[] = CHOSEN_PARTS,
): PartName[] {
  const isUsual = values[USUAL_FIELD] === true
  return offered.filter(
    (part) => values[fieldOfPart(part)] === true || (isUsual && USUAL_PARTS.includes(part)),
  )
}

/** Names of parts as they are stored; what is none of them is left out. */
export function readParts(stored: readonly unknown[]): PartName[] {
  return CHOSEN_PARTS.filter((part) => stored.includes(part))
}

/** The parts of a record in which something is written down. */
export function partsWritten(record: OwnRecord): PartName[] {
  return CHOSEN_PARTS.filter((part) =>
    Object.entries(partOf(part).holds).some(([section, fields]) =>
      // Its own keys.
      entriesOf(record, section as RecordSection).some((values) =>
        fields.some((name) => values[name] !== undefined),
      ),
    ),
  )
}

/** A record with nothing in it but some of its parts, and what the account says. A number of a paper comes with its paper. */
export function chosenRecord(record: OwnRecord, parts: readonly PartName[]): OwnRecord {
  const shown = new Set(parts.includes('paperNumbers') ? [...parts, 'papers' as const] : parts)
  const fieldsOf = (section: RecordSection): ReadonlySet<string> =>
    new Set([...shown].flatMap((part) => partOf(part).holds[section] ?? []))
  const only = <Values extends Entry>(section: RecordSection, values: Values): Values => {
    const fields = fieldsOf(section)
    const names = Object.keys(RECORD_TABLES[section])
    // The same names: what is not shown is not said.
    return Object.fromEntries(
      names.map((name) => [name, fields.has(name) ? values[name] : undefined]),
    ) as Values
  }
  const all = <Values extends Entry>(section: RecordSection, entries: readonly Values[]) =>
    fieldsOf(section).size === 0 ? [] : entries.map((values) => only(section, values))
  const { languages, person, work } = record.sheets
  return {
    ...record,
    contracts: all('service', record.contracts),
    services: fieldsOf('service').size === 0 ? [] : record.services,
    papers: all('papers', record.papers),
    references: all('references', record.references),
    sheets: {
      person: person && only('person', person),
      work: work && only('work', work),
      languages: languages && only('languages', languages),
    },
  }
}

type Entry = Readonly<Record<string, TypedValue>>

function entriesOf(record: OwnRecord, section: RecordSection): readonly Entry[] {
  const { contracts, papers, references, sheets } = record
  switch (section) {
    case 'service':
      return contracts
    case 'papers':
      return papers
    case 'references':
      return references
    default:
      return sheets[section] === undefined ? [] : [sheets[section]]
  }
}
