import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'

import { importFields } from '@/domain/imports/import-fields'
import type { ImportKind } from '@/domain/imports/import-types'
import { LOCALES, nativeName } from '@/domain/locales/locales'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { COLLECTION_OF } from '../write-record.hooks'

/** A field that a column may be assigned to, by its name in the panel. */
export interface FieldChoice {
  value: string
  label: string
}

/** Returns the fields that a column can be assigned to, with names in the user's language. */
export function fieldChoices(req: Pick<PayloadRequest, 't'>, kind: ImportKind): FieldChoice[] {
  return importFields(kind).map(({ field, labels, locale }) => ({
    value: field,
    label: [
      // A test sees that the panel has them (tests/unit/i18n).
      ...labels.map((key) => panelText(req.t, key as PanelKey)),
      ...(locale ? [nativeName(locale)] : []),
    ].join(' · '),
  }))
}

/** What may be chosen for a field of one code, by its path, in the user's language. */
export function fieldOptions(
  req: Pick<PayloadRequest, 'i18n' | 'payload' | 't'>,
  kind: ImportKind,
): Record<string, FieldChoice[]> {
  const found: Record<string, FieldChoice[]> = {}
  const walk = (fields: readonly FlattenedField[], path: string) => {
    for (const field of fields) {
      const own = `${path}${field.name}`
      if (field.type === 'group') walk(field.flattenedFields, `${own}.`)
      if (field.type !== 'select' || field.hasMany === true) continue
      found[own] = field.options.map((option) => {
        if (typeof option === 'string') return { value: option, label: option }
        const label = getTranslation(option.label, req.i18n)
        return { value: option.value, label: typeof label === 'string' ? label : option.value }
      })
    }
  }
  walk(req.payload.collections[COLLECTION_OF[kind]].config.flattenedFields, '')
  return found
}

/** What the fields of a collection are called, by their paths: `joining.from`, `description.uk`. */
export function fieldNames(
  req: Pick<PayloadRequest, 'i18n' | 'payload' | 't'>,
  kind: ImportKind,
): Record<string, string> {
  const names: Record<string, string> = {}
  const walk = (fields: readonly FlattenedField[], path: string, outer: string) => {
    for (const field of fields) {
      const own = `${path}${field.name}`
      const label = 'label' in field && field.label ? getTranslation(field.label, req.i18n) : ''
      const name = [outer, label].filter((one) => one !== '').join(' · ')
      names[own] = name
      if (field.type === 'group') walk(field.flattenedFields, `${own}.`, name)
      if ('localized' in field && field.localized) {
        for (const locale of LOCALES) names[`${own}.${locale}`] = `${name} · ${nativeName(locale)}`
      }
    }
  }
  walk(req.payload.collections[COLLECTION_OF[kind]].config.flattenedFields, '', '')
  return names
}
