import type { Payload } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { query } from '../../../cms/database/read-pool'
import { sql } from '../../../cms/database/sql'
import { typedValues } from '../../../domain/structured-fields/typed-values'
import { type FieldsOf, type SectionName, SECTIONS } from '../record/record-sections'
import type { FileEntry, RecordFile } from './read-record-file'

/** How long a file that was read waits to be looked at. Minutes. */
const KEPT_MINUTES = 60

const IS_KEPT = `made_at > now() - make_interval(mins => ${KEPT_MINUTES})`

/**
 * Keeps what a file says until its owner has looked at what it would change; an earlier one goes.
 * @returns whether the account is there
 */
export async function keepImport(
  payload: Payload,
  seaman: number,
  file: RecordFile,
): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const kept = await db.execute(sql`
    INSERT INTO seaman_record_imports (seaman_id, content)
    SELECT id, ${JSON.stringify(file)}::jsonb FROM seamen WHERE id = ${seaman}
    ON CONFLICT (seaman_id) DO UPDATE SET content = EXCLUDED.content, made_at = now()`)
  return kept.rowCount === 1
}

/** What the last file of an account said; nothing where there is none, or it is too long ago. */
export async function keptImportOf(seaman: number): Promise<RecordFile | undefined> {
  const [row] = await query<{ content: RecordFile }>(
    `SELECT content FROM seaman_record_imports WHERE seaman_id = $1 AND ${IS_KEPT}`,
    [seaman],
    'seaman-record-import',
  )
  if (!row) return undefined
  const { entries } = row.content
  return {
    ...row.content,
    entries: {
      person: whole('person', entries.person),
      work: whole('work', entries.work),
      languages: whole('languages', entries.languages),
      service: whole('service', entries.service),
      papers: whole('papers', entries.papers),
      references: whole('references', entries.references),
    },
  }
}

/** Erases what nobody has come back for. @throws the error of a database that does not answer */
export async function eraseDueImports(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM seaman_record_imports WHERE NOT (${sql.raw(IS_KEPT)})`)
}

/** JSON leaves out what is not said. */
function whole<Name extends SectionName>(
  section: Name,
  entries: readonly FileEntry<Name>[],
): FileEntry<Name>[] {
  // The fields are those of the same section.
  const fields = SECTIONS[section].fields as FieldsOf<Name>
  return entries.map(({ entry, values }) => ({ entry, values: typedValues(fields, values) }))
}
