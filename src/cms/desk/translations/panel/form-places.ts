'use client'

import { useEffect, useState } from 'react'

import type { SideBySidePair } from '../side-by-side-pair'

/** The pane beside the form. */
export const SOURCE_PANE = 'mh-source'

/** A place in the form: a field, or a block of the body. */
export interface Place {
  /** Name of the field, as the database has it. */
  at: string
  index?: number | undefined
}

/** Where a passage of the pane stands in the form, or is to be written; nothing where it has no place yet. */
export function placeOf({ at, kind, own, awaited }: SideBySidePair): Place | undefined {
  if (own) return { at, index: own.index }
  return awaited !== undefined || kind === 'field' ? { at, index: awaited } : undefined
}

/** The body in the form: the first editor of the page, others stand in its blocks. */
export function bodyInForm(): HTMLElement | null {
  return document.querySelector('.collection-edit__main .rich-text-lexical [contenteditable]')
}

/** Where the form has a column of the database: the name of the field, within its group. */
function fieldPath(at: string): string[] {
  const names = at.startsWith('meta_') ? ['meta', at.slice('meta_'.length)] : [at]
  return names.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

function fieldId(at: string): string {
  return `field-${fieldPath(at).join('__')}`
}

/** What the form holds in the field of a column; an empty text where it is no text. */
export function textInForm(data: unknown, at: string): string {
  let value = data
  for (const name of fieldPath(at)) {
    value =
      typeof value === 'object' && value !== null && name in value
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined
  }
  return typeof value === 'string' ? value : ''
}

/** What stands at a place of the form; nothing where it is not drawn. */
export function elementAt({ at, index }: Place): Element | undefined {
  const found =
    index === undefined ? document.getElementById(fieldId(at)) : bodyInForm()?.children[index]
  return found ?? undefined
}

/** Brings a place of the form into view, with the cursor in it. */
export function goTo(place: Place): void {
  const element = elementAt(place)
  if (!(element instanceof HTMLElement)) return
  element.scrollIntoView({ block: 'center' })
  if (place.index === undefined) {
    element.focus({ preventScroll: true })
    return
  }
  const body = bodyInForm()
  if (body?.isContentEditable !== true) return
  body.focus({ preventScroll: true })
  // A block with fields of its own takes no cursor.
  if (element.isContentEditable) getSelection()?.collapse(element, 0)
}

/** How long the pane may take to be there with what it shows, in ms. */
const LONGEST_READING = 5_000

/** Brings the first passage of the pane that is out of date into view, once the pane has read it. */
export function goToChanged(): void {
  const began = performance.now()
  const look = () => {
    const piece = document.querySelector<HTMLElement>(
      `#${SOURCE_PANE} [data-standing='outOfDate'].mh-source__piece`,
    )
    if (piece) {
      piece.scrollIntoView({ block: 'nearest' })
      piece.focus({ preventScroll: true })
    } else if (performance.now() - began < LONGEST_READING) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function placeAround(element: Element | null): Place | undefined {
  const body = bodyInForm()
  if (!element || !body) return undefined
  if (!body.contains(element)) {
    return element.id.startsWith('field-') ? { at: element.id } : undefined
  }
  const block = [...body.children].findIndex((child) => child.contains(element))
  return block < 0 ? undefined : { at: 'body', index: block }
}

/** Where the cursor stands in the form, as a text by which places are compared; empty where nowhere. */
export function useCursorPlace(): string {
  const [place, setPlace] = useState('')
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement
      const node = getSelection()?.anchorNode
      const isTyping = focused instanceof HTMLElement && focused.isContentEditable
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      const found = placeAround(isTyping ? element : focused)
      // Whoever clicks in the pane keeps their place in the form.
      if (found) setPlace(placeName(found))
    }
    document.addEventListener('selectionchange', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return place
}

/** A place as a text. */
export function placeName({ at, index }: Place): string {
  if (index !== undefined) return `body ${index}`
  return at.startsWith('field-') ? at : fieldId(at)
}
