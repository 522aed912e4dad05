'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'

import { LEFT_OUT } from '@/domain/imports/import-reasons'
import type { ReadCell } from '@/domain/imports/import-types'
import { panelText, type PanelKey } from '@/i18n/panel/panel-texts'

import type { RowsTab, ShownRow } from '../import-rows.hooks'
import { isAtWork, ROWS_ON_PAGE } from '../import-states'
import type { ImportProgress, RowsAnswer } from '../imports.endpoint'
import { changesOf } from './changes'
import { reasonKey } from './reason-text'

interface Props {
  id: number
  progress: ImportProgress
  collection: 'crewings' | 'vacancies'
  names: Readonly<Record<string, string>>
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
  ['same', 'importSame'],
]

/** The rows of an import by what they do, a page at a time. */
export function ImportRows({ id, progress, collection, names }: Props) {
  const { t } = useTranslation()
  const { counts, state } = progress
  const there = TABS.filter(([tab]) => counts[tab] > 0)
  const [chosen, setChosen] = useState<RowsTab>()
  const [page, setPage] = useState(1)
  const tab = there.find(([name]) => name === chosen)?.[0] ?? there[0]?.[0]
  const isWorking = isAtWork(state)
  // What is planned may become another; what is applied only changes how it came out.
  const rows = useRows(id, tab, page, `${state} ${JSON.stringify(isWorking ? {} : counts)}`)
  if (!tab || state === 'reading' || state === 'planning') return null
  const pages = Math.max(1, Math.ceil(counts[tab] / ROWS_ON_PAGE))
  return (
    <section className="mh-import-rows">
      <div className="mh-import-tabs">
        {there.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => {
              setChosen(name)
              setPage(1)
            }}
          >
            {panelText(t, label)} <span>{counts[name]}</span>
          </button>
        ))}
      </div>
      <ol aria-busy={rows === undefined}>
        {(rows ?? []).map((row) => (
          <li key={row.position}>
            <Row
              row={row}
              sheet={progress.workbook?.sheet ?? null}
              collection={collection}
              names={names}
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
            onClick={() => setPage(page - 1)}
          >
            {panelText(t, 'importPrevious')}
          </Button>
          <span>{panelText(t, 'importPage', { page, pages })}</span>
          <Button
            margin={false}
            size="small"
            buttonStyle="secondary"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            {panelText(t, 'importNext')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A page of rows; `undefined` until it is there. */
function useRows(id: number, tab: RowsTab | undefined, page: number, version: string) {
  const [told, setTold] = useState<{ of: string; rows: readonly ShownRow[] }>()
  const of = `${tab} ${page} ${version}`
  useEffect(() => {
    if (tab === undefined) return undefined
    const given = new AbortController()
    const query = new URLSearchParams({ tab, page: String(page) })
    fetch(`/api/imports/${id}/rows?${query.toString()}`, { signal: given.signal })
      .then(async (answer) => {
        if (answer.ok) setTold({ of, rows: ((await answer.json()) as RowsAnswer).rows })
      })
      .catch(() => undefined)
    return () => given.abort()
  }, [id, tab, page, of])
  return told?.of === of ? told.rows : undefined
}

interface RowProps extends Pick<Props, 'collection' | 'names'> {
  row: ShownRow
  /** Of a workbook. */
  sheet: string | null
}

function Row({ row, sheet, collection, names }: RowProps) {
  const { t } = useTranslation()
  const { before, cells, document, externalId, number, problem, title, undoProblem, values } = row
  const name = title === '' ? (externalId ?? '…') : title
  return (
    <>
      <p>
        {number !== null && (
          <span>
            {sheet !== null && (
              <>
                <bdi>{sheet}</bdi>,{' '}
              </>
            )}
            {panelText(t, 'importRowNumber', { row: number })}
          </span>
        )}
        {document === null ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : (
          <Link prefetch={false} href={`/admin/collections/${collection}/${document}`}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {externalId !== null && title !== '' && (
          <small>
            <bdi>{externalId}</bdi>
          </small>
        )}
      </p>
      {[problem, undoProblem].map(
        (one) =>
          one !== null && (
            <p key={one} className="mh-bad">
              {/* The text is in the language of the person who imported it, so its direction may differ. */}
              <bdi>{one}</bdi>
            </p>
          ),
      )}
      {(cells.length > 0 || before !== null) && (
        <ul>
          {changesOf(before, values).map(({ path, from, to }) => (
            <li key={path}>
              {names[path] ?? path}: <del>{from === '' ? '—' : <bdi>{from}</bdi>}</del>{' '}
              {to !== undefined && <ins>{to === '' ? '—' : <bdi>{to}</bdi>}</ins>}
            </li>
          ))}
          {cells.map((cell) => (
            <li key={`${cell.column} ${cell.field}`} className={`mh-import-${cell.verdict}`}>
              <Cell cell={cell} names={names} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What was made of a cell, and what is doubted of it. */
function Cell({
  cell: { column, field, meaning, reason, text, verdict },
  names,
}: Pick<Props, 'names'> & { cell: ReadCell }) {
  const { t } = useTranslation()
  const isLeftOut = verdict === 'doubt' && LEFT_OUT.some((one) => one === reason)
  return (
    <>
      <bdi>{column === '' ? (names[field] ?? field) : column}</bdi>:{' '}
      {text !== '' && <q dir="auto">{text}</q>}{' '}
      {meaning !== null && (
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
    </>
  )
}
