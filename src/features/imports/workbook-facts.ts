import type { WorkbookFacts } from '../../domain/imports/import-types'
import type { Import } from '../../payload-types'

/** What an import keeps of its workbook; nothing before it is read, and of what is none. */
export function workbookFacts(kept: Import['workbook']): WorkbookFacts | null {
  return (kept ?? null) as WorkbookFacts | null // written by the runner, and by who chooses a sheet
}

/** Whether another sheet may be read: a feed has nobody who says it the next time. */
export function mayChooseSheet({ source, workbook }: Import): boolean {
  const sheets = workbookFacts(workbook)?.sheets ?? []
  return source === 'upload' && sheets.length > 1
}
