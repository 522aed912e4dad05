'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { panelText, type PanelKey } from '@/i18n/panel/panel-texts'

import type { RowsTab, ShownRow } from '../shown-rows.hooks'
import { isAtWork, ROWS_ON_PAGE } from '../import-states'
import type { ImportProgress, RowsAnswer } from '../imports.endpoint'
import { ChosenRows } from './chosen-rows'
import { ImportRow, type RowTexts } from './import-row'
import type { NewValue } from './row-cell'
import type { SendAction } from './use-import'

interface Props extends RowTexts {
  id: number
  progress: ImportProgress
  send: SendAction
  isBusy: boolean
}

const TABS: readonly [RowsTab, PanelKey][] = [
  ['failed', 'importRowsFailed'],
  ['leftAlone', 'importLeftAlone'],
  ['flagged', 'importFlagged'],
  ['doubts', 'importDoubts'],
  ['create', 'importCreate'],
  ['change', 'importChange'],
  ['close', 'importClose'],
  ['refused', 'importRefused'],
  ['leftOut', 'importRowsLeftOut'],
  ['same', 'importSame'],
]

/** Of rows in these nothing is written, whatever is chosen. */
const NOT_WRITTEN: readonly RowsTab[] = ['refused', 'same', 'leftOut']

/** What was said of cells and is not checked yet, by row and field. */
type Corrections = ReadonlyMap<string, NewValue & { position: number; field: string }>

/** The rows of an import by what they do, a page at a time; as long as a row is planned alone, what is wrong of it can be put right. */
export function ImportRows({ id, progress, send, isBusy, ...texts }: Props) {
  const { t } = useTranslation()
  const { counts, state } = progress
  const there = TABS.filter(([tab]) => counts[tab] > 0)
  const [asked, setAsked] = useState<RowsTab>()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState<Corrections>(new Map())
  const tab = there.find(([name]) => name === asked)?.[0] ?? there[0]?.[0]
  const isWorking = isAtWork(state)
  // What is planned may become another; what is applied only changes how it came out.
  const version = `${state} ${progress.updatedAt} ${JSON.stringify(isWorking ? {} : counts)}`
  const rows = useRows(id, tab, page, version)
  if (!tab || state === 'reading' || state === 'planning') return null
  const pages = Math.max(1, Math.ceil(counts[tab] / ROWS_ON_PAGE))
  const isPlan = progress.isDesk
  const open = rows?.filter(isOpen)
  const turnTo = (place: number) => {
    setPage(place)
    setChosen(new Set())
  }
  const correct = async () => {
    const corrections = [...said.values()]
    if (await send('correct', { corrections })) setSaid(new Map())
  }
  return (
    <section className="mh-import-rows">
      <div className="mh-import-tabs">
        {there.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => {
              setAsked(name)
              turnTo(1)
            }}
          >
            {panelText(t, label)} <span>{counts[name]}</span>
          </button>
        ))}
      </div>
      {isPlan && (
        <div className="mh-import-desk">
          <label className="mh-import-check">
            <input
              type="checkbox"
              checked={
                open !== undefined &&
                open.length > 0 &&
                open.every(({ position }) => chosen.has(position))
              }
              onChange={({ target }) =>
                setChosen(new Set(target.checked ? open?.map(({ position }) => position) : []))
              }
            />
            {panelText(t, 'importChoosePage')}
          </label>
          <ChosenRows
            chosen={chosen}
            isLeftOut={tab === 'leftOut'}
            mayApply={!NOT_WRITTEN.includes(tab)}
            isBusy={isBusy}
            send={send}
            onDone={() => turnTo(1)}
          />
          {said.size > 0 && (
            <div className="mh-list-actions">
              <Button margin={false} disabled={isBusy} onClick={() => void correct()}>
                {panelText(t, 'importCorrectSend', { count: said.size })}
              </Button>
            </div>
          )}
        </div>
      )}
      <ol aria-busy={rows === undefined}>
        {(rows ?? []).map((row) => (
          <li key={row.position}>
            <ImportRow
              row={row}
              sheet={progress.workbook?.sheet ?? null}
              {...texts}
              desk={
                isPlan && isOpen(row)
                  ? {
                      isChosen: chosen.has(row.position),
                      onChoose: (isChosen) => setChosen(withOne(chosen, row.position, isChosen)),
                      given: (field) => said.get(`${row.position} ${field}`),
                      onCorrect: (field, value) => {
                        const next = new Map(said)
                        const key = `${row.position} ${field}`
                        if (value) next.set(key, { ...value, position: row.position, field })
                        else next.delete(key)
                        setSaid(next)
                      },
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <div className="mh-list-actions">
          <Button
            margin={false}
            size="small"
            buttonStyle="secondary"
            disabled={page <= 1}
            onClick={() => turnTo(page - 1)}
          >
            {panelText(t, 'importPrevious')}
          </Button>
          <span>{panelText(t, 'importPage', { page, pages })}</span>
          <Button
            margin={false}
            size="small"
            buttonStyle="secondary"
            disabled={page >= pages}
            onClick={() => turnTo(page + 1)}
          >
            {panelText(t, 'importNext')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Whether nothing was written of a row. */
function isOpen({ outcome }: ShownRow): boolean {
  return outcome === null || outcome === 'failed'
}

function withOne(
  chosen: ReadonlySet<number>,
  position: number,
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen)
  if (isChosen) next.add(position)
  else next.delete(position)
  return next
}

/** A page of rows; `undefined` until it is there. */
function useRows(id: number, tab: RowsTab | undefined, page: number, version: string) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [told, setTold] = useState<{ of: string; rows: readonly ShownRow[] }>()
  const of = `${tab} ${page} ${version}`
  useEffect(() => {
    if (tab === undefined) return undefined
    const given = new AbortController()
    const query = new URLSearchParams({ tab, page: String(page) })
    fetch(`/api/imports/${id}/rows?${query.toString()}`, {
      headers: { 'Accept-Language': language },
      signal: given.signal,
    })
      .then(async (answer) => {
        if (answer.ok) setTold({ of, rows: ((await answer.json()) as RowsAnswer).rows })
      })
      .catch(() => undefined)
    return () => given.abort()
  }, [id, tab, page, of, language])
  return told?.of === of ? told.rows : undefined
}
