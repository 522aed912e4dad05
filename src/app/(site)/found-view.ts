import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'

/** What a reader looks for in a list. */
interface AskedList {
  locale: Locale
  /** Of the address, with its question mark. */
  query: string
}

/** How what was found in a list is shown. */
export interface FoundView {
  metadata: (asked: AskedList) => Promise<Metadata>
  render: (asked: AskedList) => Promise<ReactNode>
}
