import { isSame } from '@/domain/imports/differences'

import type { RecordValues } from '../write-record.hooks'

/** A field that is written again; `to` is not there where it is only known what stood before. */
export interface Change {
  path: string
  from: string
  to: string | undefined
}

/** What a row changes, by the paths of the fields. */
export function changesOf(before: RecordValues | null, values: RecordValues, path = ''): Change[] {
  return Object.entries(before ?? {}).flatMap(([name, from]): Change[] => {
    const own = `${path}${name}`
    const to = values[name]
    if (isGroup(from) && isGroup(to)) return changesOf(from, to, `${own}.`)
    if (isSame(from, to)) return []
    return [{ path: own, from: shown(from), to: to === undefined ? undefined : shown(to) }]
  })
}

function isGroup(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const LONGEST = 200

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => shown(one)).join(', ')
  if (isGroup(value)) {
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([, one]) => shown(one))
      .join(' ')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const day = /^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/.exec(text)?.[1]
  return (day ?? text).slice(0, LONGEST)
}
