/**
 * Whether two values of a form say the same: the order of keys means nothing, and what is not there is `null`, as it
 * comes back from the database.
 * @example isSameValue({ a: 1, b: null }, { a: 1 }) // true
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSameValue(left[key], right[key]),
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}
