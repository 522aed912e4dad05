'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { panelText } from '../../i18n/panel/panel-texts'

/** How often unsaved text is looked at, and how long autosave may take before that is odd, in ms. */
const LOOK_EVERY = 3_000
const AUTOSAVE_TAKES = 5_000

/**
 * Autosave gives up when the server cannot be reached, and the form then passes for saved. This says
 * so, keeps the window from being closed by mistake, and saves when the connection is back.
 */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const isModified = useFormModified()
  const { lastUpdateTime, id, collectionSlug } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const [isLost, setLost] = useState(false)
  const changedAt = useRef<number | undefined>(undefined)

  // What is typed while a save is on its way leaves the form modified when that one is confirmed, and
  // Payload leaves it so after every second autosave: then it counts from the confirmation.
  useEffect(() => {
    changedAt.current = isModified ? Date.now() : undefined
  }, [isModified, lastUpdateTime])

  const save = async (): Promise<boolean> => {
    const query = `locale=${code}&fallback-locale=null&draft=true&autosave=true&depth=0`
    const result = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?${query}`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    // Whatever the server answers, it was reached, and the panel shows what it said.
    return Boolean(result && typeof result === 'object' && 'res' in result && result.res)
  }

  const look = useEffectEvent(async () => {
    const since = changedAt.current
    if (since === undefined || id === undefined) {
      setLost(false)
      return
    }
    if (!isLost && Date.now() - since < AUTOSAVE_TAKES) return
    if (!(await isReachable())) {
      setLost(true)
      return
    }
    if (isLost) toast.info(panelText(t, 'connectionBack'))
    const isHeard = await save()
    setLost(!isHeard)
    if (isHeard) changedAt.current = undefined
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(() => void look().finally(next), LOOK_EVERY)
    }
    next()
    return () => {
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (!isLost) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [isLost])

  return isLost ? (
    <p role="alert" className="mh-connection">
      {panelText(t, 'connectionLost')}
    </p>
  ) : null
}

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
    return answer.ok
  } catch {
    // No answer at all is the very answer that was asked for.
    return false
  }
}
