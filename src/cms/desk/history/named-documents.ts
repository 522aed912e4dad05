import type { Field, FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/** Whether documents can be named in some of the fields. */
export function canNameDocuments(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return true
    return 'fields' in field && canNameDocuments(field.fields)
  })
}

/**
 * The documents that values name, each with the path of its field.
 * @param values read with depth 0
 * @example // ['header.0.document pages/7', 'help pages/9']
 */
export function namedDocuments(
  fields: readonly FlattenedField[],
  values: Values,
  above = '',
): string[] {
  return fields.flatMap((field) => {
    const path = above + field.name
    const value = values[field.name]
    if (field.type === 'relationship' || field.type === 'upload') {
      return [value].flat().flatMap((one) => {
        const name = nameOf(one, field.relationTo)
        return name === undefined ? [] : [`${path} ${name}`]
      })
    }
    if (field.type === 'array') {
      return (Array.isArray(value) ? (value as Values[]) : []).flatMap((row, index) =>
        namedDocuments(field.flattenedFields, row, `${path}.${index}.`),
      )
    }
    if (field.type !== 'group' && field.type !== 'tab') return []
    return namedDocuments(field.flattenedFields, (value ?? {}) as Values, `${path}.`)
  })
}

function nameOf(value: unknown, relationTo: string | string[]): string | undefined {
  if (typeof value === 'number') return `${String(relationTo)}/${value}`
  if (typeof value !== 'object' || value === null || !('relationTo' in value)) return undefined
  const { relationTo: collection, value: id } = value as { relationTo: unknown; value?: unknown }
  return typeof id === 'number' ? `${String(collection)}/${id}` : undefined
}

/**
 * The paths of fields whose document was deleted for good after a version was saved.
 * @param version read with depth 0
 */
export function pathsOfDeleted(fields: readonly FlattenedField[], version: Values): string[] {
  const { namedDocuments: noted } = version
  if (typeof noted !== 'string') return []
  const there = new Set(namedDocuments(fields, version))
  return noted
    .split('\n')
    .filter((line) => line !== '' && !there.has(line))
    .map((line) => line.slice(0, line.indexOf(' ')))
}
