'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

import { bodyBlocks, isRichText, showsSomething } from '../../../documents/rich-text/body-blocks'
import type { SideBySide } from '../side-by-side'
import type { SideBySidePair } from '../side-by-side-pair'
import { bodyInForm } from './form-places'

/** Holds what the source says where nothing is written yet; `side-by-side.css` shows it. */
const HINT = 'data-mh-hint'

/** Whether the form has blocks that say nothing yet. */
export function useHasEmptyBlocks(): boolean {
  return useFormFields(([fields]) => {
    const body = fields.body?.value
    return isRichText(body) && bodyBlocks(body).some((block) => !showsSomething(block))
  })
}

/**
 * Shows in each empty block of the form what the source says there. The editor of texts knows nothing of it, and leaves alone
 * attributes that it has not set: they go with what is written over, moved or made again.
 */
export function useHints(beside: SideBySide | undefined): void {
  useEffect(() => {
    if (!beside) return
    let hinted: HTMLElement | null = null
    const show = () => {
      const body = bodyInForm()
      // The editor may be there later than the source, and is made again now and then.
      if (body === hinted || !body) return
      hinted = body
      clear(body)
      for (const pair of beside.pairs) hint(body, pair)
    }
    show()
    const watch = new MutationObserver(show)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      // What shows itself would keep them although something is written there.
      if (hinted) clear(hinted)
    }
  }, [beside])
}

function clear(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${HINT}]`)) element.removeAttribute(HINT)
}

function hint(body: HTMLElement, { awaited, kind, source }: SideBySidePair): void {
  const block = awaited === undefined ? undefined : body.children[awaited]
  if (!block || !source) return
  const { rows } = source
  const within = kind === 'table' ? 'tr' : kind.startsWith('list/') ? 'li' : undefined
  if (within === undefined) {
    block.setAttribute(HINT, oneLine(rows.flat()))
    return
  }
  block.querySelectorAll(within).forEach((row, index) => {
    const cells = within === 'tr' ? [...row.querySelectorAll('p')] : [row]
    cells.forEach((cell, column) => {
      const words = rows[index]?.[column]
      if (words !== undefined) cell.setAttribute(HINT, oneLine([words]))
    })
  })
}

function oneLine(words: readonly string[]): string {
  return words.join(' ').replace(/\s+/g, ' ')
}
