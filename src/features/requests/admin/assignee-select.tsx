'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'

import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  path: string
  label: string
  options: { value: string; label: string }[]
  isReadOnly: boolean
}

/** A choice among the names of the staff. */
export function AssigneeSelect({ path, label, options, isReadOnly }: Props) {
  const { t } = useTranslation()
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      options={options}
      value={value ? String(value) : ''}
      placeholder={panelText(t, 'requestUnassigned')}
      isClearable
      readOnly={isReadOnly || disabled}
      showError={showError}
      onChange={(chosen) => {
        const one = Array.isArray(chosen) ? chosen[0] : chosen
        const id = Number((one as { value?: unknown } | undefined)?.value)
        setValue(id > 0 ? id : null)
      }}
    />
  )
}
