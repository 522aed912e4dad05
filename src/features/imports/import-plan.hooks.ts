import type { PayloadRequest, Where } from 'payload'

import { addedPorts } from '../../cms/services/ports/site-ports'
import { databaseNow } from '../../cms/database/database-clock'
import type { Database } from '../../cms/database/handle'
import { readDay } from '../../domain/time/calendar-day'
import { dayAt } from '../../domain/time/time-zones'
import { differences } from '../../domain/imports/differences'
import { type Correction, correctionsOf, saidIn } from '../../domain/imports/corrections'
import type {
  ColumnMapping,
  ImportKind,
  ReadCell,
  ReadContext,
  ReadRecord,
  SourceTable,
} from '../../domain/imports/import-types'
import type { Port } from '../../domain/ports/port'
import { readRecord } from '../../domain/imports/read-record'
import { newFlagsOfMany } from '../../domain/vacancies/new-flags'
import type { VacancyFlagger } from '../../domain/vacancies/vacancy-flags'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import type { PanelKey } from '../../i18n/panel/panel-texts'
import { companyIndex, type CompanyIndex, type KnownCompany, plain } from './company-index.hooks'
import { type PlanEdits, rowKey } from './import-edits.hooks'
import { addRows, clearRows, type PlannedRow } from './import-rows.hooks'
import { withOwnValues, withoutAssumptions, withUnsaidJoining } from './own-values.hooks'
import type { SaidOfRow } from './said-of-rows'
import { sentencesAgainst } from './validate-record.hooks'
import { findStored, type RecordValues, type StoredRecord } from './write-record.hooks'

/** Rows that are planned with one database query. */
const PORTION = 200

/** Rows between two pauses for other work, because reading a row uses only the CPU. */
const WITHOUT_PAUSE = 20

/** The largest share of a company's open vacancies that is closed without a person. */
const MOST_CLOSED = 1 / 3

/** What is planned. */
export interface PlanInput {
  id: number
  kind: ImportKind
  table: SourceTable
  /** What its columns say as a whole. */
  context: ReadContext
  mapping: ColumnMapping
  company: number | undefined
  closeMissing: boolean
  /** For how many days a vacancy is open that names no last one. */
  openDays: number
  /** Whether a person looks at the plan before it is applied. */
  isAttended: boolean
  /** What people have said of its rows. */
  edits: PlanEdits
  /** Whether the process is stopping. The next process makes the plan again. */
  isStopped: () => boolean
  /** Finds what staff should check before a vacancy is published. */
  flagsOf: VacancyFlagger
}

/** Why a person has to agree to a plan, with the numbers of its sentence. */
export type HeldBecause =
  | { reason: 'closesMany'; close: number; open: number }
  | { reason: 'closesUnsurely'; rows: number }

/**
 * Plans every row of a file and stores the plan. It changes nothing else, and replaces an earlier plan, but for rows that
 * were applied.
 * @returns why a person has to confirm the plan, if one has to; `stopped` when the process was stopping
 */
export async function planImport(
  req: PayloadRequest,
  db: Database,
  input: PlanInput,
): Promise<HeldBecause | 'stopped' | undefined> {
  const isBegun = await clearRows(db, input.id)
  const known = { companies: await companyIndex(req), ports: await addedPorts(db) }
  const plan = new Plan(req, input, known, await databaseNow(req))
  for (let start = 0; start < input.table.rows.length; start += PORTION) {
    if (input.isStopped()) return 'stopped'
    await addRows(db, input.id, await plan.portion(start))
  }
  // What the file lacks was closed then, or left out.
  if (isBegun) return undefined
  const missing = await plan.missing()
  await addRows(db, input.id, missing.rows)
  return missing.held
}

interface Located {
  position: number
  record: ReadRecord
  isLeftOut: boolean
  company?: KnownCompany
  /** Why it is refused. */
  problem?: SaidOfRow
  /** What a person should look at. */
  doubt?: SaidOfRow
}

class Plan {
  readonly #req: PayloadRequest
  readonly #input: PlanInput
  readonly #companies: CompanyIndex
  readonly #now: Date
  readonly #context: ReadContext
  /** The first line with each content of a row. */
  readonly #said = new Map<string, number>()
  /** The first line with each company and id. */
  readonly #lines = new Map<string, number>()
  readonly #companiesInFile = new Set<number>()
  /** Stored vacancies without an external id, by some of their fields. A vacancy that matches a row is removed. */
  readonly #nameless = new Map<number, Map<string, StoredRecord[]>>()
  #withoutId = 0

