import type { Payload } from 'payload'

import type { FormAnswer, FormPost } from '../../../domain/forms/form-post'
import { troubleOf } from '../../database/database-trouble'
import { isReachable } from '../../database/read-pool'
import { type FormAbout, isAction, type SiteForm } from './form'
import type { FormSchema } from './form-fields'
import { formParams, formQuery } from './form-params'
import { OWN_FIELDS } from './own-fields'
import { type AnyFile, keepForm } from './kept-forms'
import { NotCommitted } from './record-form'
import type { Problems, Typed } from './read-values'
import { refusalJson } from './refusal-json'
import { type FormNotice, keepRefusal, type KeptFile, type Refusal } from './refusals'

type Status = Extract<FormAnswer, { kind: 'refused' }>['status']

/** What is known of a form while it is taken: each step adds to it, and a refusal shows as much as there is. */
export interface Taken {
  form: SiteForm
  about?: FormAbout
  schema?: FormSchema
  typed: Typed
  files: Readonly<Record<string, AnyFile>>
  /** The fields that a file came in. */
  sentFiles: readonly string[]
  /** The refused form that this one is sent in place of, and the files that are to go along, as the page says. */
  keptId?: string
  keptBefore: Readonly<Record<string, KeptFile>>
  /** The account that sends it, or whose page it was. */
  of?: number | undefined
  key?: string
  /** What the page of an action showed. */
  shown?: string
}

/** Why a form is not taken. */
export interface Refused {
  status: Status
  problems?: Problems
  notice?: FormNotice
  /** Seconds. */
  retryAfter?: number
}

type Kept = Pick<Refusal, 'keptFiles'> & { kept: string }

/** How long who is told "later" is to wait. Seconds. */
export const LATER = 5

/** What is told where something broke: "later" where it is the database. */
export async function whatBroke(error: unknown): Promise<Refused> {
  const isBusy = error instanceof Error && 'status' in error && error.status === 503
  const isTrouble = isBusy || troubleOf(error) !== 'fault' || !(await isReachable())
  if (isTrouble || error instanceof NotCommitted) {
    console.warn(`A form could not be recorded now: ${String(error)}`)
    return { status: 503, notice: { kind: 'unavailable' }, retryAfter: LATER }
  }
  console.error(error)
  return { status: 500, notice: { kind: 'failed' } }
}

/** Keeps what was typed and the files for the next try; nothing where that is not known, or cannot be kept. */
export async function keep(
  { api }: { api: () => Promise<Payload> },
  { form, schema, typed, files, of, shown }: Taken,
  { notice }: Refused,
): Promise<Kept | undefined> {
  if (!schema || !keepsTyped(form)) return undefined
  // The page has the texts; for a file, a database that is there again is asked once more.
  const isTrouble = notice?.kind === 'unavailable'
  if (isTrouble && (Object.keys(files).length === 0 || !(await isReachable()))) return undefined
  try {
    const { id, keptFiles } = await keepForm(await api(), {
      form: form.name,
      of,
      typed: withShown(typed, shown),
      files,
    })
    return { kept: id, keptFiles }
  } catch (error) {
    // The page has everything in it all the same, but for the file.
    console.warn(`A refused form could not be kept: ${String(error)}`)
    return undefined
  }
}

/** Whether what was typed into a form is stored for a while: of every request, and of an action that says so. */
export function keepsTyped(form: SiteForm): boolean {
  return !isAction(form) || form.keepsTyped === true
}

/** What is stored of a form: what its page showed goes with what was typed on it. No field is called so. */
export function withShown(typed: Typed, shown: string | undefined): Typed {
  return shown === undefined ? typed : { ...typed, [OWN_FIELDS.shown]: shown }
}

/** The answer to a form that is not taken: its page, with everything that was typed. */
export async function refuse(
  post: FormPost,
  { form, about = { words: {} }, schema, typed, sentFiles, keptId, keptBefore, key, shown }: Taken,
  { status, problems = {}, notice, retryAfter }: Refused,
  kept: Kept | undefined,
): Promise<FormAnswer> {
  // What was kept before is there still, or will be said to be gone.
  const before = keptId === undefined ? undefined : { kept: keptId, keptFiles: keptBefore }
  const { keptFiles, ...id } = kept ?? before ?? { keptFiles: {} }
  const refusal: Refusal = {
    form: form.name,
    typed,
    problems,
    keptFiles,
    lostFiles: sentFiles.filter((field) => !(field in problems) && !(field in keptFiles)),
    ...id,
    ...(notice && { notice }),
    ...(key !== undefined && { key }),
    ...(shown !== undefined && { shown }),
  }
  const json = await refusalJson(form, refusal, { schema, about, locale: post.locale })
  const isShownAgain = notice?.kind === 'changed' && refusal.kept !== undefined
  return {
    kind: 'refused',
    status,
    refusal: keepRefusal(refusal),
    json,
    ...(isShownAgain && { location: addressAgain(form, post, refusal.kept) }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** Where the page is with what was typed, when what it showed is no longer true. */
function addressAgain(form: SiteForm, { path, params, query }: FormPost, kept = ''): string {
  return path + formQuery(form, formParams(form, params, query), { kept, changed: '1' })
}
