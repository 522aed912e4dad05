'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

import type { PublishableCollection } from '../../../../content-types'
import { direction, languageTag, type Locale, nativeName } from '../../../../domain/locales/locales'
import { languageInPanel, panelText } from '../../../../i18n/panel/panel-texts'
import { QuestionDialog } from '../../../services/panel/question-dialog'
import { sayNotDone } from '../../editing/say-not-done'
import { sendFromPanel } from '../../editing/send-from-panel'
import type { NamedChange, SourceChanges } from '../source-changes.endpoint'
import { pieceName } from './piece-words'
import { Changes } from './source-piece'

interface Props {
  collection: PublishableCollection | 'globals'
  /** Id of the document, slug of the global. */
  document: string
  title: string
  locales: readonly Locale[]
}

/** How long what has changed is waited for, in ms. */
const LONGEST_WAIT = 10_000

/**
 * Confirms several translations of a document or a global at once as up to date, because a corrected letter in the
 * source makes all of them out of date. It shows the changes first, because the user does not see the translations
 * themselves.
 */
export function ConfirmUpToDateButton({ collection, document, title, locales }: Props) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const row = useRef<HTMLSpanElement>(null)
  const [changes, setChanges] = useState<SourceChanges>()
  const address = `/api/${collection}/${document}`
  const label = `${panelText(t, 'confirmUpToDate')} (${new Intl.NumberFormat(i18n.language).format(locales.length)})`
  const look = async () => {
    const read = await readChanges(`${address}/source-changes?${queryOf(locales)}`, i18n.language)
    if (read === undefined) toast.error(panelText(t, 'connectionLost'))
    else if (read.groups.length > 0) setChanges(read)
    // Somebody else has said so, or written, meanwhile.
    else router.refresh()
  }
  const confirm = async (ticked: readonly Locale[]) => {
    const refused = await sendFromPanel(
      `${address}/still-right?${queryOf(ticked)}&${seenOf(ticked, changes)}`,
      'POST',
      {},
      i18n.language,
    )
    // At once: a dialog that closes gives the focus back, and only then it can be put elsewhere.
    flushSync(() => {
      setChanges(undefined)
    })
    if (refused === undefined) {
      const language = new Intl.ListFormat(i18n.language).format(
        ticked.map((locale) => languageInPanel(t, locale)),
      )
      toast.success(panelText(t, 'confirmUpToDateSaid', { language }))
      // The row may leave the table, and the focus with it.
      if (ticked.length === locales.length) leaveRow(row.current)
    } else sayNotDone(t, refused)
    // Where it was refused, somebody has written meanwhile.
    router.refresh()
  }
  return (
    <span ref={row}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        aria-label={`${label}: ${title}`}
        onClick={() => void look()}
      >
        {label}
      </Button>
      {changes && (
        <Question
          title={title}
          changes={changes}
          onConfirm={confirm}
          onLeave={() => {
            setChanges(undefined)
          }}
        />
      )}
    </span>
  )
}

function queryOf(locales: readonly Locale[]): URLSearchParams {
  return new URLSearchParams(locales.map((locale) => ['locale', locale]))
}

/** What was shown of each of them. */
function seenOf(locales: readonly Locale[], changes: SourceChanges | undefined): URLSearchParams {
  const { groups = [] } = changes ?? {}
  const seen = locales.map((locale) => groups.find((group) => group.locales.includes(locale))?.seen)
  return new URLSearchParams(seen.map((one = '') => ['seen', one]))
}

async function readChanges(address: string, language: string): Promise<SourceChanges | undefined> {
  try {
    const answer = await fetch(address, {
      headers: { 'Accept-Language': language },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    })
    return answer.ok ? ((await answer.json()) as SourceChanges) : undefined
  } catch {
    return undefined
  }
}

/** Puts the focus onto the row after this one, or before it. */
function leaveRow(inside: Element | null): void {
  const row = inside?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  next?.querySelector('a')?.focus()
}

interface QuestionProps {
  title: string
  changes: SourceChanges
  onConfirm: (ticked: readonly Locale[]) => Promise<void>
  onLeave: () => void
}

/** What has changed for which languages; confirmed are those that are ticked. */
function Question({ title, changes: { groups, sourceLocale }, onConfirm, onLeave }: QuestionProps) {
  const { t } = useTranslation()
  const isSameForAll = groups.length === 1
  // What a translation has not is no slip of the pen in its source.
  const isMissing = groups.some(({ changes }) => changes.some((change) => change.isMissing))
  const [ticked, setTicked] = useState<readonly Locale[]>(
    isSameForAll && !isMissing ? (groups[0]?.locales ?? []) : [],
  )
  const [isBusy, setBusy] = useState(false)
  const tick = (locale: Locale, isTicked: boolean) => {
    setTicked(isTicked ? [...ticked, locale] : ticked.filter((one) => one !== locale))
  }
  // Not in the cell of the table, whose looks are those of rows.
  return createPortal(
    <QuestionDialog
      title={panelText(t, 'confirmUpToDate')}
      leave={panelText(t, 'consequencesLeave')}
      goOn={panelText(t, 'confirmUpToDateTicked', { count: ticked.length })}
      isHarm={false}
      isBusy={isBusy || ticked.length === 0}
      onLeave={onLeave}
      onGoOn={() => {
        setBusy(true)
        void onConfirm(ticked)
      }}
    >
      {/* Marks of isolation: a title may be read in the other direction than the words around it. */}
      <p>{panelText(t, 'confirmUpToDateChoose', { title: `\u2068${title}\u2069` })}</p>
      {!isSameForAll && <p>{panelText(t, 'confirmUpToDateDiffers')}</p>}
      {groups.map(({ locales, changes }) => (
        <section key={locales.join()} className="mh-confirm-up-to-date">
          <ul lang={languageTag(sourceLocale)} dir={direction(sourceLocale)}>
            {changes.map((change, index) => (
              // Pieces are told apart by their places alone: two may say the same.
              <Change key={index} change={change} />
            ))}
          </ul>
          <fieldset>
            <legend>{panelText(t, 'translationsLanguages')}</legend>
            {locales.map((locale) => (
              <label key={locale}>
                <input
                  type="checkbox"
                  checked={ticked.includes(locale)}
                  onChange={({ target }) => {
                    tick(locale, target.checked)
                  }}
                />
                <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
              </label>
            ))}
          </fieldset>
        </section>
      ))}
    </QuestionDialog>,
    document.body,
  )
}

function Change({ change }: { change: NamedChange }) {
  const { t, i18n } = useTranslation()
  const name = change.name ?? pieceName(t, change)
  const own = { lang: i18n.language, dir: 'auto' } as const
  return (
    <li className="mh-source__words">
      {name && <small {...own}>{name}</small>}
      <Changes changes={change.changes} />
      {change.isMissing && <small {...own}>{panelText(t, 'confirmUpToDateMissing')}</small>}
      {change.isFormerUnknown && (
        <small {...own}>{panelText(t, 'confirmUpToDateFormerUnknown')}</small>
      )}
    </li>
  )
}
