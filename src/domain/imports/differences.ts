import { readDay } from '../time/calendar-day'

type Values = Readonly<Record<string, unknown>>

/**
 * What a document has where a file says something else, in the shape of the file's values: written back, it undoes them.
 * `undefined` where nothing differs. What is empty is the same however it is stored, days are compared without their
 * time, and the order of choices says nothing.
 * @example differences({ rank: 'bosun', pay: { min: 1 } }, { pay: { min: 2 } }) // { pay: { min: 1 } }
 */
export function differences(stored: Values, values: Values): Record<string, unknown> | undefined {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const own = stored[name]
    if (isGroup(value)) {
      const inner = differences(isGroup(own) ? own : {}, value)
      if (inner) found[name] = inner
    } else if (canonical(own) !== canonical(value)) found[name] = own ?? null
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/** Whether two values say the same, as far as an import is concerned. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// A day as a file says it, or as the panel stores it.
const DAY = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n').trim()
    return DAY.test(text) ? (readDay(text) ?? text) : text
  }
  if (Array.isArray(value)) {
    return value
      .map((one) => canonical(one))
      .filter((one) => one !== '')
      .toSorted()
      .join('\u0001')
  }
  if (isGroup(value)) {
    return (
      Object.entries(value)
        // Payload numbers the rows of arrays itself.
        .filter(([name]) => name !== 'id')
        .map(([name, one]) => [name, canonical(one)] as const)
        .filter(([, one]) => one !== '')
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, one]) => `${name}\u0002${one}`)
        .join('\u0003')
    )
  }
  return typeof value === 'number' ? String(value) : 'true'
}
