'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { Consequences } from '../consequences'
import { ConsequencesDialog, type Decision } from './consequences-dialog'

interface Asked {
  consequences: Consequences
  decide: (decision: Decision) => void
}

/**
 * Asks, in whatever view of the panel, what the API wants to be known before something is deleted, unpublished or moved,
 * and sends the request once more where somebody agrees. It listens to the requests themselves: Payload has a dozen
 * buttons that send them, and most cannot be replaced.
 */
export function AskInPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const ask = useEffectEvent(
    (consequences: Consequences) =>
      new Promise<Decision>((resolve) => {
        setAsked({
          consequences,
          decide: (decision) => {
            setAsked(undefined)
            resolve(decision)
          },
        })
      }),
  )
  const declined = useEffectEvent((address: string) => {
    const message = panelText(t, 'consequencesNothingDone')
    // Payload says of many itself what was not done; of one it would say that something broke.
    const errors = isOfMany(address) ? [] : [{ message }]
    return Response.json({ docs: [], errors, message }, { status: 409 })
  })
  useEffect(() => {
    const send = window.fetch.bind(window)
    const sendOrAsk: typeof fetch = async (input, options) => {
      const answer = await send(input, options)
      // Payload and we ask by an address; what is sent of a `Request` is gone.
      if (answer.status !== 409 || input instanceof Request) return answer
      const address = String(input)
      let deed = options
      for (let latest = answer; ;) {
        const consequences = await consequencesIn(latest)
        if (!consequences) return latest
        const decision = await ask(consequences)
        if (decision === 'leave') return declined(address)
        if (decision === 'delete for good') {
          // Asked once more: more goes with it than with what waits in the trash.
          deed = { ...options, method: 'DELETE', body: null }
          latest = await send(withQuery(address, 'ask=true'), deed)
        } else latest = await send(withQuery(address, `confirmed=${consequences.digest}`), deed)
      }
    }
    window.fetch = sendOrAsk
    return () => {
      // Another one may have been laid over it since.
      if (window.fetch === sendOrAsk) window.fetch = send
    }
  }, [])
  return (
    <>
      {children}
      {asked && (
        <ConsequencesDialog
          key={asked.consequences.digest}
          consequences={asked.consequences}
          decide={asked.decide}
        />
      )}
    </>
  )
}

async function consequencesIn(answer: Response): Promise<Consequences | undefined> {
  if (answer.status !== 409) return undefined
  try {
    const { errors } = (await answer.clone().json()) as {
      errors?: { data?: { consequences?: Consequences } }[]
    }
    return errors?.[0]?.data?.consequences
  } catch {
    // No JSON: of something else.
    return undefined
  }
}

function withQuery(address: string, asked: string): string {
  const [, query = ''] = address.split('?')
  if (query.split('&').includes(asked)) return address
  return `${address}${address.includes('?') ? '&' : '?'}${asked}`
}

/** Whether a condition selects what it is about; single documents are asked for by their ids. */
function isOfMany(address: string): boolean {
  return !/\/\d+$/.test(new URL(address, window.location.href).pathname)
}
