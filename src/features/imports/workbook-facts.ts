import type { WorkbookFacts } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'

/** What an import keeps of its workbook; nothing before it is read, and of what is none. */
export function workbookFacts(kept: Import['workbook']): WorkbookFacts | null {
  return (kept ?? null) as WorkbookFacts | null // written by the runner, and by who chooses a sheet
}
