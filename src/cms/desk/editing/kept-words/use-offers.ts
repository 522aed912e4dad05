'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type FormValues, type KeptWords, unsavedOf } from '../../../../domain/texts/kept-words'
import { forget, keptOf } from './kept-words-store'
import { openForms } from './open-forms'
import type { KeptPlace } from './use-keeping'

/** The words that are kept of what a form shows, from other forms that are gone, the newest first. */
export function useOffers(
  kept: KeptPlace | undefined,
  session: string,
): {
  offers: readonly KeptWords[]
  drop: (words: KeptWords) => void
  hide: (words: KeptWords) => void
} {
  const form = useForm()
  const [offers, setOffers] = useState<readonly KeptWords[]>([])
  const ownSessions = useRef(new Set<string>())

  const look = useEffectEvent(async () => {
    if (!kept) return
    const own = ownSessions.current
    const found = await keptOf(kept.account)
    const open = await openForms()
    const gone = found.filter(
      ({ place, form: typedIn }) =>
        place === kept.place && typedIn !== session && (own.has(typedIn) || !open.has(typedIn)),
    )
    own.add(session)
    const values = form.getData() as FormValues
    const isUnsaved = (one: KeptWords) => unsavedOf(one, values).length > 0
    for (const one of gone) if (!isUnsaved(one)) await forget(one.key)
    setOffers(gone.filter(isUnsaved))
  })
  useEffect(() => {
    // Without a place for it in this browser nothing was kept.
    look().catch(() => setOffers([]))
  }, [kept?.account, kept?.place, session])

  const hide = (words: KeptWords) => setOffers((all) => all.filter((one) => one !== words))
  return {
    offers,
    hide,
    drop: (words) => {
      hide(words)
      void forget(words.key)
    },
  }
}
