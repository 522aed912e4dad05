'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { deedPatience } from '../../panel/deed-patience'
import { PasswordDialog, type Reason } from './password-dialog'

interface Asked extends Reason {
  decide: (isGiven: boolean) => void
}

/**
 * Asks in whatever view of the panel for the password where the API wants it once more (recent-password.ts), and then goes
 * on with what was pressed. It listens to the requests themselves, as `AskInPanel` does, and to the links to exports, whose
 * answer would stand in the place of the panel.
 */
export function AskPassword({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  // Of several requests at once one asks. What changes an account asks for itself alone.
  const asking = useRef<Promise<boolean>>(undefined)
  const ask = useEffectEvent(async (reason: Reason): Promise<boolean> => {
    while (asking.current) {
      const isGiven = await asking.current
      if (!isGiven || reason.why === 'expired') return isGiven
    }
    asking.current = new Promise<boolean>((resolve) => {
      const decide = (isGiven: boolean) => {
        asking.current = undefined
        setAsked(undefined)
        resolve(isGiven)
      }
      setAsked({ ...reason, decide })
    })
    return asking.current
  })
  const forExport = useEffectEvent((): Reason => ({
    sentence: panelText(t, 'askedPasswordExpired'),
    why: 'expired',
  }))
  useEffect(() => {
    const send = window.fetch.bind(window)
    const sendOrAsk: typeof fetch = async (input, options) => {
      const answer = await send(input, options)
      // Payload and we ask by an address; what is sent of a `Request` is gone.
      if (answer.status !== 403 || input instanceof Request) return answer
      const reason = await reasonIn(answer)
      if (!reason || !(await ask(reason))) return answer
      // A signal of the first request has run out while somebody typed.
      return send(input, { ...options, signal: deedPatience(1) })
    }
    window.fetch = sendOrAsk
    const follow = async (address: string) => {
      const isRecent = await isPasswordRecent(send)
      if (isRecent || (await ask(forExport()))) window.location.assign(address)
    }
    const pressed = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !/^\/api\/[\w-]+\/export$/.test(link.pathname)) return
      event.preventDefault()
      void follow(link.href)
    }
    document.addEventListener('click', pressed, true)
    return () => {
      document.removeEventListener('click', pressed, true)
      // Another one may have been laid over it since.
      if (window.fetch === sendOrAsk) window.fetch = send
    }
  }, [])
  return (
    <>
      {children}
      {asked && <PasswordDialog reason={asked} onDecided={asked.decide} />}
    </>
  )
}

/** Why an answer asks for the password, if it does. */
async function reasonIn(answer: Response): Promise<Reason | undefined> {
  try {
    const { errors } = (await answer.clone().json()) as {
      errors?: { message?: string; data?: Partial<Reason> & { code?: string } }[]
    }
    const { message: sentence, data } = errors?.[0] ?? {}
    if (data?.code !== 'passwordNeeded' || sentence === undefined) return undefined
    return { sentence, why: data.why ?? 'expired', change: data.change, act: data.act }
  } catch {
    // No JSON: of something else.
    return undefined
  }
}

/** Whether an export would come; where that is not known, its own answer says it. */
async function isPasswordRecent(send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send('/api/staff/confirm-password')
    const { isRecent } = (await answer.json()) as { isRecent?: boolean }
    return isRecent !== false
  } catch {
    return true
  }
}
