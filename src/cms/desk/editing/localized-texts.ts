import type { FlattenedField } from 'payload'

/** What a stored document says in one language; a field that is empty there is `null`. */
export function localizedTexts(
  document: object,
  fields: readonly FlattenedField[],
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.name === '_status') continue
    const value = (document as Record<string, unknown>)[field.name] ?? null
    if ('localized' in field && field.localized) texts[field.name] = value
    else if (field.type === 'group') {
      const inside = localizedTexts(value ?? {}, field.flattenedFields)
      if (Object.keys(inside).length > 0) texts[field.name] = inside
    }
  }
  return texts
}
