import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { startBackgroundWork } from '../../cms/services/background-work'
import { overridingAccess } from '../../cms/local-api'
import { databaseOf } from '../../cms/database/handle'
import { OPEN_DAYS } from '../../domain/imports/import-limits'
import { isSame } from '../../domain/imports/differences'
import { guessedLanguages, guessMapping } from '../../domain/imports/guess-mapping'
import { ImportFileError } from '../../domain/imports/import-reasons'
import type { ColumnMapping, SourceTable } from '../../domain/imports/import-types'
import { readSourceTable } from '../../domain/imports/read-source-table'
import type { Import } from '../../payload-types'
import { applyBatch, undoBatch } from './apply-rows.hooks'
import { planImport } from './import-plan.hooks'
import { type FlaggerMaker, type RequestMaker, requestsFor } from './import-request.hooks'
import { countRows, moveState, readFile } from './import-rows.hooks'
import { STATES_AT_WORK } from './import-states'
import { sampledColumns, sampleColumns } from './sample-columns'

// Any constant; who works on an import holds this lock with its id.
const IMPORT_LOCKS = 7_302_640

/** How often it is looked for work, in milliseconds. */
const INTERVAL = 1_500

/**
 * Does what is due of imports, a batch of each in turn, as long as the process lives. Any number of instances may do it on
 * one database; what one leaves undone at its end, the next goes on with.
 * @returns ends it: resolves once the row under way is over
 */
export function startImports(
  open: () => Promise<Payload>,
  flagger: FlaggerMaker,
): () => Promise<void> {
  return startBackgroundWork({
    open,
    run: (payload, signal) => workOnImports(payload, flagger, () => signal.aborted),
    interval: INTERVAL,
    failure: 'Imports could not be worked on',
  })
}

