'use client'

import type { CollectionSlug } from 'payload'
import { createContext } from 'react'

/** What was not done, and why. */
export interface Refusal {
  collection: CollectionSlug
  /** How many documents it was asked for, and what the first of them are called. */
  count: number
  titles: readonly string[]
  sentences: readonly string[]
}

/** Says in a window why something was not done; it stays until it was read, unlike a notice at the edge. */
export const TellRefusal = createContext<(refusal: Refusal) => void>(() => undefined)
