'use client'

import { useTranslation } from '@payloadcms/ui'
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import type { TreeCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import {
  ancestorsIn,
  childrenOf,
  type Forest,
  growForest,
  placeIn,
  put,
  type Step,
  step,
} from '../../../domain/staff/tree-order'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import { MoveQuestion } from './move-question'
import { handleId, type RowDeeds, TreeRow, type Zone } from './tree-row'
import type { TreeDocument } from './tree.queries'
import { useMoves } from './use-moves'

interface Props {
  collection: TreeCollection
  documents: TreeDocument[]
  locale: Locale
  mayMove: boolean
  /** The one that somebody came to move. */
  chosen: number | undefined
}

/** So many are seen at a glance; of more, branches are closed until somebody opens them. */
const MOST_OPEN = 40

/** How long something is held over a closed branch before that opens, in ms. */
const OPENS_AFTER = 600

/** The documents of a tree: dragged to their places, or lifted and moved by keys. */
export function DocumentTree({ collection, documents, locale, mayMove, chosen }: Props) {
  const { t } = useTranslation()
  const known = useMemo(() => new Map(documents.map((one) => [one.id, one])), [documents])
  const stored = useMemo(() => growForest(documents), [documents])
  const [said, setSaid] = useState('')
  const [lifted, setLifted] = useState<{ id: number; forest: Forest }>()
  const [dragged, setDragged] = useState<{ id: number; over?: number; zone?: Zone }>()
  const [open, setOpen] = useState<ReadonlySet<number>>(() => firstOpen(documents, stored, chosen))
  const opening = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const focused = useRef(chosen)

  const titleOf = (id: number) => known.get(id)?.title ?? t('general:untitled')
  const where = (forest: Forest, id: number) => {
    const place = placeIn(forest, id) ?? { parent: null, index: 0 }
    return {
      title: titleOf(id),
      place: place.index + 1,
      count: childrenOf(forest, place.parent).length,
      where:
        place.parent === null
          ? panelText(t, 'treeAtTop')
          : panelText(t, 'treeBelow', { title: titleOf(place.parent) }),
    }
  }
  const say = (key: PanelKey, facts?: Record<string, number | string>) => {
    setSaid(panelText(t, key, facts))
  }
  const moves = useMoves(collection, stored, {
    done: (id, forest) => {
      say('treeDropped', where(forest, id))
      focused.current = id
    },
    undone: (id) => {
      say('treePutBack', { title: titleOf(id) })
      focused.current = id
    },
  })
  const forest = lifted?.forest ?? moves.forest

  // A row that changes its parent is another one to React: the focus goes with it.
  useEffect(() => {
    if (focused.current === undefined) return
    const handle = document.getElementById(handleId(focused.current))
    if (!handle) return
    focused.current = undefined
    handle.focus()
    handle.scrollIntoView({ block: 'nearest' })
  })

  const mayHold = (id: number) => known.get(id)?.trashed !== true
  const show = (parent: number | null) => {
    if (parent !== null) setOpen((before) => new Set([...before, parent]))
  }
  const putDown = () => {
    if (!lifted) return
    focused.current = lifted.id
    setLifted(undefined)
    void moves.move(lifted.id, lifted.forest)
  }
  const putBack = () => {
    if (!lifted) return
    focused.current = lifted.id
    setLifted(undefined)
    say('treePutBack', { title: titleOf(lifted.id) })
  }
  const lift = (id: number) => {
    if (lifted?.id === id) {
      putDown()
      return
    }
    if (moves.isBusy) return
    setLifted({ id, forest: moves.forest })
    focused.current = id
    say('treeLifted', where(moves.forest, id))
  }
  const go = (direction: Step) => {
    if (!lifted) return
    const { id } = lifted
    focused.current = id
    const moved = step(lifted.forest, id, direction, mayHold)
    if (!moved) {
      say('treeNoFurther')
      return
    }
    show(placeIn(moved, id)?.parent ?? null)
    setLifted({ id, forest: moved })
    say('treeStands', where(moved, id))
  }
  const press = (id: number, event: KeyboardEvent<HTMLElement>) => {
    if (lifted?.id !== id) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Partial<Record<string, Step>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowRight: isRtl ? 'out' : 'in',
      ArrowLeft: isRtl ? 'in' : 'out',
    }
    const direction = steps[event.key]
    if (direction) go(direction)
    else if (event.key === 'Escape' || event.key === 'Tab') putBack()
    else return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }

  const forget = () => {
    clearTimeout(opening.current?.timer)
    opening.current = undefined
  }
  useEffect(() => forget, [])
  const over = (id: number, event: DragEvent<HTMLElement>) => {
    if (!dragged) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const zone = zoneAt((event.clientY - top) / height, mayHold(id))
    if (!placed(moves.forest, dragged.id, id, zone, open)) {
      if (dragged.over !== undefined) setDragged({ id: dragged.id })
      return
    }
    event.preventDefault()
    if (opening.current?.id !== id) {
      forget()
      opening.current = { id, timer: setTimeout(() => show(id), OPENS_AFTER) }
    }
    if (dragged.over !== id || dragged.zone !== zone) setDragged({ id: dragged.id, over: id, zone })
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    forget()
    if (dragged?.over === undefined || !dragged.zone) return
    const { id } = dragged
    const moved = placed(moves.forest, id, dragged.over, dragged.zone, open)
    setDragged(undefined)
    if (!moved) return
    show(placeIn(moved, id)?.parent ?? null)
    void moves.move(id, moved)
  }

  // The same functions for every row and render, or each step would draw all rows again.
  const now: RowDeeds = {
    toggle: (id) => {
      setOpen((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
    },
    lift,
    press,
    step: go,
    putDown,
    putBack,
    drag: (id, event) => {
      if (lifted || moves.isBusy) {
        event.preventDefault()
        return
      }
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', titleOf(id))
      setDragged({ id })
    },
    over,
    drop,
    dragEnd: () => {
      forget()
      setDragged(undefined)
    },
  }
  const deeds = useStable(now)

  const branch = (parent: number | null): ReactNode => (
    <ul className="mh-tree">
      {childrenOf(forest, parent).map((id) => {
        const document = known.get(id)
        if (!document) return null
        const hasBelow = childrenOf(forest, id).length > 0
        const isOpen = hasBelow ? open.has(id) : undefined
        return (
          <li key={id}>
            <TreeRow
              collection={collection}
              document={document}
              locale={locale}
              title={titleOf(id)}
              mayMove={mayMove}
              isOpen={isOpen}
              isLifted={lifted?.id === id}
              zone={dragged?.over === id ? dragged.zone : undefined}
              deeds={deeds}
            />
            {isOpen && branch(id)}
          </li>
        )
      })}
    </ul>
  )
  const branches = [...forest].flatMap(([id, below]) =>
    id !== null && below.length > 0 ? [id] : [],
  )
  return (
    <div className="mh-tree-frame" aria-busy={moves.isBusy}>
      {branches.length > 0 && (
        <p className="mh-tree-all">
          <button type="button" onClick={() => setOpen(new Set(branches))}>
            {panelText(t, 'treeExpandAll')}
          </button>
          <button type="button" onClick={() => setOpen(new Set())}>
            {panelText(t, 'treeCollapseAll')}
          </button>
        </p>
      )}
      {branch(null)}
      <p className="mh-tree-said" role="status" aria-live="assertive">
        {said}
      </p>
      <MoveQuestion
        asked={moves.asked}
        onAgree={() => void moves.agree()}
        onDisagree={moves.disagree}
      />
    </div>
  )
}

function firstOpen(
  documents: readonly TreeDocument[],
  forest: Forest,
  chosen: number | undefined,
): ReadonlySet<number> {
  if (documents.length <= MOST_OPEN) return new Set(documents.map(({ id }) => id))
  return new Set(chosen === undefined ? [] : ancestorsIn(forest, chosen))
}

/** Near its edges a row is a place beside it, in its middle the place below it. */
function zoneAt(share: number, mayHold: boolean): Zone {
  if (!mayHold) return share < 0.5 ? 'before' : 'after'
  if (share < 0.3) return 'before'
  return share > 0.7 ? 'after' : 'inside'
}

/** The tree if it were let go there; `undefined` where it cannot be, or is already. */
function placed(
  forest: Forest,
  id: number,
  over: number,
  zone: Zone,
  open: ReadonlySet<number>,
): Forest | undefined {
  const target = placeIn(forest, over)
  const own = placeIn(forest, id)
  if (!target || !own || over === id) return undefined
  const below = childrenOf(forest, over).filter((one) => one !== id)
  if (zone === 'inside') return put(forest, id, { parent: over, index: below.length })
  // Under an open branch the next row is the first one in it.
  if (zone === 'after' && open.has(over) && below.length > 0) {
    return put(forest, id, { parent: over, index: 0 })
  }
  const isEarlier = own.parent === target.parent && own.index < target.index
  const index = target.index + (zone === 'after' ? 1 : 0) - (isEarlier ? 1 : 0)
  return put(forest, id, { parent: target.parent, index })
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((one) => one !== id))
}

function useStable(now: RowDeeds): RowDeeds {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const [stable] = useState<RowDeeds>(() => ({
    toggle: (id) => latest.current.toggle(id),
    lift: (id) => latest.current.lift(id),
    press: (id, event) => latest.current.press(id, event),
    step: (direction) => latest.current.step(direction),
    putDown: () => latest.current.putDown(),
    putBack: () => latest.current.putBack(),
    drag: (id, event) => latest.current.drag(id, event),
    over: (id, event) => latest.current.over(id, event),
    drop: (event) => latest.current.drop(event),
    dragEnd: () => latest.current.dragEnd(),
  }))
  return stable
}
