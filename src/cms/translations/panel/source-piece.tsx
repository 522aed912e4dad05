'use client'

import { useTranslation } from '@payloadcms/ui'
import { Fragment, useEffect, useRef } from 'react'

import { panelText } from '../../../i18n/panel/panel-texts'
import type { PieceRows } from '../piece-rows'
import type { SideBySidePair } from '../side-by-side'
import type { WordChange } from '../word-changes'
import { goTo, type Place, SOURCE_PANE } from './form-places'
import { markWords, pieceMark, pieceName } from './piece-words'

interface Props {
  pair: SideBySidePair
  /** Of the source, and of the translation: what is only there is shown in it. */
  source: { lang: string; dir: string }
  own: { lang: string; dir: string }
  /** Whether the cursor stands in the translation of it. */
  isCurrent: boolean
}

/** A piece of the source: what it is, how its translation stands, and what it says. */
export function SourcePiece({ pair, source, own, isCurrent }: Props) {
  const { t } = useTranslation()
  const item = useRef<HTMLLIElement>(null)
  const mark = pieceMark(pair)
  const name = pieceName(t, pair)
  const place: Place | undefined = pair.own && { at: pair.at, index: pair.own.index }
  useEffect(() => {
    const pane = item.current?.closest(`#${SOURCE_PANE}`)
    if (isCurrent && pane && item.current) showWithin(pane, item.current)
  }, [isCurrent])
  return (
    <li
      ref={item}
      className="mh-source__piece"
      data-mark={mark}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {(name ?? mark ?? place) && (
        <div className="mh-source__about">
          {name && <span>{name}</span>}
          {mark && <strong>{markWords(t, mark)}</strong>}
          {place && (
            <button
              type="button"
              className="mh-source__go"
              aria-label={panelText(t, 'pieceGoTo')}
              title={panelText(t, 'pieceGoTo')}
              onClick={() => {
                goTo(place)
              }}
            >
              <span aria-hidden>⌖</span>
            </button>
          )}
        </div>
      )}
      {pair.source ? (
        <div {...source} className="mh-source__words" data-kind={pair.kind}>
          {pair.source.changes ? (
            <Changes changes={pair.source.changes} />
          ) : (
            <Words kind={pair.kind} rows={pair.source.rows} />
          )}
        </div>
      ) : (
        <div {...own} className="mh-source__words">
          <p>{pair.own?.text}</p>
        </div>
      )}
    </li>
  )
}

/** Scrolls the pane alone: the page stays where somebody is writing. */
function showWithin(pane: Element, piece: Element): void {
  const [around, box] = [pane.getBoundingClientRect(), piece.getBoundingClientRect()]
  if (box.top < around.top) pane.scrollTop -= around.top - box.top
  else if (box.bottom > around.bottom) pane.scrollTop += box.bottom - around.bottom
}

/** What came and what went: told apart by strokes, and in words for whoever hears them. */
export function Changes({ changes }: { changes: readonly WordChange[] }) {
  const { t, i18n } = useTranslation()
  const said = (key: 'wordsAdded' | 'wordsRemoved') => (
    <span className="mh-heard" lang={i18n.language}>
      {panelText(t, key)}{' '}
    </span>
  )
  return (
    <p>
      {changes.map(({ kind, words }, index) => (
        // Nothing but its place tells one from another.
        <Fragment key={index}>
          {kind === 'kept' && words}
          {kind === 'added' && (
            <ins>
              {said('wordsAdded')}
              {words}
            </ins>
          )}
          {kind === 'removed' && (
            <del>
              {said('wordsRemoved')}
              {words}
            </del>
          )}
        </Fragment>
      ))}
    </p>
  )
}

function Words({ kind, rows }: { kind: string; rows: PieceRows }) {
  if (kind.startsWith('list/')) {
    const List = kind === 'list/ol' ? 'ol' : 'ul'
    return (
      <List>
        {rows.map((row, index) => (
          <li key={index}>{row.join(' ')}</li>
        ))}
      </List>
    )
  }
  if (kind === 'table') {
    return (
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return rows.map((row, index) => <p key={index}>{row.join(' ')}</p>)
}
