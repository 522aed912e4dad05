'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { Consequences } from '../consequences'
import { ConsequencesDialog } from './consequences-dialog'

interface Asked {
  consequences: Consequences
  decide: (goesOn: boolean) => void
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
      new Promise<boolean>((resolve) => {
        setAsked({
          consequences,
          decide: (goesOn) => {
            setAsked(undefined)
            resolve(goesOn)
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
      for (let latest = answer; ;) {
        const consequences = await consequencesIn(latest)
        if (!consequences) return latest
        if (!(await ask(consequences))) return declined(address)
        latest = await send(confirmed(address, consequences.digest), options)
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

function confirmed(address: string, digest: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}confirmed=${digest}`
}

/** Whether a condition selects what it is about; single documents are asked for by their ids. */
function isOfMany(address: string): boolean {
  return !/\/\d+$/.test(new URL(address, window.location.href).pathname)
}
