import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

import { staffNames } from './staff-names'

// Read once for all rows of a list.
const namesOf = cache((payload: Payload) => staffNames({ payload }))

/** Somebody of the staff by name: editors may not read each other's accounts, which Payload's own cell would need. */
export async function StaffNameCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const data: unknown = cellData
  const id = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : data
  if (!id) return '—'
  return <bdi>{(await namesOf(payload)).get(Number(id)) ?? '—'}</bdi>
}
