'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import type { Consequences } from '../consequences'
import { ConsequencesDialog, type Decision } from './consequences-dialog'
import { deedPatience } from '../../../services/panel/deed-patience'
import { RefusalDialog } from './refusal-dialog'
import { refusalsIn, refusedOfMany } from './refusals'
import { type Refusal, TellRefusal } from './tell-refusal'

interface Asked {
  consequences: Consequences
  /** Whether somebody has agreed, and the answer is waited for. */
  isWaiting: boolean
  decide: (decision: Decision) => void
}

/**
 * Asks, in whatever view of the panel, what the API wants to be known before something is deleted, unpublished or moved,
 * and sends the request once more where somebody agrees. It listens to the requests themselves: Payload has a dozen
 * buttons that send them, and most cannot be replaced. The window stays until an answer is there, or does not come, and
 * another one says why something was not done.
 */
export function AskInPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const [refusal, setRefusal] = useState<Refusal>()
  const close = () => setAsked(undefined)
  const ask = useEffectEvent(
    (consequences: Consequences) =>
      new Promise<Decision>((resolve) => {
        const decide = (decision: Decision) => {
          // Whoever leaves then does not stop what is under way.
          const waiting = { consequences, isWaiting: true, decide: close }
          setAsked(decision === 'leave' ? undefined : waiting)
          resolve(decision)
        }
        setAsked({ consequences, isWaiting: false, decide })
      }),
  )
  // Whoever has left the window may have another one before them by then.
  const end = useEffectEvent((consequences: Consequences, refused?: Refusal) => {
    setAsked((now) => (now?.consequences === consequences ? undefined : now))
    if (refused) setRefusal(refused)
  })
  const nothingDone = useEffectEvent((address: string) => {
    const message = panelText(t, 'consequencesNothingDone')
    // Payload says of many itself what was not done; of one it would say that something broke.
    const errors = isOfMany(address) ? [] : [{ message }]
    return Response.json({ docs: [], errors, message, isLeft: true }, { status: 409 })
  })
  const unanswered = useEffectEvent(() => panelText(t, 'consequencesUnanswered'))
  useEffect(() => {
    const send = window.fetch.bind(window)
    const sendOrAsk: typeof fetch = async (input, options) => {
      const answer = await send(input, options)
      // Payload and we ask by an address; what is sent of a `Request` is gone.
      if (answer.status !== 409 || input instanceof Request) return answer
      const address = String(input)
      let deed = options
      let consequences = await consequencesIn(answer)
      if (!consequences) return answer
      for (;;) {
        const decision = await ask(consequences)
        if (decision === 'leave') return nothingDone(address)
        // Asked once more: more goes with it than with what waits in the trash.
        const isForGood = decision === 'delete for good'
        if (isForGood) deed = { ...options, method: 'DELETE', body: null }
        const query = isForGood ? 'ask=true' : `confirmed=${consequences.digest}`
        // A signal of the first request has run out while somebody read.
        const signal = deedPatience(consequences.documents)
        const latest = await send(withQuery(address, query), { ...deed, signal }).catch(() =>
          Response.json({ docs: [], errors: [{ message: unanswered() }] }, { status: 504 }),
        )
        const further = await consequencesIn(latest)
        if (further) consequences = further
        // What is refused to a form stands beside its fields.
        else if (latest.ok || consequences.deed === 'move') {
          end(consequences)
          return latest
        } else {
          const body = (await latest.json().catch(() => ({}))) as object
          end(consequences, refusalIn(body, consequences))
          return Response.json({ ...body, isTold: true }, { status: latest.status })
        }
      }
    }
    window.fetch = sendOrAsk
    return () => {
      // Another one may have been laid over it since.
      if (window.fetch === sendOrAsk) window.fetch = send
    }
  }, [])
  return (
    <TellRefusal value={useCallback((told: Refusal) => setRefusal(told), [])}>
      {children}
      {asked && (
        <ConsequencesDialog
          key={asked.consequences.digest}
          consequences={asked.consequences}
          isWaiting={asked.isWaiting}
          decide={asked.decide}
        />
      )}
      {refusal && <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />}
    </TellRefusal>
  )
}

/** What was not done of it: of many each is named by its own sentence. */
function refusalIn(body: object, { collection, documents, titles }: Consequences): Refusal {
  const sentences = refusalsIn(body)
  const refused = refusedOfMany(body)
  return refused.length > 0
    ? { collection, count: refused.length, titles: [], sentences }
    : { collection, count: documents, titles, sentences }
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
