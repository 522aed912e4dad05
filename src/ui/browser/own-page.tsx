'use client'

import { useEffect } from 'react'

import { showOwnPage } from './own-pages'
import { forgetUnsentOfOthers } from './unsent-text'

interface Props {
  /** The account that is signed in, as in `data-of` of forms; nothing where it is none of those that have forms. */
  of?: string | undefined
}

/** Stands on pages that are somebody's own: they are asked for again at each return, and show nothing of who was here before. */
export function OwnPage({ of }: Props) {
  useEffect(() => {
    if (of !== undefined) forgetUnsentOfOthers(of)
  }, [of])
  // Each time the server has sent it, for another query too.
  useEffect(showOwnPage)
  return null
}
