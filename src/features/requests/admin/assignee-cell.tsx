import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

import { staffNames } from '@/cms/staff-names'

// Read once for all rows of a list.
const namesOf = cache((payload: Payload) => staffNames({ payload }))

/** Who looks after a request, by name. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const data: unknown = cellData
  const id = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : data
  if (!id) return '—'
  return <bdi>{(await namesOf(payload)).get(Number(id)) ?? '—'}</bdi>
}
