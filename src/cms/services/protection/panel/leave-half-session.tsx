'use client'

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'

import { askFactor, type FactorStanding } from './factor-requests'

/**
 * Signs out who has given a password alone and opens the panel's address for that. Payload's view there signs out whom the
 * panel knows, and leads all others to the sign-in, which would lead on to the second step again.
 */
export function LeaveHalfSession({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { admin, logout } = { admin: config.routes.admin, logout: config.admin.routes.logout }
  const isSigningOut = usePathname() === `${admin}${logout}`
  // Whom the panel has known, Payload's view signs out.
  const [wasKnown, setKnown] = useState(user !== null)
  if (user && !wasKnown) setKnown(true)
  const [isLeft, setLeft] = useState(false)
  const mayBeHalf = isSigningOut && !wasKnown && !isLeft
  const { language } = i18n
  useEffect(() => {
    if (!mayBeHalf) return
    const leave = async () => {
      const answer = await askFactor<FactorStanding>('/second-factor', language)
      const standing = 'body' in answer ? answer.body.standing : 'none'
      if (standing !== 'none') await askFactor('/second-factor/leave', language, {})
      setLeft(true)
    }
    void leave()
  }, [mayBeHalf, language])
  return mayBeHalf ? null : children
}
