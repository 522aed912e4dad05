import type { Where } from 'payload'

/** Conditions that all hold, as the panel's own filters write and read them. */
export function filterWhere(conditions: readonly Where[]): Where {
  return conditions.length === 0 ? {} : { or: [{ and: [...conditions] }] }
}

/**
 * The panel's list of a collection with a condition, in its usual order or in that of a field.
 * @example listAddress('requests', filterWhere([{ state: { equals: 'new' } }]))
 */
export function listAddress(collection: string, where: Where, sort?: string): string {
  const asked = [...parameters('where', where), ...(sort === undefined ? [] : [['sort', sort]])]
  const query = new URLSearchParams(asked).toString()
  return `/admin/collections/${collection}${query === '' ? '' : `?${query}`}`
}

/** `where[or][0][and][0][state][equals]=new`, as the panel writes it. */
function parameters(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    parameters(`${name}[${key}]`, one),
  )
}
