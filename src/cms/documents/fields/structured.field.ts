import type {
  CheckboxField,
  DateFieldValidation,
  Field,
  GroupField,
  NumberFieldSingleValidation,
} from 'payload'

import { processNow } from '../../../domain/time/process-clock'
import {
  fieldNames,
  type FieldTable,
  isInGroup,
  type StructuredField,
} from '../../../domain/structured-fields/field-table'
import { type PanelKey, panelLabel } from '../../../i18n/panel/panel-texts'
import { amountField, dayField, imoNumber, line, telephone, wholeNumber } from './value.field'
import { CHOICES } from './vocabulary-options'

/** A table whose labels are texts of the panel. */
type PanelTable<Table extends FieldTable> = {
  readonly [Name in keyof Table]: StructuredField<PanelKey>
}

/** What the form of a collection asks of a field beyond its table. */
interface FormRule {
  /** Called with a number within its bounds, or with none. */
  checkNumber?: (
    value: number | undefined,
    options: Parameters<NumberFieldSingleValidation>[1],
  ) => string | true
  /** Called with a day that is plausible. */
  checkDay?: (day: string, options: Parameters<DateFieldValidation>[1]) => string | true
  /** Of a box to tick. */
  box?: CheckboxField['admin']
}

type FormRules<Name extends string> = Readonly<Partial<Record<Name, FormRule>>>

/** Fields of a table as Payload's, in rows where their widths make one. */
export function structuredFields<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table & PanelTable<Table>,
  names: readonly Name[],
  rules?: FormRules<Name>,
): Field[] {
  return inRows(
    names.map((name) => {
      const field: StructuredField<PanelKey> = table[name]
      return { field: formField(name, field, rules?.[name] ?? {}), width: widthOf(field) }
    }),
  )
}

/** The fields of a group of a table, as Payload's group. */
export function structuredGroup<Table extends FieldTable, Group extends string>(
  table: Table & PanelTable<Table>,
  group: Group,
  label: PanelKey,
  rules?: FormRules<keyof Table & `${Group}.${string}`>,
): GroupField {
  const names = fieldNames(table).filter((name) => isInGroup(name, group))
  const fields = structuredFields(table, names, rules)
  return { name: group, label: panelLabel(label), type: 'group', fields }
}

/** Percent of a line; 100 for a field that has it for itself. */
function widthOf({ width }: StructuredField<PanelKey>): number {
  return width === undefined ? 100 : Number.parseInt(width, 10)
}

function inRows(fields: readonly { field: Field; width: number }[]): Field[] {
  const lines: { fields: Field[]; width: number }[] = []
  for (const { field, width } of fields) {
    const last = lines.at(-1)
    if (last && last.width + width <= 100) {
      last.fields.push(field)
      last.width += width
    } else {
      lines.push({ fields: [field], width })
    }
  }
  return lines.flatMap(({ fields: row, width }) =>
    row.length === 1 && width === 100 ? row : [{ type: 'row', fields: row }],
  )
}

function formField(path: string, field: StructuredField<PanelKey>, rule: FormRule): Field {
  const { description, isIndexed, isRequired, label, width } = field
  const [name = ''] = path.split('.').slice(-1)
  const fact = {
    name,
    label,
    ...(description && { description }),
    ...(width && { width }),
    ...(isRequired && { required: true }),
  }
  const plain = {
    name,
    label: panelLabel(label),
    ...(isRequired && { required: true }),
    admin: {
      ...(description && { description: panelLabel(description) }),
      ...(width && { width }),
    },
  }
  const { box, checkDay, checkNumber: check } = rule
  const checked = check && { check }
  switch (field.holds) {
    case 'text':
      return line({ ...fact, most: field.most })
    case 'email':
      return { ...plain, type: 'email' }
    case 'telephone':
      return telephone(fact)
    case 'imoNumber':
      return imoNumber(fact)
    case 'number':
    case 'months':
      return wholeNumber({ ...fact, ...checked, least: field.least, most: field.most })
    case 'year': {
      const most = () => processNow('years ahead').getUTCFullYear() + field.ahead
      return wholeNumber({ ...fact, ...checked, least: field.least, most })
    }
    case 'amount': {
      const { currencyFrom, least, most } = field
      return amountField({ ...fact, ...checked, currencyFrom, least, most })
    }
    case 'day': {
      const { ahead, since } = field
      const day = dayField({ ...fact, ...(checkDay && { check: checkDay }), ahead, since })
      return isIndexed ? { ...day, index: true } : day
    }
    case 'code':
      return {
        ...plain,
        type: 'select',
        ...CHOICES[field.of],
        ...(field.initial !== undefined && { defaultValue: field.initial }),
      }
    case 'codes':
      return { ...plain, type: 'select', hasMany: true, ...CHOICES[field.of] }
    case 'choice':
      return {
        ...plain,
        type: 'select',
        options: Object.entries(field.among).map(([value, key]) => ({
          value,
          label: panelLabel(key),
        })),
        ...(field.initial !== undefined && { defaultValue: field.initial }),
        // One that is always said cannot be emptied.
        admin: {
          ...plain.admin,
          ...(field.initial !== undefined && !isRequired && { isClearable: false }),
        },
      }
    case 'yesNo':
      return { ...plain, type: 'checkbox', defaultValue: false, admin: { ...plain.admin, ...box } }
    case 'mark':
      return {
        ...plain,
        type: 'checkbox',
        defaultValue: false,
        admin: {
          ...plain.admin,
          disableBulkEdit: true,
          condition: (_, siblings: Readonly<Record<string, unknown>>) => siblings[name] === true,
        },
      }
  }
}
