'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { type Anchor, scrolledBeside } from '../../../../domain/staff/aligned-scrolling'
import { elementAt } from './form-places'
import { WIDE } from './source-shown'

/** Pixels from either top within which both columns come to their tops together: above the passages stands how they do. */
const NEAR_TOP = 200

/** What of a pane is above its middle is read first: a passage there stands beside its own, where no cursor says which. */
const READING_LINE = 1 / 3

interface Pair {
  form: Element
  piece: Element
}

/**
 * Keeps the passages of the pane beside those of the form, whichever of the two is scrolled, and moves to the passage in
 * which the cursor stands. Where the pane is above the form, only the latter.
 * @param cursor the place in the form, as a text; @param shown what the pane shows
 */
export function useScrolledTogether(
  pane: RefObject<HTMLElement | null>,
  cursor: string,
  shown: unknown,
): void {
  // Whom the reader moves; the other follows, and is not followed.
  const leader = useRef<'form' | 'pane'>('form')

  const follow = useEffectEvent((behavior: ScrollBehavior) => {
    const column = pane.current
    if (!column) return
    const box = column.getBoundingClientRect()
    if (!window.matchMedia(WIDE).matches) {
      const piece = column.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!piece) return
      // The pane alone: the page stays where somebody is writing.
      if (piece.top < box.top) column.scrollTop -= box.top - piece.top
      else if (piece.bottom > box.bottom) column.scrollTop += piece.bottom - box.bottom
      return
    }
    const pairs = pairsIn(column)
    const current = pairs.find(({ piece }) => piece.hasAttribute('aria-current'))
    const cursorAt = current?.form.getBoundingClientRect().top
    const isCursorSeen = cursorAt !== undefined && cursorAt >= box.top && cursorAt <= box.bottom
    const line = isCursorSeen ? cursorAt : box.top + box.height * READING_LINE
    const inPane = ({ piece }: Pair) => piece.getBoundingClientRect().top
    const inForm = ({ form }: Pair) => form.getBoundingClientRect().top
    const there = scrolledBeside(
      pairs.map((pair): Anchor => ({ here: inForm(pair), there: inPane(pair) })),
      line,
    )
    if (there === undefined) return
    const top = column.scrollTop + there - line
    const nearTop = isCursorSeen ? 1 : Math.min(1, scrolledPage().scrollTop / NEAR_TOP)
    column.scrollTo({ top: top * nearTop, behavior })
  })

  const lead = useEffectEvent(() => {
    const column = pane.current
    if (!column || !window.matchMedia(WIDE).matches) return
    const box = column.getBoundingClientRect()
    const line = box.top + box.height * READING_LINE
    const anchors = pairsIn(column).map(({ form, piece }): Anchor => ({
      here: piece.getBoundingClientRect().top,
      there: form.getBoundingClientRect().top,
    }))
    const there = scrolledBeside(anchors, line)
    if (there === undefined) return
    const nearTop = Math.min(1, column.scrollTop / NEAR_TOP)
    const page = scrolledPage()
    page.scrollTo({ top: (page.scrollTop + there - line) * nearTop, behavior: 'instant' })
  })

  useEffect(() => {
    const column = pane.current
    if (!column) return
    let frame = 0
    const onNextFrame = (act: () => void) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(act)
    }
    const note = ({ target }: Event) => {
      leader.current = target instanceof Node && column.contains(target) ? 'pane' : 'form'
    }
    // Scrolling does not bubble.
    const onScroll = ({ target }: Event) => {
      if (target === column) {
        if (leader.current === 'pane') onNextFrame(lead)
        return
      }
      if (target === document && leader.current === 'form' && window.matchMedia(WIDE).matches) {
        onNextFrame(() => follow('instant'))
      }
    }
    for (const name of LEADING) document.addEventListener(name, note, CAPTURED)
    document.addEventListener('scroll', onScroll, CAPTURED)
    return () => {
      cancelAnimationFrame(frame)
      for (const name of LEADING) document.removeEventListener(name, note, CAPTURED)
      document.removeEventListener('scroll', onScroll, CAPTURED)
    }
  }, [pane])

  useEffect(() => {
    if (cursor === '' || leader.current === 'pane') return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    follow(isStill ? 'instant' : 'smooth')
  }, [cursor, shown])
}

/** What says which of the two somebody moves. */
const LEADING = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const

const CAPTURED = { capture: true, passive: true } as const

/** What is scrolled when the page is, in both directions of writing. */
function scrolledPage(): Element {
  return document.scrollingElement ?? document.documentElement
}

/** The passages that stand in the form too, each beside its place there. */
function pairsIn(column: HTMLElement): Pair[] {
  return [...column.querySelectorAll<HTMLElement>('[data-at]')].flatMap((piece) => {
    const { at = '', index } = piece.dataset
    const form = elementAt({ at, index: index === undefined ? undefined : Number(index) })
    return form ? [{ form, piece }] : []
  })
}
