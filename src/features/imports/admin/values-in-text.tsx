'use client'

import { useTranslation } from '@payloadcms/ui'
import { Fragment } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { ShownFact, TextAnswer } from '../pasted-text.endpoint'
import { reasonKey } from './reason-text'

interface Props {
  read: TextAnswer
  /** Which of the vacancies become no draft. */
  left: ReadonlySet<number>
  onLeave: (at: number, isLeft: boolean) => void
}

/** A text with marks where something was read in it, and beside it what was read. */
export function ValuesInText({ read: { text, vacancies }, left, onLeave }: Props) {
  const { t } = useTranslation()
  const marks = marksOf(vacancies)
  const numbers = new Map(marks.map(({ start }, at) => [start, at + 1]))
  return (
    <div className="mh-import-read">
      <p dir="auto" className="mh-import-text">
        {pieces(text, marks).map(({ start, text: piece, mark }) => (
          <Fragment key={start}>
            {mark ? (
              <mark title={mark.label} className={mark.isTaken ? undefined : 'mh-import-left'}>
                {piece}
                <sup>{numbers.get(start)}</sup>
              </mark>
            ) : (
              piece
            )}
          </Fragment>
        ))}
      </p>
      {vacancies.map(({ facts }, at) => (
        // Nothing moves: the list is one answer.
        <div key={facts[0]?.start ?? at}>
          {vacancies.length > 1 && (
            <label className="mh-import-check">
              <input
                type="checkbox"
                checked={!left.has(at)}
                onChange={({ target }) => onLeave(at, !target.checked)}
              />
              {panelText(t, 'importPasteVacancy', { number: at + 1 })}
            </label>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">{panelText(t, 'importPasteField')}</th>
                <th scope="col">{panelText(t, 'importPasteWords')}</th>
                <th scope="col">{panelText(t, 'importPasteMeaning')}</th>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <tr key={fact.field}>
                  <th scope="row">
                    <sup>{numbers.get(fact.start)}</sup> {fact.label}
                  </th>
                  <td>
                    <q dir="auto">{fact.text}</q>
                  </td>
                  <td>
                    <Meaning fact={fact} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}

function Meaning({ fact: { isTaken, meaning, reason, text } }: { fact: ShownFact }) {
  const { t } = useTranslation()
  return (
    <>
      <bdi>{meaning ?? (isTaken ? text : '—')}</bdi>{' '}
      {reason !== null && (
        <em>
          {panelText(t, reasonKey(reason))}
          {!isTaken && ` · ${panelText(t, 'importLeftOut')}`}
        </em>
      )}
    </>
  )
}

/** The facts of all vacancies in the order of the text; one that is said of several is there once. */
function marksOf(vacancies: TextAnswer['vacancies']): ShownFact[] {
  const byStart = new Map<number, ShownFact>()
  for (const { facts } of vacancies) {
    for (const one of facts) if (!byStart.has(one.start)) byStart.set(one.start, one)
  }
  return [...byStart.values()].toSorted((a, b) => a.start - b.start)
}

function pieces(text: string, marks: readonly ShownFact[]) {
  const all: { start: number; text: string; mark?: ShownFact }[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start > at) all.push({ start: at, text: text.slice(at, mark.start) })
    all.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark })
    at = mark.end
  }
  if (at < text.length) all.push({ start: at, text: text.slice(at) })
  return all
}
