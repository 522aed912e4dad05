'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

interface Props {
  /** How many there are. */
  count: number
  /** Of which collections. */
  collections: string[]
}

/** Tells of documents in which nobody ever wrote a word, and removes them. */
export function RemoveEmpty({ count, collections }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      let removed = 0
      for (const collection of collections) {
        const answer = await fetch(`/api/${collection}/remove-empty`, { method: 'POST' })
        const body = (await answer.json()) as { removed?: number; errors?: { message: string }[] }
        if (!answer.ok) throw new Error(body.errors?.[0]?.message)
        removed += body.removed ?? 0
      }
      toast.success(panelText(t, 'deskEmptyRemoved', { count: removed }))
    } catch (error) {
      const isUnheard = !(error instanceof Error) || error instanceof TypeError
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    }
    setBusy(false)
    router.refresh()
  }
  return (
    <div className="mh-actions mh-empty">
      <p>{panelText(t, 'deskEmpty', { count })}</p>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void remove()}>
        {panelText(t, 'deskEmptyRemove')}
      </Button>
    </div>
  )
}
