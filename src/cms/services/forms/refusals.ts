import { processState } from '../../../domain/process/site-process'
import type { Problems, Typed } from './read-values'

/** What a form is told beside its fields; each is a sentence, `forms.notices.<notice>`. */
export type FormNotice =
  /** The key was used for another text; `reference` is that one's. */
  | { kind: 'alreadySent'; reference: string }
  | { kind: 'limited'; minutes: number }
  /** What the page showed is no longer true; it shows what is true now. */
  | { kind: 'changed' }
  /** Somebody's own entry was saved elsewhere since the page was made; `stored` says what differs there. */
  | { kind: 'savedElsewhere'; stored: string }
  /** The site makes no PDF of a form with letters that no font has; `letters` names them. */
  | { kind: 'formLetters'; letters: string }
  /** There are so many that no more are kept. */
  | { kind: 'full'; most: number }
  | {
      kind:
        | 'tooLarge'
        | 'unreadable'
        /** Of a sign-in: e-mail address and password do not belong together, or to nobody. */
        | 'signIn'
        /** Too many hash passwords at once. */
        | 'busy'
        /** It was used, or has run out. */
        | 'deadLink'
        /** Of an entry that was removed since the page was made. */
        | 'removedElsewhere'
        /** Of a link to the own form that would show none of it. */
        | 'nothingTicked'
        /** Of a new address: another account has it by now. */
        | 'emailTaken'
        | 'foreign'
        | 'expired'
        /** The PDF of a form could not be made now. */
        | 'formBusy'
        /** ClamAV is away. */
        | 'unscanned'
        /** The database is. */
        | 'unavailable'
        | 'failed'
    }

/** A file that need not be sent again. */
export interface KeptFile {
  name: string
  /** Bytes. */
  size: number
}

/** Why a form was not taken, with all that stood in it. */
export interface Refusal {
  form: string
  typed: Typed
  problems: Problems
  notice?: FormNotice
  /** The key that it is sent again with: what was recorded all the same is not recorded twice. */
  key?: string
  /** What the page of an action showed: a refusal does not make it newer. */
  shown?: string
  /** In the table of kept forms, where it could be written there. */
  kept?: string
  keptFiles: Readonly<Record<string, KeptFile>>
  /** Fields whose file came and could not be kept. A script still has it in its page. */
  lostFiles: readonly string[]
}

/** How long the page may take to be rendered. Milliseconds. */
const PATIENCE_MS = 60_000

/** Nothing waits here in earnest: the page is asked for at once, by the same process. */
const MOST = 200

// The proxy, the pages and what starts with the server are separate bundles of one process.
const shared = processState<{ formRefusals: Map<string, Refusal> }>()

/**
 * Keeps a refusal for the page that shows it, in this process: the database may be what is away.
 * @returns what it is found by
 */
export function keepRefusal(refusal: Refusal): string {
  const refusals = (shared.formRefusals ??= new Map())
  const id = crypto.randomUUID()
  refusals.set(id, refusal)
  const [oldest] = refusals.keys()
  if (refusals.size > MOST && oldest !== undefined) refusals.delete(oldest)
  setTimeout(() => refusals.delete(id), PATIENCE_MS).unref()
  return id
}

/** The refusal that a page is to show. */
export function refusalOf(id: string | null): Refusal | undefined {
  return id === null ? undefined : shared.formRefusals?.get(id)
}
