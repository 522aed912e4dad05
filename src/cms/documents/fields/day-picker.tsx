'use client'

import {
  DatePicker,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useMemo } from 'react'

import { readDay, storedDay } from '@/domain/time/calendar-day'

/** A day as it is stored, or nothing. */
type StoredDay = string | null | undefined

interface PickerProps {
  isReadOnly: boolean
  onChange: (value: string | null) => void
  value: StoredDay
  id?: string
}

/**
 * Payload's picker, which shows an instant by the browser's clock: noon UTC is the next day at UTC+12 and later. It gets
 * noon of the same day by that clock instead. What it hands back for a day is noon UTC already.
 */
function DayPicker({ id, isReadOnly, onChange, value }: PickerProps) {
  const shown = useMemo(() => {
    const [year, month, day] = readDay(value)?.split('-').map(Number) ?? []
    if (year === undefined || month === undefined || day === undefined) return undefined
    const noon = new Date(year, month - 1, day, 12)
    // `new Date` reads 26 as 1926.
    noon.setFullYear(year)
    return noon
  }, [value])
  return (
    <DatePicker
      displayFormat="d MMM yyyy"
      pickerAppearance="dayOnly"
      readOnly={isReadOnly}
      {...(shown && { value: shown })}
      {...(id !== undefined && { overrides: { id } })}
      onChange={(picked) => {
        // The picker's types name a `Date`; an emptied one hands on `null`.
        const day = readDay(picked)
        onChange(day === undefined ? null : storedDay(day))
      }}
    />
  )
}

/** A day of the calendar in a form. `dayField` of `value.field.ts` makes one. */
export const DayField = withCondition(function DayField({
  field,
  path: pathOfField,
  readOnly,
}: DateFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<StoredDay>({
    potentiallyStalePath: pathOfField,
  })
  const styles = useMemo(() => mergeFieldStyles(field), [field])
  const { className } = field.admin ?? {}
  const isReadOnly = readOnly ?? disabled
  const id = `field-${path.replaceAll('.', '__')}`
  const classes = [
    'field-type',
    'date-time-field',
    className,
    showError && 'date-time-field--has-error',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')} style={styles}>
      <FieldLabel
        htmlFor={id}
        label={field.label ?? field.name}
        localized={field.localized ?? false}
        path={path}
        required={field.required ?? false}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <DayPicker id={id} isReadOnly={isReadOnly} onChange={setValue} value={value} />
      </div>
      <RenderCustomComponent CustomComponent={customComponents?.Description} Fallback={null} />
    </div>
  )
})

interface FilterProps {
  disabled: boolean
  onChange: (value: string | null) => void
  value: StoredDay
}

/** A day as the value of a filter of a list. */
export function DayFilter({ disabled, onChange, value }: FilterProps) {
  return (
    <div className="condition-value-date">
      <DayPicker isReadOnly={disabled} onChange={onChange} value={value} />
    </div>
  )
}
