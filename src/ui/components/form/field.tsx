import type { ReactNode } from 'react'

import { Icon } from '../icon'

/** What every field of a form shows beside its control; texts are in the reader's language. */
export interface FieldTexts {
  /** Of its control, and of what is sent. */
  name: string
  label: string
  /** Said beside the label where it may be left empty. */
  notRequired?: string | undefined
  /** Whether a browser is told that it may not be left empty; where nothing says so, as the words beside the label do. */
  isRequired?: boolean | undefined
  hint?: string | undefined
  /** What is wrong with what stands in it. */
  error?: string | undefined
}

/** The id of a field's control, which links of the summary lead to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** What a control says of itself: how it is described, and whether something is wrong with it. */
export function controlAttributes({ name, hint, error, notRequired, isRequired }: FieldTexts) {
  const id = fieldId(name)
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
  const describedBy = described.filter((one) => one !== false).join(' ')
  return {
    id,
    name,
    required: isRequired ?? notRequired === undefined,
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(error !== undefined && { 'aria-invalid': true }),
  }
}

interface Props {
  texts: FieldTexts
  /** A group of controls is named by a legend. */
  isGroup?: boolean
  children: ReactNode
}

/** A field of a form: label, hint, what is wrong, control, in this order. */
export function Field({ texts, isGroup = false, children }: Props) {
  const { name, label, notRequired, error } = texts
  const className = error === undefined ? 'f' : 'f no'
  const words = (
    <>
      {label}
      {notRequired !== undefined && (
        <>
          {' '}
          <i>{notRequired}</i>
        </>
      )}
    </>
  )
  if (isGroup) {
    return (
      <fieldset className={className} data-field={name}>
        <legend>{words}</legend>
        <FieldNotes texts={texts} />
        {children}
      </fieldset>
    )
  }
  return (
    <div className={className} data-field={name}>
      <label htmlFor={fieldId(name)}>{words}</label>
      <FieldNotes texts={texts} />
      {children}
    </div>
  )
}

/** Hint and error of a field. */
export function FieldNotes({ texts: { name, hint, error } }: { texts: FieldTexts }) {
  const id = fieldId(name)
  return (
    <>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

/** What is wrong, with its sign. */
function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p className="err" {...(id !== undefined && { id })}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
