'use client'

import { useTranslation } from '@payloadcms/ui'
import { type DragEvent, type KeyboardEvent, memo, type ReactNode } from 'react'

import type { TreeCollection } from '../../../content-types'
import { languageTag, type Locale, nativeName } from '../../../domain/locales/locales'
import type { Step } from '../../../domain/staff/tree-order'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import type { TreeDocument } from './tree.queries'

/** Where something would come to lie if it were let go now. */
export type Zone = 'before' | 'inside' | 'after'

/** What somebody does with a row. */
export interface RowDeeds {
  toggle: (id: number) => void
  lift: (id: number) => void
  press: (id: number, event: KeyboardEvent<HTMLElement>) => void
  step: (direction: Step) => void
  putDown: () => void
  putBack: () => void
  drag: (id: number, event: DragEvent<HTMLElement>) => void
  over: (id: number, event: DragEvent<HTMLElement>) => void
  drop: (event: DragEvent<HTMLElement>) => void
  dragEnd: () => void
}

interface Props {
  collection: TreeCollection
  document: TreeDocument
  locale: Locale
  title: string
  mayMove: boolean
  /** Whether what is below it is shown; `undefined` where there is nothing. */
  isOpen: boolean | undefined
  isLifted: boolean
  zone: Zone | undefined
  deeds: RowDeeds
}

const STATES: Record<TreeDocument['state'], PanelKey | undefined> = {
  missing: 'treeMissing',
  draft: 'treeDraft',
  changed: 'treeChangedText',
  live: undefined,
}

/** A document in the tree: its handle, its name, and what is to be known of it. */
export const TreeRow = memo(function TreeRow(props: Props) {
  const { collection, document, locale, title, mayMove, isOpen, isLifted, zone, deeds } = props
  const { id, trashed, home, pending, state, titleLocale } = document
  const { t } = useTranslation()
  const isMovable = mayMove && !trashed
  const stateKey = STATES[state]
  const marks: { kind: string; text: string }[] = [
    ...(home ? [{ kind: 'home', text: panelText(t, 'treeFirstPage') }] : []),
    ...(trashed ? [{ kind: 'trashed', text: panelText(t, 'treeInTrash') }] : []),
    ...(stateKey && !trashed
      ? [{ kind: state, text: panelText(t, stateKey, { language: locale }) }]
      : []),
    ...(pending ? [{ kind: 'pending', text: panelText(t, 'treePending') }] : []),
  ]
  return (
    // Dragging is for pointers alone; keys have the handle.
    <div
      className="mh-tree-row"
      data-zone={zone}
      data-lifted={isLifted || undefined}
      data-trashed={trashed || undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        deeds.drag(id, event)
      }}
      onDragOver={(event) => {
        deeds.over(id, event)
      }}
      onDrop={deeds.drop}
      onDragEnd={deeds.dragEnd}
    >
      {isOpen === undefined ? (
        <span className="mh-tree-leaf" />
      ) : (
        <button
          type="button"
          className="mh-tree-branch"
          aria-expanded={isOpen}
          aria-label={panelText(t, 'treeBranch', { title })}
          onClick={() => {
            deeds.toggle(id)
          }}
        />
      )}
      {isMovable && (
        <button
          type="button"
          id={handleId(id)}
          className="mh-tree-handle"
          aria-pressed={isLifted}
          aria-label={panelText(t, 'treeHandle', { title })}
          onClick={() => {
            deeds.lift(id)
          }}
          onKeyDown={(event) => {
            deeds.press(id, event)
          }}
        />
      )}
      <a
        className="mh-tree-title"
        draggable={false}
        href={`/admin/collections/${collection}/${trashed ? 'trash/' : ''}${id}?locale=${locale}`}
      >
        <bdi lang={titleLocale ? languageTag(titleLocale) : undefined}>
          {document.title ?? t('general:untitled')}
        </bdi>
      </a>
      {titleLocale !== null && titleLocale !== locale && (
        <small className="mh-tree-language">
          <bdi lang={languageTag(titleLocale)}>{nativeName(titleLocale)}</bdi>
        </small>
      )}
      {marks.map(({ kind, text }) => (
        <small key={kind} className="mh-tree-mark" data-kind={kind}>
          {text}
        </small>
      ))}
      {isLifted && <Steps deeds={deeds} />}
    </div>
  )
})

/** The same moves for a pointer that cannot drag. */
function Steps({ deeds }: { deeds: RowDeeds }): ReactNode {
  const { t } = useTranslation()
  const steps = [
    ['up', 'treeUp'],
    ['down', 'treeDown'],
    ['out', 'treeOut'],
    ['in', 'treeIn'],
  ] as const
  const ends = [
    ['treeDrop', deeds.putDown],
    ['treeCancel', deeds.putBack],
  ] as const
  // Pressed, they leave the focus on the handle: the arrow keys go on from there.
  const keepFocus = (event: { preventDefault: () => void }) => {
    event.preventDefault()
  }
  return (
    <span className="mh-tree-steps">
      {steps.map(([direction, label]) => (
        <button
          key={direction}
          type="button"
          data-step={direction}
          title={panelText(t, label)}
          aria-label={panelText(t, label)}
          onMouseDown={keepFocus}
          onClick={() => {
            deeds.step(direction)
          }}
        />
      ))}
      {ends.map(([label, end]) => (
        <button key={label} type="button" onMouseDown={keepFocus} onClick={end}>
          {panelText(t, label)}
        </button>
      ))}
    </span>
  )
}

/** Names the handle of a document in the page. */
export function handleId(id: number): string {
  return `mh-tree-handle-${id}`
}
