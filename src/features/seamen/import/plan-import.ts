import { createHash } from 'node:crypto'

import { differingFields, type TypedValues } from '../../../domain/structured-fields/typed-values'
import type { Entry, OwnEntries } from '../record/record.queries'
import { type FieldsOf, type SectionName, SECTIONS } from '../record/record-sections'
import type { FileEntries, FileEntry, RefusedValue } from './read-record-file'

/** An entry of a file that the record does not have as it is. */
export interface PlannedEntry<Name extends SectionName = SectionName> {
  section: Name
  values: TypedValues<FieldsOf<Name>>
  /** What it changes; nothing where it is added. */
  before: Entry<Name> | undefined
}

/** What a file would change. Nothing is ever removed. */
export interface ImportPlan {
  added: PlannedEntry[]
  changed: PlannedEntry[]
  /** Entries that the record has as they are. */
  same: number
  /** Entries for which there is no room. */
  full: RefusedValue[]
}

/** By what an entry of a file is known to be one of the record, where it is not the same in all. Of a sheet there is one. */
const KEYS: { readonly [Name in SectionName]: readonly (keyof FieldsOf<Name> & string)[] } = {
  person: [],
  work: [],
  languages: [],
  service: ['vesselName', 'signOn'],
  papers: ['document', 'name', 'number', 'country'],
  references: ['company', 'person'],
}

/** In this order they are written. */
const ORDER: readonly SectionName[] = [
  'person',
  'work',
  'languages',
  'service',
  'papers',
  'references',
]

/** What the entries of a file would change in a record. */
export function planImport(own: OwnEntries, entries: FileEntries): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: 0, full: [] }
  for (const section of ORDER) planSection(plan, section, ownOf(own, section), entries[section])
  return plan
}

function planSection<Name extends SectionName>(
  plan: ImportPlan,
  section: Name,
  own: readonly Entry<Name>[],
  entries: readonly FileEntry<Name>[],
): void {
  const left = [...own]
  const take = (isIt: (one: Entry<Name>) => boolean) => {
    const index = left.findIndex(isIt)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  // The fields are those of the same section.
  const fields = SECTIONS[section].fields as FieldsOf<Name>
  const others = entries.filter(({ values }) => {
    const isThere = take((one) => differingFields(fields, one.values, values).length === 0)
    if (isThere) plan.same += 1
    return !isThere
  })
  const added: PlannedEntry[] = []
  for (const { values, entry } of others) {
    const before = take((one) => KEYS[section].every((name) => one.values[name] === values[name]))
    const planned = { section, values, before }
    if (before) plan.changed.push(planned)
    else if (own.length + added.length < SECTIONS[section].most) added.push(planned)
    else plan.full.push({ section, entry, problem: 'tooMany' })
  }
  // The list has the newest first, and of two of a day the one that was added last: so it is again.
  plan.added.push(...(section === 'service' ? added.toReversed() : added))
}

/** The same of the same plan: what is shown is what is done. */
export function planDigest({ added, changed }: ImportPlan): string {
  const said = [
    added.map(({ section, values }) => [section, values]),
    changed.map(({ section, values, before }) => [section, values, before?.id, before?.version]),
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

/** The entries of one section. */
function ownOf<Name extends SectionName>(own: OwnEntries, section: Name): readonly Entry<Name>[] {
  const { contracts, papers, references, sheets } = own
  const lists: { readonly [One in SectionName]: readonly Entry<One>[] } = {
    service: contracts,
    papers,
    references,
    person: sheets.person ? [sheets.person] : [],
    work: sheets.work ? [sheets.work] : [],
    languages: sheets.languages ? [sheets.languages] : [],
  }
  return lists[section]
}
