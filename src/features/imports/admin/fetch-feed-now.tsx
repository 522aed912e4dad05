'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

import { usePanelDeed } from '../../../cms/desk/editing/use-panel-deed'
import { panelText } from '../../../i18n/panel/panel-texts'

/** How often the page is read again until the feed was fetched, and how many times at most. */
const EVERY_MS = 4_000
const TIMES = 20

/** Has a feed fetched in a moment, and shows what came of it; nothing where it is not saved yet. */
export function FetchFeedNow() {
  const { t } = useTranslation()
  const { id, data } = useDocumentInfo()
  const { send, isBusy } = usePanelDeed()
  const triedAt = String(data?.triedAt ?? '')
  const [waiting, setWaiting] = useState<string>()
  const isWaiting = waiting === triedAt
  useReadAnew(isWaiting, () => setWaiting(undefined))
  if (id === undefined || data?.paused === true) return null
  const fetchNow = async () => {
    if (await send(`/api/import-feeds/${id}/fetch`, 'POST', {})) {
      setWaiting(triedAt)
      toast.success(panelText(t, 'feedFetchAsked'))
    }
  }
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy || isWaiting}
        onClick={() => void fetchNow()}
      >
        {panelText(t, 'feedFetchNow')}
      </Button>
    </div>
  )
}

/** Reads the page again for as long as something is waited for; gives up in the end. */
function useReadAnew(isWaiting: boolean, giveUp: () => void) {
  const router = useRouter()
  const onEnd = useEffectEvent(giveUp)
  useEffect(() => {
    if (!isWaiting) return undefined
    let times = 0
    const timer = setInterval(() => {
      times += 1
      router.refresh()
      if (times >= TIMES) onEnd()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, router])
}
