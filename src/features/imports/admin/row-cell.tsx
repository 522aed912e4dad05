'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { LEFT_OUT } from '@/domain/imports/import-reasons'
import type { ReadCell } from '@/domain/imports/import-types'
import { panelText } from '@/i18n/panel/panel-texts'

import type { FieldChoice } from './field-names'
import { reasonKey } from './reason-text'

/** What somebody has said of a cell and not had checked yet. */
export interface NewValue {
  /** Null takes back what was said before. */
  instead: string | null
  isForAll: boolean
}

interface Props {
  cell: ReadCell
  /** What the field is called. */
  name: string
  /** Nothing where any text can be written. */
  options: readonly FieldChoice[] | undefined
  /** Nothing where the plan is not to be changed. */
  onCorrect: ((value: NewValue | undefined) => void) | undefined
  given: NewValue | undefined
}

/** What was made of a cell, what is doubted of it, and what somebody says instead. */
export function RowCell({ cell, name, options, onCorrect, given }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { column, corrected, meaning, reason, text, verdict } = cell
  const isLeftOut = verdict === 'doubt' && LEFT_OUT.some((one) => one === reason)
  const label = column === '' ? name : column
  const inWords = (value: string) => options?.find((one) => one.value === value)?.label ?? value
  return (
    <>
      <bdi>{label}</bdi>:{' '}
      {corrected && (
        <>
          <del>{corrected.said === '' ? '—' : <bdi>{corrected.said}</bdi>}</del>{' '}
        </>
      )}
      {text !== '' &&
        (corrected ? <ins dir="auto">{inWords(text)}</ins> : <q dir="auto">{text}</q>)}{' '}
      {meaning !== null && meaning !== inWords(text) && (
        <span>
          {panelText(t, 'importMeans')} <bdi>{meaning === '' ? '—' : meaning}</bdi>
        </span>
      )}{' '}
      {reason !== null && (
        <em>
          {panelText(t, reasonKey(reason))}
          {isLeftOut && ` · ${panelText(t, 'importLeftOut')}`}
        </em>
      )}
      {corrected?.isForAll === true && <small>{panelText(t, 'importCorrectedAll')}</small>}
      {given && (
        <strong className="mh-import-given">
          {given.instead === null ? (
            panelText(t, 'importCorrectBack')
          ) : (
            <>
              → <bdi>{inWords(given.instead)}</bdi>
            </>
          )}
        </strong>
      )}
      {onCorrect && !isOpen && (
        <span className="mh-import-correct">
          <button
            type="button"
            aria-label={`${panelText(t, 'importCorrect')}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {panelText(t, 'importCorrect')}
          </button>
          {corrected && !given && (
            <button
              type="button"
              aria-label={`${panelText(t, 'importCorrectBack')}: ${label}`}
              onClick={() => onCorrect({ instead: null, isForAll: corrected.isForAll })}
            >
              {panelText(t, 'importCorrectBack')}
            </button>
          )}
          {given && (
            <button
              type="button"
              aria-label={`${panelText(t, 'importCorrectNot')}: ${label}`}
              onClick={() => onCorrect(undefined)}
            >
              {panelText(t, 'importCorrectNot')}
            </button>
          )}
        </span>
      )}
      {onCorrect && isOpen && (
        <CorrectForm
          cell={cell}
          label={label}
          options={options}
          given={given}
          onDone={(value) => {
            setOpen(false)
            if (value) onCorrect(value)
          }}
        />
      )}
    </>
  )
}

interface FormProps extends Pick<Props, 'cell' | 'given' | 'options'> {
  label: string
  onDone: (value: NewValue | undefined) => void
}

function CorrectForm({ cell, label, options, given, onDone }: FormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { corrected, text } = cell
  const [instead, setInstead] = useState(given?.instead ?? firstChoice(cell, options))
  const [isForAll, setForAll] = useState(given?.isForAll ?? corrected?.isForAll ?? false)
  const isNothing = options !== undefined && instead === ''
  const keep = () => {
    if (!isNothing) onDone({ instead, isForAll })
  }
  // No form: it would be within that of the document.
  return (
    <span role="group" aria-label={label} className="mh-import-correct-form">
      {options ? (
        <select
          aria-label={`${panelText(t, 'importCorrectValue')}: ${label}`}
          value={instead}
          onChange={({ target }) => setInstead(target.value)}
        >
          <option value="">—</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          dir="auto"
          aria-label={`${panelText(t, 'importCorrectValue')}: ${label}`}
          value={instead}
          onChange={({ target }) => setInstead(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            keep()
          }}
        />
      )}
      <label htmlFor={`${id}-all`} className="mh-import-check">
        <input
          id={`${id}-all`}
          type="checkbox"
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
        <span>{sayAll(t, corrected?.said ?? cell.said ?? text)}</span>
      </label>
      <Button margin={false} size="small" disabled={isNothing} onClick={keep}>
        {panelText(t, 'importCorrectKeep')}
      </Button>
      <Button margin={false} size="small" buttonStyle="secondary" onClick={() => onDone(undefined)}>
        {panelText(t, 'importCorrectNot')}
      </Button>
    </span>
  )
}

function sayAll(t: Parameters<typeof panelText>[0], said: string): string {
  const [...letters] = said
  const short = letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : said
  return short === ''
    ? panelText(t, 'importCorrectAllEmpty')
    : panelText(t, 'importCorrectAll', { said: short })
}

/** What the field was read as, where it is one of the options; else its text. */
function firstChoice({ meaning, said, text }: ReadCell, options: FormProps['options']): string {
  if (!options) return said ?? text
  const [first] = meaning?.split(' | ') ?? []
  return options.find(({ label, value }) => label === first || value === text)?.value ?? ''
}
