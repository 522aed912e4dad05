'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { Fragment, type ReactNode, useId, useRef, useState } from 'react'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { sayNotDone } from '../../editing/say-not-done'
import { sendFromPanel } from '../../editing/send-from-panel'
import { pieceMark } from '../piece-mark'
import type { SideBySidePair } from '../side-by-side-pair'
import type { WordChange } from '../word-changes'
import { goTo, placeOf } from './form-places'
import { markWords, pieceName } from './piece-words'

interface Props {
  pair: SideBySidePair
  /** Of the source, and of the translation: what is only there is shown in it. */
  source: { lang: string; dir: string }
  own: { lang: string; dir: string }
  /** Whether the cursor stands in the translation of it. */
  isCurrent: boolean
  /** Confirms that the piece is up to date; absent where nobody can confirm it. */
  confirm?: Confirm | undefined
}

interface Confirm {
  /** Of the API, with the language. */
  address: string
  onConfirmed: () => void
}

/** A piece of the source: what it is, how its translation stands, and what it says. */
export function SourcePiece({ pair, source, own, isCurrent, confirm }: Props) {
  const { t } = useTranslation()
  const item = useRef<HTMLLIElement>(null)
  const words = useId()
  const [isSaid, setSaid] = useState(false)
  const mark = pieceMark(pair)
  const name = pieceName(t, pair)
  const place = placeOf(pair)
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="mh-source__piece"
      data-mark={mark}
      data-standing={pair.standing}
      data-at={place?.at}
      data-index={place?.index}
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
              aria-describedby={words}
              onClick={() => {
                goTo(place)
              }}
            >
              <span aria-hidden>⌖</span> {panelText(t, 'pieceGoTo')}
            </button>
          )}
        </div>
      )}
      {pair.source ? (
        <div {...source} id={words} className="mh-source__words" data-kind={pair.kind}>
          <Words
            kind={pair.kind}
            rows={
              pair.source.changes
                ? pair.source.changes.map((row) =>
                    row.map((changes, index) => <ChangedWords key={index} changes={changes} />),
                  )
                : pair.source.rows
            }
          />
        </div>
      ) : (
        <div {...own} id={words} className="mh-source__words">
          <p>{pair.own?.text}</p>
        </div>
      )}
      {/* Where it was said, since what is said in the corner would cover the passages. */}
      <div role="status">
        {isSaid && pair.standing === 'current' && (
          <p className="mh-source__said">{panelText(t, 'pieceConfirmUpToDateSaid')}</p>
        )}
      </div>
      {confirm && pair.standing !== 'current' && (
        <StillRight
          pair={pair}
          describedBy={words}
          address={confirm.address}
          onConfirmed={(isTaken) => {
            setSaid(isTaken)
            // The button is gone with what it was for.
            item.current?.focus({ preventScroll: true })
            confirm.onConfirmed()
          }}
        />
      )}
    </li>
  )
}

/** Says of one passage that it is still right, or that it is left out on purpose. */
function StillRight({
  pair: { own, source },
  describedBy,
  address,
  onConfirmed,
}: {
  pair: SideBySidePair
  describedBy: string
  address: string
  onConfirmed: (isTaken: boolean) => void
}) {
  const { t, i18n } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const passage = new URLSearchParams({
      ...(own && { own: own.print }),
      ...(source && { source: source.print }),
    })
    const refused = await sendFromPanel(`${address}&${passage}`, 'POST', {}, i18n.language)
    setBusy(false)
    if (refused) sayNotDone(t, refused)
    // Where it was refused, somebody has written meanwhile.
    onConfirmed(refused === undefined)
  }
  return (
    <div className="mh-source__confirm">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        extraButtonProps={{ 'aria-describedby': describedBy }}
        onClick={() => void confirm()}
      >
        {panelText(t, own ? 'pieceConfirmUpToDate' : 'pieceLeaveOut')}
      </Button>
    </div>
  )
}

/** What came and what went in a text of one paragraph. */
export function Changes({ changes }: { changes: readonly WordChange[] }) {
  return (
    <p>
      <ChangedWords changes={changes} />
    </p>
  )
}

/** The added and removed words: marked by lines for the eye, and by words for screen readers. */
function ChangedWords({ changes }: { changes: readonly WordChange[] }) {
  const { t, i18n } = useTranslation()
  const said = (key: 'wordsAdded' | 'wordsRemoved') => (
    <span className="mh-heard" lang={i18n.language}>
      {panelText(t, key)}{' '}
    </span>
  )
  return (
    <>
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
    </>
  )
}

/** Words in the shape that they have in the source. */
function Words({ kind, rows }: { kind: string; rows: readonly (readonly ReactNode[])[] }) {
  if (kind.startsWith('list/')) {
    const List = kind === 'list/ol' ? 'ol' : 'ul'
    return (
      <List>
        {rows.map((row, index) => (
          <li key={index}>{row}</li>
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
  return rows.map((row, index) => <p key={index}>{row}</p>)
}
