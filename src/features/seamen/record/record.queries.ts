import { query } from '../../../cms/database/read-pool'
import { type TypedValues, typedValues } from '../../../domain/structured-fields/typed-values'
import { type FieldsOf, type SectionName, SECTIONS, type SheetName } from './record-sections'

/** An entry of a seafarer's own record. */
export interface Entry<Name extends SectionName> {
  id: number
  /** One more with each save. */
  version: number
  values: TypedValues<FieldsOf<Name>>
}

/** An entry as a query answers it. */
export type StoredEntry = { id: number; version: number; sendKey: string } & Record<string, unknown>

/** The entries of one account in a section. Nobody else's are ever read: the account is in the condition. */
export async function ownEntries<Name extends SectionName>(
  name: Name,
  seaman: number,
): Promise<Entry<Name>[]> {
  const { order, select } = SECTIONS[name]
  const rows = await query<StoredEntry>(
    `${select} WHERE seaman_id = $1 ${order}`,
    [seaman],
    `seaman-record-${name}`,
  )
  return rows.map((row) => entryOf(name, row))
}

/** One of them; `undefined` where the account has none of this number. */
export async function ownEntry<Name extends SectionName>(
  name: Name,
  seaman: number,
  id: number,
): Promise<Entry<Name> | undefined> {
  // What stands in no address of ours.
  if (!Number.isSafeInteger(id)) return undefined
  const [row] = await query<StoredEntry>(
    `${SECTIONS[name].select} WHERE seaman_id = $1 AND id = $2`,
    [seaman, id],
    `seaman-record-${name}-one`,
  )
  return row && entryOf(name, row)
}

/** The entry that a section is; `undefined` where the account has written nothing there. */
export async function ownSheet<Name extends SheetName>(
  name: Name,
  seaman: number,
): Promise<Entry<Name> | undefined> {
  const [entry] = await ownEntries(name, seaman)
  return entry
}

/** The sections that are one entry; each is absent before its first save. */
export type OwnSheets = { readonly [Name in SheetName]: Entry<Name> | undefined }

/** All that an account has written down. */
export interface OwnEntries {
  contracts: readonly Entry<'service'>[]
  papers: readonly Entry<'papers'>[]
  references: readonly Entry<'references'>[]
  sheets: OwnSheets
}

/** All sections of an account. */
export async function ownRecord(seaman: number): Promise<OwnEntries> {
  return {
    contracts: await ownEntries('service', seaman),
    papers: await ownEntries('papers', seaman),
    references: await ownEntries('references', seaman),
    sheets: {
      person: await ownSheet('person', seaman),
      work: await ownSheet('work', seaman),
      languages: await ownSheet('languages', seaman),
    },
  }
}

type Counted = Record<'service' | 'papers', number>

/** How many times on board and papers an account has written down. */
export async function countEntries(seaman: number): Promise<Counted> {
  const [counted] = await query<Counted>(
    `SELECT (SELECT count(*)::int FROM seaman_contracts WHERE seaman_id = $1) AS service,
      (SELECT count(*)::int FROM seaman_papers WHERE seaman_id = $1) AS papers`,
    [seaman],
    'seaman-record-count',
  )
  return counted ?? { service: 0, papers: 0 }
}

/** A row as an entry. */
export function entryOf<Name extends SectionName>(name: Name, row: StoredEntry): Entry<Name> {
  const { id, version } = row
  // The fields are those of the same section.
  const fields = SECTIONS[name].fields as FieldsOf<Name>
  return { id, version, values: typedValues(fields, row) }
}
