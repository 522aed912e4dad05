import { query } from '../../../cms/database/read-pool'
import { readParts } from '../../../domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import { type PartName, RECORD_TABLES } from '../../../domain/sea-service/record-parts'
import { typedValues } from '../../../domain/structured-fields/typed-values'
import { seaServiceOf } from '../record/read-record'

/** A form as it was sent with a request. */
export interface SentForm {
  reference: string
  /** UTC. */
  at: Date
  parts: PartName[]
  record: OwnRecord
}

/** As JSON has it: what is not said is not there. */
type Row = Readonly<Record<string, unknown>>

interface Stored {
  reference: string
  at: Date
  parts: string[]
  record: Pick<OwnRecord, 'account' | 'today'> & {
    contracts: readonly Row[]
    papers: readonly Row[]
    references: readonly Row[]
    sheets: Readonly<Partial<Record<'person' | 'work' | 'languages', Row>>>
  }
}

/** The form that came with a request, if one did. Who asks has made sure that it may be read. */
export async function findSentForm(request: number): Promise<SentForm | undefined> {
  const [row] = await query<Stored>(
    `SELECT r.reference, f.sent_at AS at, f.parts, f.record
     FROM sent_forms f JOIN requests r ON r.id = f.request_id WHERE f.request_id = $1`,
    [request],
    'sent-form',
  )
  return row && { ...row, parts: readParts(row.parts), record: readRecordOf(row.record) }
}

/** Codes that the vocabulary had then are read as those of entries are. */
function readRecordOf({ account, today, ...stored }: Stored['record']): OwnRecord {
  const { person, work, languages } = stored.sheets
  const contracts = stored.contracts.map((one) => typedValues(RECORD_TABLES.service, one))
  return {
    account,
    today,
    contracts,
    services: contracts.map((values, id) => seaServiceOf({ id, version: 1, values })),
    papers: stored.papers.map((one) => typedValues(RECORD_TABLES.papers, one)),
    references: stored.references.map((one) => typedValues(RECORD_TABLES.references, one)),
    sheets: {
      person: person && typedValues(RECORD_TABLES.person, person),
      work: work && typedValues(RECORD_TABLES.work, work),
      languages: languages && typedValues(RECORD_TABLES.languages, languages),
    },
  }
}
