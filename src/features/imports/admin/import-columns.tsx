'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { ImportProgress } from '../imports.endpoint'
import type { FieldChoice } from './field-names'
import type { SendAction } from './use-import'

interface Props {
  progress: ImportProgress
  choices: readonly FieldChoice[]
  send: SendAction
  isBusy: boolean
}

/** Says which column of the file is what. */
export function ImportColumns({ progress, choices, send, isBusy }: Props) {
  const { t } = useTranslation()
  const { columns, guessed, state } = progress
  const [mapping, setMapping] = useState<Record<string, string>>({ ...progress.mapping })
  // Once another field is chosen, somebody has said it.
  const isGuess = (name: string) =>
    guessed.includes(name) && mapping[name] === progress.mapping[name]
  const isFirst = state === 'mapping'
  const fields = (
    <>
      <ul>
        {columns.map(({ name, samples }, place) => (
          <li key={name}>
            <label htmlFor={`column-${place}`}>
              <bdi>{name}</bdi>
            </label>
            <small>
              <bdi>{samples.join(' · ')}</bdi>
            </small>
            <select
              id={`column-${place}`}
              aria-describedby={isGuess(name) ? `column-${place}-guess` : undefined}
              value={mapping[name] ?? ''}
              onChange={({ target }) => setMapping({ ...mapping, [name]: target.value })}
            >
              <option value="">{panelText(t, 'importFieldNone')}</option>
              {choices.map(({ label, value }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            {isGuess(name) && (
              <em id={`column-${place}-guess`}>{panelText(t, 'importLanguageGuessed')}</em>
            )}
          </li>
        ))}
      </ul>
      <Button
        margin={false}
        buttonStyle={isFirst ? 'primary' : 'secondary'}
        disabled={isBusy}
        onClick={() => void send('map', { mapping })}
      >
        {panelText(t, isFirst ? 'importMap' : 'importMapAgain')}
      </Button>
    </>
  )
  return isFirst ? (
    <section className="mh-import-columns">
      <h2>{panelText(t, 'importColumns')}</h2>
      {fields}
    </section>
  ) : (
    <details className="mh-import-columns">
      <summary>{panelText(t, 'importColumns')}</summary>
      {fields}
    </details>
  )
}
