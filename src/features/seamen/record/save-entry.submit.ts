import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { overridingAccess } from '../../../cms/local-api'
import { differingFields, type TypedValues } from '../../../domain/structured-fields/typed-values'
import { changeScan, hasRoom, isDone, type ScanChange } from './paper-scan.submit'
import { type Entry, entryOf, type StoredEntry } from './record.queries'
import { type FieldsOf, type SectionName, SECTIONS } from './record-sections'

const OWN = 'a seafarer, who is no user of the API, writes the own record'

/** What the form of an entry says that it was made for. */
interface Sent<Name extends SectionName> {
  section: Name
  seaman: number
  /** The entry that it changes, or the one that the section is; nothing where it adds one. */
  id: number | 'only' | undefined
  /** The version that the page showed; nothing where it showed none. */
  version: number | undefined
  /** Made with the page. */
  key: string
  /** What becomes of the scan of a paper, with it or not at all; nothing where it stays as it is. */
  scan?: ScanChange | undefined
}

export type Saved<Name extends SectionName> =
  | { kind: 'saved' }
  /** Another page has saved it since. */
  | { kind: 'savedElsewhere'; entry: Entry<Name> }
  | { kind: 'removedElsewhere' }
  | { kind: 'full'; most: number }
  /** The scans of an account take no more room. */
  | { kind: 'scansFull' }
  /** The key of the page has added another entry before. */
  | { kind: 'usedKey' }
  /** The account was deleted meanwhile. */
  | { kind: 'noAccount' }

/**
 * Writes an entry of a seafarer's own record: adds it, or changes the version that the page showed. The same sent twice is written once.
 * @throws the error of a database that does not answer
 */
export async function saveEntry<Name extends SectionName>(
  payload: Payload,
  sent: Sent<Name>,
  values: TypedValues<FieldsOf<Name>>,
): Promise<Saved<Name>> {
  return withinTransaction(payload, async (req) => {
    if (!(await lockAccount(req, sent.seaman))) return { kind: 'noAccount' }
    const stored = sent.id === undefined ? undefined : await readEntry(req, sent, sent.id)
    if (stored) return change(req, sent, stored, values)
    // The page says by now that what is saved is added.
    if (sent.version !== undefined) return { kind: 'removedElsewhere' }
    return add(req, sent, values)
  })
}

/**
 * Removes an entry.
 * @returns nothing to say where it is not there: it was removed before
 */
export async function removeEntry<Name extends SectionName>(
  payload: Payload,
  sent: Omit<Sent<Name>, 'key' | 'id'> & { id: number },
): Promise<Exclude<Saved<Name>, { kind: 'removedElsewhere' | 'full' | 'scansFull' | 'usedKey' }>> {
  return withinTransaction(payload, async (req) => {
    if (!(await lockAccount(req, sent.seaman))) return { kind: 'noAccount' }
    const stored = await readEntry(req, sent, sent.id)
    if (!stored) return { kind: 'saved' }
    const entry = entryOf(sent.section, stored)
    if (entry.version !== sent.version) return { kind: 'savedElsewhere', entry }
    const { collection } = SECTIONS[sent.section]
    await payload.delete({ collection, id: sent.id, depth: 0, req, ...overridingAccess(OWN) })
    return { kind: 'saved' }
  })
}

async function change<Name extends SectionName>(
  req: PayloadRequest,
  sent: Sent<Name>,
  stored: StoredEntry,
  values: TypedValues<FieldsOf<Name>>,
): Promise<Saved<Name>> {
  const entry = entryOf(sent.section, stored)
  const { scan, seaman } = sent
  const place = { paper: entry.id, seaman }
  const isAsTyped = isSame(sent.section, entry, values)
  if (isAsTyped && (await isDone(req, place, scan))) return { kind: 'saved' }
  if (entry.version !== sent.version) return { kind: 'savedElsewhere', entry }
  if (!(await hasRoom(req, place, scan))) return { kind: 'scansFull' }
  await req.payload.update({
    collection: SECTIONS[sent.section].collection,
    id: entry.id,
    data: { ...toStore(values), version: entry.version + 1 },
    depth: 0,
    req,
    ...overridingAccess(OWN),
  })
  await changeScan(req, place, scan)
  return { kind: 'saved' }
}

async function add<Name extends SectionName>(
  req: PayloadRequest,
  { section, seaman, key, scan }: Sent<Name>,
  values: TypedValues<FieldsOf<Name>>,
): Promise<Saved<Name>> {
  const { collection, most, select } = SECTIONS[section]
  const db = await databaseOf(req.payload, req)
  const own = await rowsOf<StoredEntry>(db, sql`${sql.raw(select)} WHERE seaman_id = ${seaman}`)
  const before = own.find(({ sendKey }) => sendKey === key)
  if (before) {
    const isAsTyped = isSame(section, entryOf(section, before), values)
    const isSaved = isAsTyped && (await isDone(req, { paper: before.id, seaman }, scan))
    return isSaved ? { kind: 'saved' } : { kind: 'usedKey' }
  }
  if (own.length >= most) return { kind: 'full', most }
  if (!(await hasRoom(req, { paper: undefined, seaman }, scan))) return { kind: 'scansFull' }
  const { id } = await req.payload.create({
    collection,
    // The form has checked them by the table that the collection is made of.
    data: { ...toStore(values), seaman, version: 1, sendKey: key } as never,
    depth: 0,
    req,
    ...overridingAccess(OWN),
  })
  await changeScan(req, { paper: id, seaman }, scan)
  return { kind: 'saved' }
}

/** One save of an account at a time: the bounds are counted. @returns whether the account is there */
async function lockAccount(req: PayloadRequest, seaman: number): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  const rows = await rowsOf(db, sql`SELECT 1 FROM seamen WHERE id = ${seaman} FOR NO KEY UPDATE`)
  return rows.length === 1
}

async function readEntry(
  req: PayloadRequest,
  { section, seaman }: { section: SectionName; seaman: number },
  id: number | 'only',
): Promise<StoredEntry | undefined> {
  const db = await databaseOf(req.payload, req)
  const { select } = SECTIONS[section]
  const isAsked = id === 'only' ? sql`` : sql` AND id = ${id}`
  const rows = await rowsOf<StoredEntry>(
    db,
    sql`${sql.raw(select)} WHERE seaman_id = ${seaman}${isAsked}`,
  )
  return rows[0]
}

function isSame<Name extends SectionName>(
  section: Name,
  { values: stored }: Entry<Name>,
  values: TypedValues<FieldsOf<Name>>,
): boolean {
  // The fields are those of the same section.
  const fields = SECTIONS[section].fields as FieldsOf<Name>
  return differingFields(fields, stored, values).length === 0
}

/** What is not said is emptied. */
function toStore(values: TypedValues): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))
}
