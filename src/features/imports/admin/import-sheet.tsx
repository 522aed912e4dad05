'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { ASKED_FROM } from '../import-states'
import type { ImportProgress } from '../imports.endpoint'
import type { SendAction } from './use-import'

interface Props {
  progress: ImportProgress
  send: SendAction
  isBusy: boolean
}

/** Says which sheet of a workbook is read, and has another one read. */
export function ImportSheet({ progress, send, isBusy }: Props) {
  const { t } = useTranslation()
  const { maySayWhichSheet, state, workbook } = progress
  const [chosen, setChosen] = useState(workbook?.sheet ?? '')
  if (!workbook) return null
  const { sheet, sheets } = workbook
  const isOffered = maySayWhichSheet && ASKED_FROM.sheet.some((from) => from === state)
  if (!isOffered) {
    return sheet === null ? null : (
      <p>
        {panelText(t, 'importSheet')}: <bdi>{sheet}</bdi>
      </p>
    )
  }
  return (
    <div className="mh-list-actions mh-import-sheet">
      <label htmlFor="import-sheet">{panelText(t, 'importSheet')}</label>
      <select id="import-sheet" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {sheet === null && <option value="">—</option>}
        {sheets.map(({ name, isHidden }) => (
          <option key={name} value={name}>
            {isHidden ? panelText(t, 'importSheetHidden', { sheet: name }) : name}
          </option>
        ))}
      </select>
      <Button
        margin={false}
        size="small"
        buttonStyle="secondary"
        disabled={isBusy || chosen === '' || chosen === sheet}
        onClick={() => void send('sheet', { sheet: chosen })}
      >
        {panelText(t, 'importSheetRead')}
      </Button>
    </div>
  )
}
