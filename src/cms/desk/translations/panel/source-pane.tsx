'use client'

import { Button, LivePreviewWindow, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'

import { direction, languageTag } from '../../../../domain/locales/locales'
import { panelText } from '../../../../i18n/panel/panel-texts'
import { sayNotDone } from '../../editing/say-not-done'
import { sendFromPanel } from '../../editing/send-from-panel'
import { pieceMark } from '../piece-mark'
import type { SideBySide } from '../side-by-side'
import type { SideBySidePair } from '../side-by-side-pair'
import { placeName, placeOf, SOURCE_PANE, useCursorPlace } from './form-places'
import { SourcePiece } from './source-piece'
import { useSourceShown } from './source-shown'
import { useHasEmptyBlocks, useHints } from './use-hints'
import { useScrolledTogether } from './use-scrolled-together'
import { type EditedTranslation, useEditedTranslation, useSideBySide } from './use-side-by-side'

/** What stands beside the form: the preview, or the source of a translation. */
export function BesideForm() {
  const { collectionSlug } = useDocumentInfo()
  const edited = useEditedTranslation()
  const [isShown] = useSourceShown()
  const hasEmptyBlocks = useHasEmptyBlocks()
  const read = useSideBySide(isShown || hasEmptyBlocks ? edited : undefined)
  useHints(read.beside)
  return (
    <>
      <LivePreviewWindow {...(collectionSlug !== undefined && { collectionSlug })} />
      {edited && isShown && <SourcePane edited={edited} read={read} />}
    </>
  )
}

/** The published source, read only, in its own direction. */
function SourcePane({
  edited,
  read: { beside, isUnread },
}: {
  edited: EditedTranslation
  read: ReturnType<typeof useSideBySide>
}) {
  const { t } = useTranslation()
  const [, show] = useSourceShown()
  const heading = useId()
  const { hasSavePermission, setLastUpdateTime } = useDocumentInfo()
  // It and the languages in the head are read again, as after a save.
  const onConfirmed = () => {
    setLastUpdateTime(Date.now())
  }
  const cursor = useCursorPlace()
  const pane = useRef<HTMLElement>(null)
  useScrolledTogether(pane, cursor, beside)
  const { locale, sourceLocale } = edited
  const language = sourceLocale
  const inSource = { lang: languageTag(sourceLocale), dir: direction(sourceLocale) }
  const inOwn = { lang: languageTag(locale), dir: direction(locale) }
  const hasSource = beside?.pairs.some(({ source }) => source !== undefined) === true
  return (
    <section ref={pane} id={SOURCE_PANE} className="mh-source" aria-labelledby={heading}>
      <div className="mh-source__top">
        <h2 id={heading}>{panelText(t, 'sourceText', { language })}</h2>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => {
            show(false)
          }}
        >
          {t('general:close')}
        </Button>
      </div>
      {isUnread && <p role="status">{panelText(t, 'sourceUnread', { language })}</p>}
      {beside && !hasSource && <p>{panelText(t, 'sourceUnpublished', { language })}</p>}
      {beside && hasSource && (
        <>
          <HowItStands beside={beside} edited={edited} onConfirmed={onConfirmed} />
          <ol className="mh-source__pieces">
            {beside.pairs.map((pair, index) => (
              <SourcePiece
                // Pieces are told apart by their places alone: two may say the same.
                key={index}
                pair={pair}
                source={inSource}
                confirm={
                  beside.standing && hasSavePermission === true
                    ? { address: `${edited.address}/still-right?locale=${locale}`, onConfirmed }
                    : undefined
                }
                own={inOwn}
                isCurrent={isAt(cursor, pair)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function isAt(cursor: string, pair: SideBySidePair): boolean {
  const place = placeOf(pair)
  return place !== undefined && cursor === placeName(place)
}

interface Standing {
  beside: SideBySide
  edited: EditedTranslation
  onConfirmed: () => void
}

/** Shows how the translation relates to its source, and lets the user confirm that it is up to date. */
function HowItStands({ beside, edited, onConfirmed }: Standing) {
  const { t, i18n } = useTranslation()
  const { hasSavePermission } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const { standing, confirmed, pairs } = beside
  const marks = pairs.map(pieceMark)
  const missing = marks.filter((mark) => mark === 'missing').length
  const changed = pairs.filter((pair) => pair.standing === 'outOfDate').length
  const isOld = standing === 'outOfDate' || standing === 'unknown'
  const isMended = standing === 'outOfDate' && changed === 0
  const meaning = useId()
  const confirm = async () => {
    setBusy(true)
    const address = `${edited.address}/still-right?locale=${edited.locale}`
    const refused = await sendFromPanel(address, 'POST', {}, i18n.language)
    setBusy(false)
    // How it stands says by whom it was said; what is said in the corner would cover the passages.
    if (refused === undefined) onConfirmed()
    else sayNotDone(t, refused)
  }
  return (
    // It is there before it says something, or screen readers would not read it out.
    <div role="status" className="mh-source__standing" data-standing={standing}>
      {standing === 'outOfDate' && !isMended && (
        <p>{panelText(t, 'outOfDateHere', { count: changed })}</p>
      )}
      {isMended && <p>{panelText(t, 'draftIsRight')}</p>}
      {standing === 'unknown' && <p>{panelText(t, 'unknownHere')}</p>}
      {missing > 0 && <p>{panelText(t, 'toTranslate', { count: missing })}</p>}
      {confirmed && standing === 'current' && (
        <p>
          {panelText(t, 'confirmUpToDateConfirmed', {
            name: confirmed.by,
            date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
              new Date(confirmed.at),
            ),
          })}
        </p>
      )}
      {isOld && !isMended && hasSavePermission === true && (
        <div className="mh-source__confirm">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            extraButtonProps={{ 'aria-describedby': meaning }}
            onClick={() => void confirm()}
          >
            {panelText(t, 'confirmUpToDate')}
          </Button>
          <span id={meaning}>{panelText(t, 'confirmUpToDateMeaning')}</span>
        </div>
      )}
    </div>
  )
}
