import type { Payload } from 'payload'

import { isChildBusy } from '../../cms/services/child-processes/job-children'
import { databaseOf } from '../../cms/database/handle'
import { ImportFileError } from '../../domain/imports/import-reasons'
import type { SourceTable, WorkbookFacts } from '../../domain/imports/import-types'
import { mayBeWorkbook, readSourceTable } from '../../domain/imports/read-source-table'
import type { Import } from '../../payload-types'
import { readFile } from './import-rows.hooks'
import { readWorkbook } from './workbook-children'
import { workbookFacts } from './workbook-facts'

interface ReadFile {
  found: { table: SourceTable } | { problem: Pick<ImportFileError, 'details' | 'reason'> }
  /** Nothing of what is none. */
  workbook?: WorkbookFacts
}

/** The table of a file, or why it has none; `later` where there is no process to read a workbook in. */
export async function readTable(payload: Payload, imported: Import): Promise<ReadFile | 'later'> {
  const bytes = await readFile(await databaseOf(payload, {}), imported.id)
  try {
    if (!bytes) throw new ImportFileError('fileEmpty')
    if (mayBeWorkbook(bytes)) {
      const sheet = workbookFacts(imported.workbook)?.sheet ?? undefined
      const { facts, found } = await readWorkbook(bytes, sheet)
      return { found, ...(facts && { workbook: facts }) }
    }
    const { contentType, fileName: name } = imported
    const table = readSourceTable(bytes, { name, ...(contentType && { contentType }) })
    return { found: { table } }
  } catch (error) {
    if (isChildBusy(error)) return 'later'
    if (!(error instanceof ImportFileError)) throw error
    return { found: { problem: error } }
  }
}
