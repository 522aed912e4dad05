import type { Choice as FormChoice, ChoiceGroup } from '@/cms/services/forms/form-fields'

interface Props {
  name: string
  label: string
  value: string | string[] | undefined
  options: readonly { value: string; label: string }[]
}

/** A choice in a form that asks for a view again. */
export function Choice({ name, label, value, options }: Props) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={typeof value === 'string' ? value : ''}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface GroupedProps {
  name: string
  label: string
  value: string | undefined
  /** What it is called that nothing is chosen. */
  none: string
  choices: readonly (FormChoice | ChoiceGroup)[]
}

/** The same of a long list, below headings where it has some. */
export function GroupedChoice({ name, label, value = '', none, choices }: GroupedProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{none}</option>
        {choices.map((one) =>
          'choices' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.choices.map(option)}
            </optgroup>
          ) : (
            option(one)
          ),
        )}
      </select>
    </label>
  )
}

function option({ value, label }: FormChoice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function DayField({ name, label, value = '' }: DayProps) {
  return (
    <label>
      {label}
      <input type="date" name={name} defaultValue={value} />
    </label>
  )
}

interface DayProps {
  name: string
  label: string
  value: string | undefined
}
