import type {
  DateField,
  DateFieldValidation,
  FieldHook,
  NumberField,
  NumberFieldSingleValidation,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { ValidationError } from 'payload'
import { text } from 'payload/shared'

import { processNow } from '../../../domain/time/process-clock'
import { readDay, storedDay } from '../../../domain/time/calendar-day'
import { isExternal, safeHref, telephoneNumber } from '../../../domain/addresses/link-safety'
import { checkedImoNumber, readImoNumber } from '../../../domain/sea-service/imo-number'
import { panelLabel, panelText, type PanelKey } from '../../../i18n/panel/panel-texts'

/** Fields of single values, each with the sentence that says what is wrong with a value. */
interface FieldOptions {
  name: string
  label: PanelKey
  description?: PanelKey
  required?: boolean
  /** CSS width in a row. */
  width?: string
}

const adminOf = ({ description, width }: FieldOptions) => ({
  ...(description && { description: panelLabel(description) }),
  ...(width && { width }),
})

interface NumberOptions extends FieldOptions {
  /** Both bounds are allowed. */
  least: number
  most: number | (() => number)
  /** What is said of a text that is no number. */
  unreadable?: (req: PayloadRequest) => string
  /** What else is to be said of it; called with a number within the bounds, or with none. */
  check?: (
    value: number | undefined,
    options: Parameters<NumberFieldSingleValidation>[1],
  ) => string | true
}

/** A whole number within bounds. */
export function wholeNumber(spec: NumberOptions): NumberField {
  const { name, label, least, check, required = false } = spec
  const validate: NumberFieldSingleValidation = (value: unknown, options) => {
    const { req } = options
    // An empty field of a form is a text without letters.
    if (value === null || value === undefined || value === '') {
      return required ? req.t('validation:required') : (check?.(undefined, options) ?? true)
    }
    const most = typeof spec.most === 'number' ? spec.most : spec.most()
    const isWithin = typeof value !== 'number' || (value >= least && value <= most)
    // What a field of the panel cannot read arrives as a text, or as what Payload makes of one.
    if (spec.unreadable && (typeof value === 'string' || !isWithin)) {
      return spec.unreadable(req)
    }
    if (typeof value !== 'number' || !Number.isInteger(value) || !isWithin) {
      return panelText(req.t, 'wholeNumberWrong', { least, most })
    }
    return check?.(value, options) ?? true
  }
  return {
    name,
    type: 'number',
    label: panelLabel(label),
    required,
    validate,
    admin: { ...adminOf(spec), step: 1 },
  }
}

/**
 * An amount in minor units, read and typed as people write prices.
 * @param currencyFrom name of the field beside it that holds its currency
 */
export function amountField(
  spec: NumberOptions & { most: number; currencyFrom: string },
): NumberField {
  const { currencyFrom, least, most } = spec
  const unreadable = (req: PayloadRequest) => amountUnreadable(req, least, most)
  const field = wholeNumber({ ...spec, unreadable })
  const Field = {
    path: '/src/cms/documents/fields/amount-field#AmountField',
    clientProps: { currencyFrom, most },
  }
  return { ...field, admin: { ...field.admin, components: { Field } } }
}

/**
 * The sentence about a text that is no price.
 * @param least the lowest amount, in minor units
 * @param most the highest one
 */
export function amountUnreadable({ i18n, t }: PayloadRequest, least: number, most: number): string {
  const written = (amount: number) => (amount / 100).toLocaleString(i18n.language)
  return panelText(t, 'amountUnreadable', { least: written(least), most: written(most) })
}

/** Stores a day of the calendar as all days are stored; refuses what is none. */
export const tidyDay: FieldHook = ({ value, req, field, collection, path }) => {
  if (value === null || value === undefined || value === '') return null
  const day = readDay(value)
  // Also in drafts: the database has no place for the year 12026.
  if (day === undefined) {
    throw new ValidationError(
      {
        ...(collection && { collection: collection.slug }),
        errors: [
          {
            path: path.join('.') || (field.name ?? ''),
            message: req.t('validation:notValidDate', { value: '' }),
          },
        ],
      },
      req.t,
    )
  }
  return storedDay(day)
}

interface DayOptions extends FieldOptions {
  /** The first year that is believed. */
  since: number
  /** How many years from now on are believed. */
  ahead: number
  /** What else is to be said of it; called with a day that is there and plausible. */
  check?: (day: string, options: Parameters<DateFieldValidation>[1]) => string | true
}

/** What a day needs in `admin`, so that it is the same day in a browser of every time zone. */
export const DAY_ADMIN = {
  date: { pickerAppearance: 'dayOnly' },
  components: {
    Cell: '/src/cms/documents/fields/day-cell#DayCell',
    Field: '/src/cms/documents/fields/day-picker#DayField',
    Filter: '/src/cms/documents/fields/day-picker#DayFilter',
  },
} as const satisfies DateField['admin']

/** A day of the calendar, without a time; `domain/time/calendar-day` reads it. */
export function dayField(spec: DayOptions): DateField {
  const { name, label, since, ahead, check, required = false } = spec
  const validate: DateFieldValidation = (value, options) => {
    const { req } = options
    const day = readDay(value)
    if (day === undefined) return required || value ? req.t('validation:required') : true
    const last = processNow('years ahead').getUTCFullYear() + ahead
    const year = Number(day.slice(0, 4))
    if (year < since || year > last) {
      return panelText(req.t, 'yearImplausible', { least: since, most: last })
    }
    return check?.(day, options) ?? true
  }
  return {
    name,
    type: 'date',
    label: panelLabel(label),
    required,
    validate,
    hooks: { beforeValidate: [tidyDay] },
    admin: { ...adminOf(spec), ...DAY_ADMIN },
  }
}

const validateWebAddress: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  const { req } = options
  const href = safeHref(value)
  return (href !== undefined && isExternal(href)) || panelText(req.t, 'webAddressWrong')
}

/** The whole address of a page of another site. */
export function webAddress(spec: FieldOptions): TextField {
  return { ...oneLine(spec, 500), validate: validateWebAddress }
}

const validateTelephone: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  return telephoneNumber(value) !== undefined || panelText(options.req.t, 'contactPhoneWrong')
}

/** A telephone number with the code of its country. */
export function telephone(spec: FieldOptions): TextField {
  return { ...oneLine(spec, 40), validate: validateTelephone }
}

const validateImoNumber: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  return checkedImoNumber(value) !== undefined || panelText(options.req.t, 'imoNumberWrong')
}

/** The number of a ship: its digits are stored, whatever people write around them. */
export function imoNumber(spec: FieldOptions): TextField {
  return {
    ...oneLine(spec, 40),
    validate: validateImoNumber,
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => {
          const read = typeof value === 'string' ? readImoNumber(value) : undefined
          return read?.kind === 'number' ? read.digits : value
        },
      ],
    },
  }
}

/** A line of text. */
export function line(spec: FieldOptions & { most?: number }): TextField {
  return oneLine(spec, spec.most ?? 200)
}

/** @param maxLength in characters */
function oneLine(spec: FieldOptions, maxLength: number) {
  return {
    name: spec.name,
    type: 'text',
    label: panelLabel(spec.label),
    required: spec.required ?? false,
    maxLength,
    admin: adminOf(spec),
  } as const
}
