'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'

import { panelText } from '@/i18n/panel/panel-texts'

import type { ShownRow } from '../shown-rows.hooks'
import { changesOf } from './changes'
import type { FieldChoice } from './field-names'
import { type NewValue, RowCell } from './row-cell'

/** What rows are shown with. */
export interface RowTexts {
  collection: 'crewings' | 'vacancies'
  /** What fields are called, by their paths. */
  names: Readonly<Record<string, string>>
  /** What may be chosen for a field; one that is not there takes any text. */
  options: Readonly<Record<string, readonly FieldChoice[]>>
}

/** What may be done with a row while its plan can still be changed. */
interface RowDesk {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  given: (field: string) => NewValue | undefined
  onCorrect: (field: string, value: NewValue | undefined) => void
}

interface Props extends RowTexts {
  row: ShownRow
  /** Of a workbook. */
  sheet: string | null
  desk: RowDesk | undefined
}

/** A row: what it is of, what is wrong with it, and what was made of its cells. */
export function ImportRow({ row, sheet, collection, names, options, desk }: Props) {
  const { t } = useTranslation()
  const { before, cells, company, document, externalId, number, problem, title, undoProblem } = row
  const name = title === '' ? (externalId ?? '…') : title
  const place = number === null ? name : panelText(t, 'importRowNumber', { row: number })
  return (
    <>
      <p>
        {desk && (
          <input
            type="checkbox"
            aria-label={panelText(t, 'importChooseRow', { row: place })}
            checked={desk.isChosen}
            onChange={({ target }) => desk.onChoose(target.checked)}
          />
        )}
        {number !== null && (
          <span>
            {sheet !== null && (
              <>
                <bdi>{sheet}</bdi>,{' '}
              </>
            )}
            {place}
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
        {collection === 'vacancies' && company !== null && <bdi>{company}</bdi>}
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
              {/* What was said when it was applied is in the language of the person who imported it. */}
              <bdi>{one}</bdi>
            </p>
          ),
      )}
      {(cells.length > 0 || before !== null) && (
        <ul>
          {changesOf(before, row.values).map(({ path, from, to }) => (
            <li key={path}>
              {names[path] ?? path}: <del>{from === '' ? '—' : <bdi>{from}</bdi>}</del>{' '}
              {to !== undefined && <ins>{to === '' ? '—' : <bdi>{to}</bdi>}</ins>}
            </li>
          ))}
          {cells.map((cell) => (
            <li key={`${cell.column} ${cell.field}`} className={`mh-import-${cell.verdict}`}>
              <RowCell
                cell={cell}
                name={names[cell.field] ?? cell.field}
                options={options[cell.field]}
                given={desk?.given(cell.field)}
                onCorrect={desk && ((value) => desk.onCorrect(cell.field, value))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
