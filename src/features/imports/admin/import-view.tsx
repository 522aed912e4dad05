'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { Fragment } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { STATE_LABELS } from '../import-labels'
import type { ImportProgress } from '../imports.endpoint'
import type { FieldChoice } from './field-names'
import { ImportColumns } from './import-columns'
import { ImportActions } from './import-actions'
import type { RowTexts } from './import-row'
import { ImportRows } from './import-rows-view'
import { ImportSheet } from './import-sheet'
import { reasonKey } from './reason-text'
import { useImport } from './use-import'

interface Props {
  id: number
  /** What it is of, whose, and what else was asked for. */
  facts: readonly string[]
  collection: 'crewings' | 'vacancies'
  choices: readonly FieldChoice[]
  names: RowTexts['names']
  options: RowTexts['options']
}

/** An import, as it stands from one moment to the next. */
export function ImportView({ id, facts, collection, choices, names, options }: Props) {
  const { t } = useTranslation()
  const { progress, send, isSending } = useImport(id)
  if (!progress) return <p role="status">…</p>
  const { state } = progress
  return (
    <div className="mh-import">
      <p>
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      <p role="status" className="mh-import-state">
        <strong>{panelText(t, STATE_LABELS[state])}</strong>
        <Done progress={progress} />
      </p>
      <Remarks progress={progress} />
      <ImportSheet
        key={`sheet ${progress.workbook?.sheet}`}
        progress={progress}
        send={send}
        isBusy={isSending}
      />
      <ImportActions progress={progress} send={send} isBusy={isSending} />
      {(state === 'mapping' || state === 'planned' || state === 'held') && (
        <ImportColumns
          key={JSON.stringify(progress.mapping)}
          progress={progress}
          choices={choices}
          send={send}
          isBusy={isSending}
        />
      )}
      <ImportRows
        id={id}
        progress={progress}
        send={send}
        isBusy={isSending}
        collection={collection}
        names={names}
        options={options}
      />
    </div>
  )
}

function Done({ progress: { counts, state } }: { progress: ImportProgress }) {
  const { t } = useTranslation()
  if (state === 'undone') {
    const { leftAlone, undone } = counts
    return <span>{panelText(t, 'importUndoneOf', { done: undone, all: undone + leftAlone })}</span>
  }
  if (state !== 'applying' && state !== 'applied') return null
  const all = counts.create + counts.change + counts.close
  // What was refused then has rows of its own.
  const done = state === 'applying' ? counts.done + counts.failed : counts.done
  return (
    <>
      <span>{panelText(t, 'importDone', { done, all })}</span>
      {state === 'applying' && (
        <progress max={all} value={done} aria-label={panelText(t, 'importApplying')} />
      )}
    </>
  )
}

/** What has to be known before it is applied, or why it was not. */
function Remarks({ progress }: { progress: ImportProgress }) {
  const { t } = useTranslation()
  const { counts, kind, mapping, problem, sameFileAs, state, workbook } = progress
  const isBefore = state === 'planned' || state === 'held' || state === 'mapping'
  const hasIds = Object.values(mapping).includes('externalId')
  const remarks = [
    problem ? panelText(t, reasonKey(problem.reason), { ...problem }) : undefined,
    isBefore && workbook && workbook.hiddenRows > 0
      ? panelText(t, 'importHiddenRows', { count: workbook.hiddenRows })
      : undefined,
    isBefore && !hasIds && kind === 'vacancies' ? panelText(t, 'importNoIds') : undefined,
    state === 'applied' && counts.waitingSure > 0
      ? panelText(t, 'importWaitingSure', { count: counts.waitingSure })
      : undefined,
    state === 'applied' && counts.waiting > 0
      ? panelText(t, 'importWaiting', { count: counts.waiting })
      : undefined,
    state === 'applied' && counts.waitingFlagged > 0
      ? panelText(t, 'importWaitingFlagged', { count: counts.waitingFlagged })
      : undefined,
  ].filter((one) => one !== undefined)
  if (remarks.length === 0 && sameFileAs === null) return null
  return (
    <div className="mh-flags">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {isBefore && sameFileAs !== null && (
        <p>
          <Link prefetch={false} href={`/admin/collections/imports/${sameFileAs}`}>
            {panelText(t, 'importSameFile', { id: sameFileAs })}
          </Link>
        </p>
      )}
    </div>
  )
}
