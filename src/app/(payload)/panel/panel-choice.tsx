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
