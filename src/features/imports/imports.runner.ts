import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { inTurn } from '../../cms/database/locks'
import type { Runner } from '../../cms/services/jobs/runner'
import { overridingAccess } from '../../cms/local-api'
import { databaseOf } from '../../cms/database/handle'
import { OPEN_DAYS } from '../../domain/imports/import-limits'
import { isSame } from '../../domain/imports/differences'
import { guessedLanguages } from '../../domain/imports/guess-mapping'
import type { ColumnMapping, ReadContext, SourceTable } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'
import { applyBatch, undoBatch } from './apply-rows.hooks'
import { readEdits, sourceOf } from './import-edits.hooks'
import { planImport } from './import-plan.hooks'
import { type FlaggerMaker, type RequestMaker, requestsFor } from './import-request.hooks'
import { countRows, moveState } from './import-rows.hooks'
import { STATES_AT_WORK } from './import-states'
import { readTable } from './read-table.hooks'
import { sampledColumns } from './sample-columns'

/** Milliseconds between two checks for work. */
const INTERVAL = 1_500

/**
 * Works on imports, a batch of each in turn. Several instances may share one database. Each continues what another one
 * has left.
 */
export function importsRunner(flagger: FlaggerMaker): Runner {
  const states = sql.join(
    STATES_AT_WORK.map((state) => sql`${state}`),
    sql`, `,
  )
  return {
    name: 'imports',
    interval: INTERVAL,
    // A plan that is cut is begun again, and that of a large file takes minutes.
    time: 60 * 60_000,
    due: sql`EXISTS (SELECT FROM imports WHERE state::text IN (${states}))`,
    run: (payload, { isOver }) => workOnImports(payload, flagger, isOver),
    failure: 'Imports could not be worked on',
  }
}

/**
 * Does one step for every import with work: it plans the import, or applies or undoes a batch. It skips imports that
 * another instance works on.
 * @returns whether there may be more work
 * @throws the error of a database that does not answer; the work stays due then
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
    ...overridingAccess(
      'the runner reads every import; each has the rights of the person who made it',
    ),
  })
  let isMore = false
  for (const imported of due) {
    if (isStopped()) return false
    const isLeft = await inTurn(payload, { of: 'import', id: imported.id }, () =>
      step(payload, imported, { flagger, isStopped }),
    )
    isMore ||= isLeft === true
  }
  return isMore
}

/** What the runner hands to a step. */
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
  const { id, state } = imported
  const db = await databaseOf(payload, {})
  const read = await readTable(payload, imported)
  if (read === 'later') return false
  const { about, facts, found } = read
  if (facts) {
    await db.execute(
      sql`UPDATE imports SET workbook = ${JSON.stringify(facts)}::jsonb WHERE id = ${id}`,
    )
  }
  if ('problem' in found || !about) {
    const problem = 'problem' in found ? found.problem : { reason: 'fileEmpty', details: {} }
    await moveState(db, id, [state], 'failed', {
      problem: { reason: problem.reason, ...problem.details },
    })
    return false
  }
  const { table } = found
  if (state === 'reading') {
    const given = imported.mapping as ColumnMapping | null // written by this code alone
    const remembered = given ?? (await rememberedMapping(payload, imported, table))
    const mapping = remembered ?? about.guessed
    const columns = about.samples
    // What a feed of the newest lacks may be open all the same; a person who uploads one has said what is meant.
    const isExcerpt = table.isExcerpt === true && imported.source === 'feed'
    await db.execute(sql`
      UPDATE imports SET mapping = ${JSON.stringify(mapping)}::jsonb, columns = ${JSON.stringify(columns)}::jsonb,
        is_mapped = ${remembered !== undefined}, close_missing = close_missing AND NOT ${isExcerpt}
      WHERE id = ${id}`)
    // A feed has nobody to ask, so its headings decide, unless they do not name the language of a text.
    const isSure = imported.start === true && guessedLanguages(mapping).length === 0
    const isAsked = remembered === undefined && !isSure
    return moveState(db, id, ['reading'], isAsked ? 'mapping' : 'planning')
  }
  // The mapping is there, so the columns were asked.
  if (!about.context) throw new Error(`The columns of the import ${id} were not asked.`)
  await plan(payload, imported, { table, context: about.context }, requests, means)
  return true
}

async function plan(
  payload: Payload,
  imported: Import,
  { table, context }: { table: SourceTable; context: ReadContext },
  requests: RequestMaker,
  { flagger, isStopped }: Means,
): Promise<void> {
  const { closeMissing, company, id, kind, openDays } = imported
  const db = await databaseOf(payload, {})
  const req = await requests()
  const source = sourceOf(kind, companyId(company), table.columns)
  const held = await planImport(req, db, {
    id,
    kind,
    table,
    context,
    mapping: imported.mapping as ColumnMapping, // written by this code alone
    company: companyId(company),
    closeMissing: closeMissing === true,
    openDays: openDays ?? OPEN_DAYS,
    isAttended: imported.start !== true,
    edits: await readEdits(db, id, source),
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

/** Returns the last mapping that a person made for a file with the same columns and company. */
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
  const isElements = table.format === 'xml' || table.format === 'page'
  const alike = docs.find(({ columns }) => {
    const known = sampledColumns(columns).map(({ name }) => name)
    // An entry leaves out the elements that it has no fact for.
    return isElements
      ? table.columns.every((column) => known.includes(column))
      : isSame(known, table.columns)
  })
  const mapping = alike?.mapping as ColumnMapping | undefined // written by this code alone
  if (!mapping) return undefined
  return Object.fromEntries(
    Object.entries(mapping).filter(([column]) => table.columns.includes(column)),
  )
}
