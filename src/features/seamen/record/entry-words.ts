import type { FormTexts } from '../../../cms/services/forms/form-texts'
import { numberFormat } from '../../../domain/locales/intl-formats'
import type { Locale } from '../../../domain/locales/locales'
import { isolated } from '../../../domain/mail/mail-text'
import { codeName } from '../../../domain/structured-fields/code-name'
import type { FieldTable } from '../../../domain/structured-fields/field-table'
import {
  differingFields,
  type TypedValue,
  type TypedValues,
} from '../../../domain/structured-fields/typed-values'
import { noonOf } from '../../../domain/time/calendar-day'
import { dayName } from '../../../i18n/day-range'
import { formattingTag } from '../../../i18n/messages-translator'
import type { PaperFields, ReferenceFields, ServiceFields } from './record-sections'

const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', zh: '，' }

/** What a time on board is called where there is little room: the ship and the rank. */
export function serviceName(
  { vesselName, rank, rankWritten }: TypedValues<ServiceFields>,
  locale: Locale,
): string {
  const as =
    typeof rank === 'string' ? codeName('ranks', rank, locale) : written(rankWritten, locale)
  return listed([written(vesselName, locale), as], locale)
}

/** What a paper is called: by the vocabulary, and in own words. */
export function paperName(
  { document, name }: Pick<TypedValues<PaperFields>, 'document' | 'name'>,
  locale: Locale,
): string {
  const known = typeof document === 'string' ? codeName('documents', document, locale) : undefined
  return listed([known, written(name, locale)], locale)
}

/** What a reference is called: the person and the company. */
export function referenceName(
  { company, person }: TypedValues<ReferenceFields>,
  locale: Locale,
): string {
  return listed([written(person, locale), written(company, locale)], locale)
}

/** What somebody wrote keeps its own direction beside what the site says. */
function written(value: TypedValue, locale: Locale): string | undefined {
  return value === undefined ? undefined : isolated(String(value), locale)
}

function listed(parts: readonly (string | undefined)[], locale: Locale): string {
  return parts.filter((part) => part !== undefined).join(COMMAS[locale] ?? ', ')
}

/** What a stored entry says where it differs from what was typed, each with the label of the form. */
export function differences<Table extends FieldTable>(
  table: Table,
  stored: TypedValues<Table>,
  typed: TypedValues<Table>,
  { own, locale }: { own: FormTexts['own']; locale: Locale },
): string {
  return differingFields(table, stored, typed)
    .map((name) => `${own(`${name}.label`)}: ${valueText(table, name, stored[name], own, locale)}`)
    .join('; ')
}

function valueText(
  table: FieldTable,
  name: string,
  value: TypedValue,
  own: FormTexts['own'],
  locale: Locale,
): string {
  const field = table[name]
  if (value === undefined || field === undefined) return '—'
  if (typeof value === 'number') return numberFormat(formattingTag(locale)).format(value)
  switch (field.holds) {
    case 'code':
      return codeName(field.of, value, locale)
    case 'choice':
      return own(`${name}.${value}`)
    case 'day':
      return dayName(noonOf(value), locale)
    default:
      return isolated(value, locale)
  }
}
