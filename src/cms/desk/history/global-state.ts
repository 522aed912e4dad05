import { getTranslation, type I18nClient, type TFunction } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'

import type { Locale } from '../../../domain/locales/locales'
import { isLocalized, isNotShown } from '../../services/audit/changed-fields'

type Values = Readonly<Record<string, unknown>>

/**
 * What a global, or a version of one, says in one language, as a form would send it: every field that somebody fills
 * in, also what is empty.
 * @param values read in all languages, with depth 0
 */
export function stateIn(
  fields: readonly FlattenedField[],
  values: Values | undefined,
  locale: Locale,
  above = '',
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter((field) => !isNotShown(field, above))
      .map((field) => {
        const { name } = field
        const stored = values?.[name]
        const value = isLocalized(field) ? (stored as Values | null | undefined)?.[locale] : stored
        const inside = `${above}${name}.`
        if (field.type === 'group' || field.type === 'tab') {
          return [name, stateIn(field.flattenedFields, value as Values | undefined, locale, inside)]
        }
        if (field.type === 'array') {
          const rows = Array.isArray(value) ? (value as Values[]) : []
          // Only by its id is a row the same one in the next language.
          return [
            name,
            rows.map((row) => ({
              id: row.id,
              ...stateIn(field.flattenedFields, row, locale, inside),
            })),
          ]
        }
        return [name, value ?? null]
      }),
  )
}

/**
 * The labels of a path of fields, in the language of the panel; rows by their numbers.
 * @example labelOfPath(fields, 'header.0.document', i18n) // 'Header › 1 › Page'
 */
export function labelOfPath(
  fields: readonly FlattenedField[],
  path: string,
  i18n: I18nClient,
): string {
  const labels: string[] = []
  let inside: readonly FlattenedField[] = fields
  for (const name of path.split('.')) {
    const field = inside.find((one) => one.name === name)
    if (/^\d+$/.test(name)) labels.push(new Intl.NumberFormat(i18n.language).format(+name + 1))
    else labels.push(field ? labelOf(field, i18n) : name)
    if (field && 'flattenedFields' in field) inside = field.flattenedFields
  }
  return labels.join(' › ')
}

function labelOf(field: FlattenedField, i18n: I18nClient): string {
  const label = 'label' in field ? field.label : undefined
  if (!label) return field.name
  return typeof label === 'function'
    ? label({ i18n, t: i18n.t as TFunction }) // labels know no keys but the panel's
    : getTranslation(label, i18n)
}
