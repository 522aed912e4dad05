import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

import { overridingAccess } from '@/cms/local-api'
import { panelText } from '@/i18n/panel/panel-texts'
import type { Import } from '@/payload-types'

// Read once for all rows of a list that have the same.
const nameOf = cache(async (payload: Payload, id: number) => {
  const found = await payload.findByID({
    collection: 'crewings',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    ...overridingAccess('all who may read imports may read companies'),
  })
  return found?.name
})

/** Whose vacancies a file has, in the list of imports: one company's, or those that its rows name. */
export async function ImportCompanyCell({
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const { company, kind } = rowData as Import // what the list is of
  if (kind === 'companies') return '—'
  const id = typeof company === 'object' ? company?.id : company
  if (id === undefined || id === null) return panelText(i18n.t, 'importAllCompanies')
  return <bdi>{(await nameOf(payload, id)) ?? '—'}</bdi>
}
