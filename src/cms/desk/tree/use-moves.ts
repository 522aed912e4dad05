'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import type { TreeCollection } from '../../../content-types'
import { type Forest, neighboursIn, placeIn } from '../../../domain/staff/tree-order'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Moved } from './move.endpoint'

/** A move that waits for somebody to agree: live addresses change by it. */
export interface Asked {
  id: number
  forest: Forest
  consequences: Moved
}

/**
 * Sends moves to the server. The tree is shown as it was wished for until it is read again; where the server refuses, as
 * it was.
 * @param told says what came of a move to those who do not see it
 */
export function useMoves(
  collection: TreeCollection,
  stored: Forest,
  told: { done: (id: number, forest: Forest) => void; undone: (id: number) => void },
) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const [wished, setWished] = useState<{ over: Forest; forest: Forest }>()
  const [asked, setAsked] = useState<Asked>()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()

  const send = async (id: number, forest: Forest, confirmed: boolean) => {
    const place = placeIn(forest, id)
    const before = placeIn(stored, id)
    if (!place || (place.parent === before?.parent && place.index === before.index)) return
    const { after, before: next } = neighboursIn(forest, id)
    const neighbour = after === undefined ? next !== undefined && { before: next } : { after }
    setWished({ over: stored, forest })
    setSending(true)
    try {
      const answer = await fetch(`/api/${collection}/${id}/move`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
        body: JSON.stringify({ parent: place.parent, ...neighbour, confirmed }),
      })
      if (!answer.ok) throw new Error(await refusalOf(answer))
      const consequences = (await answer.json()) as Moved
      if (!consequences.moved) {
        setAsked({ id, forest, consequences })
        return
      }
      told.done(id, forest)
      startReading(() => router.refresh())
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError || !error.message
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
      giveUp(id)
      startReading(() => router.refresh())
    } finally {
      setSending(false)
    }
  }

  const giveUp = (id: number) => {
    setWished(undefined)
    setAsked(undefined)
    told.undone(id)
  }

  return {
    // What was wished for over another tree than the one that is stored now is done, or refused.
    forest: wished?.over === stored ? wished.forest : stored,
    move: (id: number, forest: Forest) => send(id, forest, false),
    asked,
    agree: async () => {
      setAsked(undefined)
      if (asked) await send(asked.id, asked.forest, true)
    },
    disagree: () => {
      if (asked) giveUp(asked.id)
    },
    isBusy: isSending || isReading,
  }
}

async function refusalOf(answer: Response): Promise<string> {
  const { errors } = (await answer.json()) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
  }
  return errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? ''
}
