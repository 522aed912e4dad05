import type { Payload } from 'payload'

import { isChildBusy } from '../../cms/services/child-processes/job-children'
import { databaseOf } from '../../cms/database/handle'
import { ImportFileError } from '../../domain/imports/import-reasons'
import type { ColumnMapping } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'
import { readFile } from './file-bytes'
import { readApart } from './table-children'
import { workbookFacts } from './workbook-facts'
import type { TableAnswer } from './workbooks/answer-table-job'

/** The table of a file, or why it has none; `later` where there is no process to read it in. */
export async function readTable(
  payload: Payload,
  imported: Import,
): Promise<Pick<TableAnswer, 'about' | 'facts' | 'found'> | 'later'> {
  const { contentType, fileName: name, id, kind, mapping, workbook } = imported
  const input = await readFile(await databaseOf(payload, {}), id)
  try {
    if (!input) throw new ImportFileError('fileEmpty')
    return await readApart({
      input,
      kind,
      name,
      contentType: contentType ?? undefined,
      sheet: workbookFacts(workbook)?.sheet ?? undefined,
      mapping: (mapping as ColumnMapping | null) ?? undefined, // written by the runner alone
    })
  } catch (error) {
    if (isChildBusy(error)) return 'later'
    if (!(error instanceof ImportFileError)) throw error
    const { details, reason } = error
    return { found: { problem: { details, reason } } }
  }
}
