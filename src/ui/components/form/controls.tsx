import { controlAttributes, Field, FieldNotes, type FieldTexts } from './field'

interface LineProps {
  texts: FieldTexts
  typed: string
  type: 'text' | 'email' | 'tel' | 'date' | 'password'
  autoComplete?: string | undefined
  maxLength?: number
  /** Of a date, as `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** What runs from left to right in every language. */
  isLatin?: boolean
  inputMode?: 'numeric' | 'decimal'
}

const WIDTHS = { text: 'in', email: 'in', tel: 'in tel', date: 'in short', password: 'in' } as const

/** A text of one line, an address, a number, a day. */
export function LineField({
  texts,
  typed,
  type,
  autoComplete,
  maxLength,
  min,
  max,
  isLatin = false,
  inputMode,
}: LineProps) {
  return (
    <Field texts={texts}>
      <input
        {...controlAttributes(texts)}
        type={type}
        className={inputMode === undefined ? WIDTHS[type] : 'in short'}
        defaultValue={typed}
        autoComplete={autoComplete ?? 'off'}
        // What is too long is said, not cut: a text that was pasted would lose its end unseen.
        {...(maxLength !== undefined && { 'data-most': maxLength })}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(inputMode !== undefined && { inputMode })}
        dir={isLatin ? 'ltr' : 'auto'}
      />
    </Field>
  )
}

interface ParagraphsProps {
  texts: FieldTexts
  typed: string
  maxLength: number
  /** How much may be written. */
  upTo: string
}

/** A text of several lines. Its count is written by the script. */
export function ParagraphsField({ texts, typed, maxLength, upTo }: ParagraphsProps) {
  const { id, ...attributes } = controlAttributes(texts)
  const described = attributes['aria-describedby']
  return (
    <Field texts={texts}>
      <textarea
        id={id}
        {...attributes}
        aria-describedby={described === undefined ? `${id}-count` : `${described} ${id}-count`}
        className="in"
        defaultValue={typed}
        data-most={maxLength}
        rows={6}
        dir="auto"
      />
      <p className="hint count" id={`${id}-count`}>
        <span>{upTo}</span>
        <span data-count aria-hidden="true" />
      </p>
    </Field>
  )
}

/** A choice, or choices below a heading. */
type Option =
  | { value: string; label: string }
  | { label: string; choices: readonly { value: string; label: string }[] }

interface ChoiceProps {
  texts: FieldTexts
  typed: string
  options: readonly Option[]
  /** What stands there while nothing is chosen; none where something always is. */
  none?: string
  autoComplete?: string | undefined
}

/** One of a list, however long: browsers and phones search in it by typing. */
export function ChoiceField({ texts, typed, options, none, autoComplete }: ChoiceProps) {
  return (
    <Field texts={texts}>
      <span className="sel">
        <select
          {...controlAttributes(texts)}
          defaultValue={typed}
          autoComplete={autoComplete ?? 'off'}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) =>
            'choices' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
        </select>
      </span>
    </Field>
  )
}

interface RadiosProps {
  texts: FieldTexts
  typed: string
  options: readonly { value: string; label: string }[]
  /** What says that none of them is meant, where that may be. */
  none?: string | undefined
}

/** One of a few, all of them in view. */
export function RadiosField({ texts, typed, options, none }: RadiosProps) {
  const { id, ...attributes } = controlAttributes(texts)
  const offered = none === undefined ? options : [{ value: '', label: none }, ...options]
  return (
    <Field texts={texts} isGroup>
      <div className="opts">
        {offered.map(({ value, label }, index) => (
          <label key={value} className="opt">
            <input
              {...attributes}
              type="radio"
              value={value}
              defaultChecked={typed === value}
              // The summary leads to the first of them.
              {...(index === 0 && { id })}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

interface ChecksProps {
  texts: FieldTexts
  ticked: readonly string[]
  options: readonly { value: string; label: string }[]
}

/** Any of a few, all of them in view. */
export function ChecksField({ texts, ticked, options }: ChecksProps) {
  const { id, name } = controlAttributes(texts)
  return (
    <Field texts={texts} isGroup>
      <div className="opts many">
        {options.map(({ value, label }, index) => (
          <label key={value} className="opt">
            <input
              name={name}
              type="checkbox"
              value={value}
              defaultChecked={ticked.includes(value)}
              {...(index === 0 && { id })}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

/** A box to tick, whose label is what is agreed to. */
export function AgreementField({ texts, isTicked }: { texts: FieldTexts; isTicked: boolean }) {
  return (
    <div className={texts.error === undefined ? 'f' : 'f no'} data-field={texts.name}>
      <FieldNotes texts={texts} />
      <label className="opt">
        <input
          {...controlAttributes(texts)}
          type="checkbox"
          value="yes"
          defaultChecked={isTicked}
          autoComplete="off"
        />
        <span>{texts.label}</span>
      </label>
    </div>
  )
}