/**
 * Does one step of every import that something is to be done of: reads and plans it, or applies or undoes a batch. One that
 * another instance works on is left to it.
 * @returns whether there may be more to do
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function workOnImports(
  payload: Payload,
  flagger: FlaggerMaker,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const { docs: due } = await payload.find({
    collection: 'imports',
    where: { state: { in: [...STATES_AT_WORK] } },
    sort: 'id',
    limit: 100,
    depth: 0,
    ...overridingAccess('the runner reads every import; each has the rights of whoever made it'),
  })
  let isMore = false
  for (const imported of due) {
    if (isStopped()) return false
    isMore =
      (await alone(payload, imported.id, () => step(payload, imported, { flagger, isStopped }))) ||
      isMore
  }
  return isMore
}

/** Does work on an import where nobody else does; the lock is gone with the connection of whoever dies with it. */
async function alone(payload: Payload, id: number, work: () => Promise<boolean>): Promise<boolean> {
  const db = await databaseOf(payload, {})
  return db.transaction(async (held) => {
    const { rows } = await held.execute<{ is_free: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${IMPORT_LOCKS}, ${id}) AS is_free`,
    )
    return rows[0]?.is_free === true ? work() : false
  })
}

/** What a step needs of whoever runs it. */
interface Means {
  flagger: FlaggerMaker
  isStopped: () => boolean
}

async function step(
  payload: Payload,
  imported: Import,
  { flagger, isStopped }: Means,
): Promise<boolean> {
  const { id, kind } = imported
  const db = await databaseOf(payload, {})
  const requests = await requestsFor(payload, imported)
  if (!requests) {
    const problem = { reason: 'byNobody' }
    await moveState(db, id, STATES_AT_WORK, 'cancelled', {
      problem,
      counts: await countRows(db, id),
    })
    return false
  }
  const work = { id, kind, requests, isStopped }
  switch (imported.state) {
    case 'reading':
    case 'planning':
      return readAndPlan(payload, imported, requests, { flagger, isStopped })
    case 'applying': {
      if (await applyBatch(payload, work)) return true
      if (!isStopped()) {
        await moveState(db, id, ['applying'], 'applied', { counts: await countRows(db, id) })
      }
      return false
    }
    case 'undoing': {
      if (await undoBatch(payload, work)) return true
      if (!isStopped()) {
        await moveState(db, id, ['undoing'], 'undone', { counts: await countRows(db, id) })
      }
      return false
    }
    default:
      return false
  }
}

async function readAndPlan(
  payload: Payload,
  imported: Import,
  requests: RequestMaker,
  means: Means,
): Promise<boolean> {
  const { id, kind, state } = imported
  const db = await databaseOf(payload, {})
  let table: SourceTable
  try {
    table = await readTable(payload, imported)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    const problem = { reason: error.reason, ...error.details }
    await moveState(db, id, [state], 'failed', { problem })
    return false
  }
  if (state === 'reading') {
    const given = imported.mapping as ColumnMapping | null // written by this code alone
    const remembered = given ?? (await rememberedMapping(payload, imported, table))
    const mapping = remembered ?? guessMapping(kind, table)
    const columns = sampleColumns(table)
    await db.execute(sql`
      UPDATE imports SET mapping = ${JSON.stringify(mapping)}::jsonb, columns = ${JSON.stringify(columns)}::jsonb,
        is_mapped = ${remembered !== undefined}
      WHERE id = ${id}`)
    // A feed without anybody to ask is read by its headings, unless they do not say in which language a text is.
    const isSure = imported.start === true && guessedLanguages(mapping).length === 0
    const isAsked = remembered === undefined && !isSure
    return moveState(db, id, ['reading'], isAsked ? 'mapping' : 'planning')
  }
  await plan(payload, imported, table, requests, means)
  return true
}

async function readTable(payload: Payload, imported: Import): Promise<SourceTable> {
  const bytes = await readFile(await databaseOf(payload, {}), imported.id)
  if (!bytes) throw new ImportFileError('fileEmpty')
  return readSourceTable(bytes, {
    name: imported.fileName,
    ...(imported.contentType && { contentType: imported.contentType }),
  })
}

async function plan(
  payload: Payload,
  imported: Import,
  table: SourceTable,
  requests: RequestMaker,
  { flagger, isStopped }: Means,
): Promise<void> {
  const { closeMissing, company, id, kind, openDays } = imported
  const db = await databaseOf(payload, {})
  const req = await requests()
  const held = await planImport(req, db, {
    id,
    kind,
    table,
    mapping: imported.mapping as ColumnMapping, // written by this code alone
    company: companyId(company),
    closeMissing: closeMissing === true,
    openDays: openDays ?? OPEN_DAYS,
    isAttended: imported.start !== true,
    isStopped,
    flagsOf: flagger(req),
  })
  if (held === 'stopped') return
  const counts = await countRows(db, id)
  const next = held ? 'held' : imported.start === true ? 'applying' : 'planned'
  await moveState(db, id, ['planning'], next, { counts, problem: held ?? null })
}

function companyId(company: Import['company']): number | undefined {
  return (typeof company === 'object' ? company?.id : company) ?? undefined
}

/** What somebody said the last time of a file with the same columns, of the same company. */
async function rememberedMapping(
  payload: Payload,
  imported: Import,
  table: SourceTable,
): Promise<ColumnMapping | undefined> {
  const company = companyId(imported.company)
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      and: [
        { kind: { equals: imported.kind } },
        { isMapped: { equals: true } },
        company === undefined ? { company: { exists: false } } : { company: { equals: company } },
      ],
    },
    sort: '-id',
    limit: 20,
    depth: 0,
    select: { mapping: true, columns: true },
    ...overridingAccess('which columns files have, not what is in them'),
  })
  const alike = docs.find(({ columns }) =>
    isSame(
      sampledColumns(columns).map(({ name }) => name),
      table.columns,
    ),
  )
  return alike?.mapping as ColumnMapping | undefined // written by this code alone
}
