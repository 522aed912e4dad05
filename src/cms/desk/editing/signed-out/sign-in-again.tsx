'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

import { forgetAllOf } from '../kept-words/kept-words-store'
import { isSignOut, mayBeSignedOut, waitsForSession } from './held-requests'
import { SignInNotice } from './sign-in-dialog'
import { goOn, isSignedOut, type SignedIn, signedInAgain, subscribeToSignedOut } from './signed-out'

/**
 * Where a session ends while the panel is open, what is being saved waits, and somebody is asked to sign in beside the text:
 * then it is sent once more. It listens to the requests themselves, because each form and button of Payload's sends its own.
 * Whether it may be saved is still for the server to say, to whoever is signed in by then.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { user, fetchFullUser, refreshPermissions } = useAuth()
  const isOut = useSyncExternalStore(subscribeToSignedOut, isSignedOut, () => false)
  const last = useRef<SignedIn | undefined>(undefined)
  useEffect(() => {
    if (user) last.current = { id: user.id, email: String(user.email) }
  }, [user])

  const onSignOut = useEffectEvent(async (address: string) => {
    const { current } = last
    // Who is signed out by the clock has not gone away.
    if (!current || !isSignOut(address) || isByTheClock()) return
    await forgetAllOf(`staff/${current.id}`).catch(() => undefined)
  })

  useEffect(() => {
    const send = window.fetch.bind(window)
    const sendOrWait: typeof fetch = async (input, options) => {
      const answer = await send(input, options)
      if (input instanceof Request) return answer
      const address = String(input)
      if (answer.ok) await onSignOut(address)
      if (!mayBeSignedOut(answer.status)) return answer
      const method = options?.method ?? 'GET'
      if (!waitsForSession(address, method, window.location.origin)) return answer
      // What somebody may not do is answered in the same way as what nobody may.
      if (!(await isNobodySignedIn(send))) return answer
      await signedInAgain()
      // A signal of the first request has run out meanwhile.
      return send(input, { ...options, signal: null })
    }
    window.fetch = sendOrWait
    return () => {
      // Another one may have been laid over it since.
      if (window.fetch === sendOrWait) window.fetch = send
    }
  }, [])

  const onSignedIn = async () => {
    await Promise.all([fetchFullUser(), refreshPermissions()])
    goOn()
  }
  return (
    <>
      {children}
      {isOut && <SignInNotice last={last} onSignedIn={onSignedIn} />}
    </>
  )
}

function isByTheClock(): boolean {
  return window.location.pathname.endsWith('/logout-inactivity')
}

async function isNobodySignedIn(send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send('/api/staff/me', { cache: 'no-store' })
    return answer.ok && ((await answer.json()) as { user?: unknown }).user === null
  } catch {
    // Without a connection nothing is known of it; the refusal itself is shown.
    return false
  }
}