  constructor(
    req: PayloadRequest,
    input: PlanInput,
    { companies, ports }: { companies: CompanyIndex; ports: readonly Port[] },
    now: Date,
  ) {
    this.#now = now
    this.#req = req
    this.#input = input
    this.#companies = companies
    const today = dayAt(now, 'UTC')
    const openFor = { days: input.openDays, today }
    this.#context = { ...input.context, openFor, ports }
    if (input.company !== undefined) this.#companiesInFile.add(input.company)
  }

  async portion(start: number): Promise<PlannedRow[]> {
    const { table } = this.#input
    const located: Located[] = []
    for (const [offset, row] of table.rows.slice(start, start + PORTION).entries()) {
      if (offset % WITHOUT_PAUSE === 0) await new Promise((resolve) => setImmediate(resolve))
      const { edits, kind, mapping } = this.#input
      const position = start + offset + 1
      const edit = edits.rows.get(rowKey({ position, number: row.number, document: null }))
      const corrections = correctionsOf(row, mapping, edits.known, edit?.cells)
      const read = readRecord(kind, row, mapping, this.#context, corrections)
      const told = this.#companyOf(read, corrections.get('company'))
      const said = kind === 'vacancies' ? saidIn(row, mapping, 'company') : ''
      const record = withCompanyCell(read, told, { said, ...corrections.get('company') })
      located.push({ ...told, position, record, isLeftOut: edit?.isLeftOut === true })
    }
    const stored = await this.#storedOf(located)
    const planned: PlannedRow[] = []
    const known = new Map<PlannedRow, StoredRecord>()
    for (const [place, given] of located.entries()) {
      if (place % WITHOUT_PAUSE === 0) await new Promise((resolve) => setImmediate(resolve))
      const found = await this.#find(given, stored)
      const record = found ? withOwnValues(given.record, found) : this.#asNew(given.record)
      const one = { ...given, record }
      const row = await this.#plan(one, found)
      planned.push(row)
      if (found) known.set(row, found)
    }
    return this.#flag(planned, known)
  }

  /** Flags what staff should check before publishing. For a live vacancy, only new flags count. */
  async #flag(
    rows: readonly PlannedRow[],
    known: ReadonlyMap<PlannedRow, StoredRecord>,
  ): Promise<PlannedRow[]> {
    if (this.#input.kind !== 'vacancies') return [...rows]
    const written = rows.filter(({ action }) => action === 'create' || action === 'change')
    const found = await newFlagsOfMany(
      this.#input.flagsOf,
      written.map((row) => ({
        company: row.company,
        before: known.get(row)?.values,
        values: row.values,
      })),
    )
    const flags = new Map(written.map((row, nr) => [row, found[nr]]))
    return rows.map((row) => {
      const flagged = flags.get(row)?.map(({ code, facts }) => ({ code, facts })) ?? []
      if (flagged.length === 0) return row
      return { ...row, isFlagged: true, said: [...row.said, ...flagged] }
    })
  }

  #companyOf(
    { company: written }: ReadRecord,
    corrected: Correction | undefined,
  ): Pick<Located, 'company' | 'doubt' | 'problem'> {
    if (this.#input.kind === 'companies') return {}
    const chosen = this.#companies.byId.get(Number(corrected?.instead))
    const given = chosen?.id ?? this.#input.company
    const found = chosen ? [chosen] : this.#companies.find(written ?? '')
    const company = given === undefined ? found[0] : this.#companies.byId.get(given)
    if (given === undefined && found.length > 1) {
      return { problem: say('importCompanyAmbiguous', { name: written ?? '' }) }
    }
    if (!company) {
      return {
        problem: written
          ? say('importCompanyUnknown', { name: written })
          : say('importCompanyMissing'),
      }
    }
    this.#companiesInFile.add(company.id)
    if (company._status !== 'published') return { company, problem: say('companyNotPublished') }
    if (company.isExample === true) return { company, problem: say('exampleCompany') }
    // A feed belongs to one company, whatever name it uses. In a file with a chosen company, another name may mean that
    // the file is the wrong one.
    const isOther = written !== null && given !== undefined && !found.some(({ id }) => id === given)
    return isOther && (found.length > 0 || this.#input.isAttended)
      ? { company, doubt: say('importCompanyOther', { name: written, chosen: company.name }) }
      : { company }
  }

  /** Reads the stored documents of rows with an id, by their keys. */
  async #storedOf(located: readonly Located[]): Promise<Map<string, StoredRecord>> {
    const { kind } = this.#input
    const ids = located.flatMap(({ record: { externalId } }) => externalId ?? [])
    const conditions: Where[] = [{ externalId: { in: ids } }]
    if (kind === 'companies') {
      const slugs = located.flatMap(({ record }) => slugOf(record.values) ?? [])
      conditions.push({ slug: { in: slugs } })
    }
    if (ids.length === 0 && kind === 'vacancies') return new Map()
    const found = await findStored(this.#req, kind, { or: conditions })
    const byKey = new Map<string, StoredRecord>()
    for (const one of found) {
      if (kind === 'companies') byKey.set(`slug ${String(one.values.slug)}`, one)
      if (one.externalId !== null) byKey.set(keyOf(one.company, one.externalId), one)
    }
    return byKey
  }

  async #plan(one: Located, known: StoredRecord | undefined): Promise<PlannedRow> {
    const { company, position, record } = one
    const { externalId, number, values } = record
    const row: PlannedRow = {
      position,
      number,
      action: 'refused',
      document: null,
      company: company?.id ?? null,
      externalId,
      title: this.#titleOf(values),
      values,
      cells: record.cells,
      before: null,
      hasDoubts: record.cells.some(({ verdict }) => verdict === 'doubt') || one.doubt !== undefined,
      isFlagged: false,
      isLeftOut: one.isLeftOut,
      said: [one.problem ?? one.doubt ?? []].flat(),
    }
    const twin = this.#twinOf(one)
    if (twin !== undefined) {
      return {
        ...row,
        action: 'same',
        hasDoubts: false,
        said: [say('importTwin', { row: twin })],
      }
    }
    if (externalId === null) this.#withoutId += 1
    else {
      const key = keyOf(company?.id, externalId)
      const first = this.#lines.get(key)
      if (first !== undefined) return { ...row, said: [say('importTwice', { row: first })] }
      this.#lines.set(key, number)
    }
    if (known) {
      row.document = known.id
      if (known.deletedAt !== null) return { ...row, said: [say('importInTrash')] }
    }
    if (record.refused || one.problem !== undefined) return row
    const before = known && differences(known.values, values)
    if (known && !before) return { ...row, action: 'same', hasDoubts: false, said: [] }
    if (this.#isPast(values, company)) {
      if (!known) return { ...row, said: [say('openUntilPast')] }
      // The file and the site both say that it is closed.
      if (!known.isOpen) return { ...row, action: 'same', hasDoubts: false }
    }
    if (known && !known.isPublished) return { ...row, said: [say('importHasDraft')] }
    if (known && this.#isPast(values, company))
      return { ...row, action: 'close', before: dayOf(known) }
    const refused = await sentencesAgainst(this.#req, this.#input.kind, known, values)
    if (refused.length > 0) {
      return { ...row, said: [{ rules: refused, language: this.#req.i18n.language }] }
    }
    if (known) return { ...row, action: 'change', before: before ?? null }
    const doubt = this.#doubtOfNew(one)
    if (doubt === undefined) return { ...row, action: 'create' }
    return { ...row, action: 'create', hasDoubts: true, said: [...row.said, doubt] }
  }

  #asNew(record: ReadRecord): ReadRecord {
    return this.#input.kind === 'vacancies' ? withUnsaidJoining(record) : record
  }

  /** Returns the line of an earlier identical row with the same id. Refused rows have no twin. */
  #twinOf({ company, problem, record: { externalId, number, refused, values } }: Located) {
    if (this.#input.kind === 'companies' || refused || problem !== undefined) return undefined
    const said = JSON.stringify([company?.id, externalId, values])
    const first = this.#said.get(said)
    if (first === undefined) this.#said.set(said, number)
    return first
  }

  /** The document that a row is about. */
  async #find(
    { company, record: { externalId, refused, values } }: Located,
    stored: ReadonlyMap<string, StoredRecord>,
  ): Promise<StoredRecord | undefined> {
    if (externalId !== null) {
      const known = stored.get(keyOf(company?.id, externalId))
      if (known) return known
    }
    if (this.#input.kind === 'companies') return stored.get(`slug ${slugOf(values) ?? ''}`)
    // A refused row must not match a vacancy that another row is about.
    if (externalId !== null || !company || refused) return undefined
    // Without an id, only an identical vacancy is the same one.
    const nameless = await this.#namelessOf(company.id)
    const candidates = nameless.get(factsOf(values)) ?? []
    // Assumed values do not identify a vacancy.
    const said = withoutAssumptions(values)
    const place = candidates.findIndex((each) => !differences(each.values, said))
    return place === -1 ? undefined : candidates.splice(place, 1)[0]
  }

  async #namelessOf(company: number): Promise<Map<string, StoredRecord[]>> {
    const known = this.#nameless.get(company)
    if (known) return known
    const found = await findStored(this.#req, 'vacancies', {
      and: [
        { company: { equals: company } },
        { externalId: { exists: false } },
        { deletedAt: { exists: false } },
      ],
    })
    const byFacts = new Map<string, StoredRecord[]>()
    for (const one of found) {
      if (!one.isPublished) continue
      const facts = factsOf(one.values)
      byFacts.set(facts, [...(byFacts.get(facts) ?? []), one])
    }
    this.#nameless.set(company, byFacts)
    return byFacts
  }

  /** Returns what a person should check before a document is created. */
  #doubtOfNew({ record }: Located): SaidOfRow | undefined {
    if (this.#input.kind === 'companies') {
      const { name } = record.values
      const alike = typeof name === 'string' ? this.#companies.find(plain(name)) : []
      return alike.length > 0 ? say('importNameThere') : undefined
    }
    return record.externalId === null ? say('importWithoutId') : undefined
  }

  #isPast({ openUntilDay }: RecordValues, company: KnownCompany | undefined): boolean {
    const day = readDay(openUntilDay)
    if (this.#input.kind !== 'vacancies' || day === undefined || !company) return false
    return day < dayAt(this.#now, company.timeZone)
  }

  #titleOf({ name, rank, vesselType }: RecordValues): string {
    if (this.#input.kind === 'companies') return typeof name === 'string' ? name : ''
    const { ranks, vesselTypes } = VOCABULARIES.en
    return [
      ranks[rank as keyof typeof ranks] as { label: string } | undefined,
      vesselTypes[vesselType as keyof typeof vesselTypes] as { label: string } | undefined,
    ]
      .flatMap((one) => one?.label ?? [])
      .join(' · ')
  }

  /** Plans the closing of open vacancies that the file lacks, for the companies of the file. */
  async missing(): Promise<{ rows: PlannedRow[]; held: HeldBecause | undefined }> {
    const { closeMissing, kind, table } = this.#input
    if (!closeMissing || kind !== 'vacancies') return { rows: [], held: undefined }
    let position = table.rows.length
    let open = 0
    const rows: PlannedRow[] = []
    for (const company of this.#companiesInFile) {
      const found = await findStored(this.#req, 'vacancies', {
        and: [
          { company: { equals: company } },
          { externalId: { exists: true } },
          { openUntil: { greater_than: this.#now.toISOString() } },
          { deletedAt: { exists: false } },
        ],
      })
      for (const one of found) {
        if (one.externalId === null || !one.isPublished || !one.isOpen) continue
        open += 1
        if (this.#lines.has(keyOf(company, one.externalId))) continue
        position += 1
        rows.push({
          position,
          number: null,
          action: 'close',
          document: one.id,
          company,
          externalId: one.externalId,
          title: one.title,
          values: {},
          cells: [],
          before: dayOf(one),
          hasDoubts: false,
          isFlagged: false,
          isLeftOut: this.#input.edits.rows.get(`document ${one.id}`)?.isLeftOut === true,
          said: [],
        })
      }
    }
    const close = rows.length
    if (close > open * MOST_CLOSED) return { rows, held: { reason: 'closesMany', close, open } }
    // A missing vacancy may be a row whose id could not be read.
    return close > 0 && this.#withoutId > 0
      ? { rows, held: { reason: 'closesUnsurely', rows: this.#withoutId } }
      : { rows, held: undefined }
  }
}

function say(key: PanelKey, facts?: Readonly<Record<string, number | string>>): SaidOfRow {
  return facts ? { key, facts } : { key }
}

/** A row with a cell of its company, where somebody has chosen one or should. */
function withCompanyCell(
  record: ReadRecord,
  { company, doubt, problem }: Pick<Located, 'company' | 'doubt' | 'problem'>,
  { said, isForAll }: { said: string; isForAll?: boolean },
): ReadRecord {
  const isCorrected = isForAll !== undefined
  if (!isCorrected && doubt === undefined && (problem === undefined || company)) return record
  const verdict = isCorrected ? 'understood' : problem === undefined ? 'doubt' : 'refused'
  const cell: ReadCell = {
    column: '',
    field: 'company',
    text: isCorrected ? (company?.name ?? '') : said,
    verdict,
    meaning: null,
    reason: null,
    ...(isCorrected && { corrected: { said, isForAll } }),
  }
  const others = record.cells.filter(({ field }) => field !== 'company')
  return { ...record, cells: [cell, ...others] }
}

function dayOf({ values: { openUntilDay } }: StoredRecord): RecordValues {
  return { openUntilDay }
}

function keyOf(company: number | undefined, externalId: string): string {
  return `id ${company ?? ''} ${externalId}`
}

function slugOf({ slug }: RecordValues): string | undefined {
  return typeof slug === 'string' && slug !== '' ? slug : undefined
}

function factsOf({ rank, vesselType }: RecordValues): string {
  return [rank, vesselType].map(String).join(' ')
}
