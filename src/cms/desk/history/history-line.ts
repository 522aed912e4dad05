import type { PayloadRequest } from 'payload'

import type { Locale } from '../../../domain/locales/locales'
import { overridingAccess } from '../../local-api'

/** A saved version, as the history shows it. */
export interface HistoryLine {
  id: number
  savedAt: string
  who: string
  /** In which its texts were written; absent where it is about what all languages share. */
  language: Locale | undefined
  /** What is said of it: its state, or what it changed. */
  said: string
  /** What it changed in the language that is shown, beside its state; absent where `said` says so. */
  changed?: string
  /** Where it is compared with the one before. */
  compare: string
  /** The way back to it, or why there is none. */
  restore: Restore | string | undefined
}

interface Restore {
  /** The endpoint of this version. */
  action: string
  /** What is asked first, where readers see it at once. */
  question?: string
}

/** A page of a history, newest first. */
export interface History {
  lines: HistoryLine[]
  hasNewer: boolean
  hasOlder: boolean
  /** What the column of `said` is called. */
  saidHeading: string
  /** Whether texts have languages there. */
  hasLanguages: boolean
  /** Its address in the panel, below which the versions are. */
  path: string
  /** Where it is edited. */
  editor: string
  /** What a button that goes back is called. */
  restoreLabel: string
}

/** Versions on a page. */
export const LINES_A_PAGE = 20

/** The names of accounts that are still there. */
export async function namesOf(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    ...overridingAccess('colleagues know each other by name; nothing else is read'),
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
