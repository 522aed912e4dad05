import type { Payload } from 'payload'

import type { FormAnswer, FormPost } from '../../domain/form-post'
import { isFromOwnPage } from '../../domain/own-form'
import { typedParagraphs } from '../../domain/typed-text'
import { env } from '../../env'
import { troubleOf } from '../database-trouble'
import { isReachable } from '../publications/reading/ledger-pool'
import type { FormAbout, FormSchema, SiteForm } from './form'
import { formDigest } from './form-digest'
import type { AnyFile } from './kept-forms'
import { FileGone, keepForm } from './kept-forms'
import { isKey, OWN_FIELDS } from './own-fields'
import { readFiles } from './read-files'
import { type FormBody, readFormBody } from './read-form-body'
import { checkValues, type Problems, readTyped, type Typed } from './read-values'
import { findByKey, recordForm } from './record-form'
import { refusalJson } from './refusal-json'
import { type FormNotice, keepRefusal, type Refusal } from './refusals'

type Status = Extract<FormAnswer, { kind: 'refused' }>['status']

/** What taking forms needs of the rest of the site. */
export interface FormsOfSite {
  forms: readonly SiteForm[]
  api: () => Promise<Payload>
  /**
   * Of an address: counted before anything is read for it or kept.
   * @returns seconds to wait, where somebody has sent too much
   */
  limitTries: (post: FormPost) => Promise<number | undefined>
  /** Of what is well, and is recorded. */
  limit: (post: FormPost, email: string | undefined) => Promise<number | undefined>
}

/** What is known of a form while it is taken: each step adds to it, and a refusal shows as much as there is. */
interface Taken {
  form: SiteForm
  about?: FormAbout
  schema?: FormSchema
  typed: Typed
  files: Readonly<Record<string, AnyFile>>
  key?: string
}

interface Refused {
  status: Status
  problems?: Problems
  notice?: FormNotice
  retryAfter?: number
}

/** How long who is told "later" is to wait. Seconds. */
const LATER = 5

/**
 * Takes what is sent to the forms of the site: reads, checks, keeps and records it. What breaks is
 * answered with a form that has everything in it, and the log keeps the cause.
 */
export function takingForms(site: FormsOfSite): (post: FormPost) => Promise<FormAnswer> {
  return async (post) => {
    const form = site.forms.find(({ name }) => name === post.form)
    if (!form) throw new Error(`The table of routes names a form that there is not: ${post.form}`)
    const taken: Taken = { form, typed: {}, files: {} }
    let outcome: Refused | { sent: string }
    try {
      outcome = await take(site, post, taken)
    } catch (error) {
      outcome = await whatBroke(error)
    }
    if ('sent' in outcome) return { kind: 'sent', location: `${post.path}?sent=${outcome.sent}` }
    return refuse(site, post, taken, outcome)
  }
}

/** @returns the reference of what was recorded; an empty one where a program is to believe so */
async function take(
  site: FormsOfSite,
  post: FormPost,
  taken: Taken,
): Promise<Refused | { sent: string }> {
  const { form } = taken
  if (!isFromOwnPage(headersOf(post), env.SITE_URL))
    return { status: 403, notice: { kind: 'foreign' } }
  if (post.isTooLarge) return { status: 413, notice: { kind: 'tooLarge' } }
  const body = await readFormBody(post.body, String(post.headers['content-type'] ?? ''))
  if (typeof body === 'number') {
    return { status: body, notice: { kind: body === 413 ? 'tooLarge' : 'unreadable' } }
  }
  // Before it is known what the form is about, the database may be found away.
  taken.typed = typedAnyhow(body)
  const key = body.texts.get(OWN_FIELDS.key) ?? ''
  if (isKey(key)) taken.key = key
  if ((body.texts.get(OWN_FIELDS.honeypot) ?? '') !== '') return { sent: '' }

  const secondsOfTries = await site.limitTries(post)
  if (secondsOfTries !== undefined) return limited(secondsOfTries)
  const payload = await site.api()
  const about = await form.load(post.params, post.locale)
  // The page says why.
  if (!about) return { status: 422 }
  const today = new Date().toISOString().slice(0, 10)
  const schema = form.schema({ about, locale: post.locale, today })
  const typed = readTyped(schema, body.texts)
  Object.assign(taken, { about, schema, typed })
  if (taken.key === undefined) return { status: 422, notice: { kind: 'expired' } }

  const { files, wrongFiles } = await readFiles(payload, { form: form.name, schema, body })
  taken.files = files
  const checked = checkValues(schema, typed, withoutBytes(files), wrongFiles)
  if ('problems' in checked) return { status: 422, problems: checked.problems }
  const { values } = checked
  const digest = formDigest({ form: form.name, params: post.params, typed, files })
  // Who presses again what is recorded sends nothing more.
  const isRecorded = (await findByKey(payload, { key, digest })) !== undefined
  const { email } = form.summary(values, about)
  const seconds = isRecorded ? undefined : await site.limit(post, email)
  if (seconds !== undefined) return limited(seconds)
  const kept = body.texts.get(OWN_FIELDS.kept)
  try {
    const { reference, isOther } = await recordForm(payload, {
      form,
      about,
      params: post.params,
      locale: post.locale,
      values,
      typed,
      files,
      key,
      digest,
      ...(kept !== undefined && kept !== '' && { kept }),
    })
    if (!isOther) return { sent: reference }
    // Pressed again, it is sent under another key.
    delete taken.key
    return { status: 422, notice: { kind: 'alreadySent', reference } }
  } catch (error) {
    if (!(error instanceof FileGone)) throw error
    taken.files = Object.fromEntries(Object.entries(files).filter(([name]) => name !== error.field))
    return { status: 422, problems: { [error.field]: 'fileGone' } }
  }
}

function limited(seconds: number): Refused {
  return {
    status: 429,
    notice: { kind: 'limited', minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  }
}

/** What is told where something broke: "later" where it is the database. */
async function whatBroke(error: unknown): Promise<Refused> {
  const isBusy = error instanceof Error && 'status' in error && error.status === 503
  const isTrouble = isBusy || troubleOf(error) !== 'fault' || !(await isReachable())
  // A transaction that cannot begin has lost the error that says why.
  const isLost = error instanceof Error && error.message.includes('cannot begin transaction')
  if (isTrouble || isLost) {
    console.warn(`A form could not be recorded now: ${String(error)}`)
    return { status: 503, notice: { kind: 'unavailable' }, retryAfter: LATER }
  }
  console.error(error)
  return { status: 500, notice: { kind: 'failed' } }
}

async function refuse(
  site: FormsOfSite,
  post: FormPost,
  taken: Taken,
  { status, problems = {}, notice, retryAfter }: Refused,
): Promise<FormAnswer> {
  const { form, typed, files, key } = taken
  const refusal: Refusal = {
    form: form.name,
    typed,
    problems,
    keptFiles: {},
    ...(notice && { notice }),
    ...(key !== undefined && { key }),
  }
  const isKept = taken.schema !== undefined && status !== 503 && status !== 500
  if (isKept) {
    try {
      const kept = await keepForm(await site.api(), { form: form.name, typed, files })
      Object.assign(refusal, { kept: kept.id, keptFiles: kept.keptFiles })
    } catch (error) {
      // The page has everything in it all the same, but for the file.
      console.warn(`A refused form could not be kept: ${String(error)}`)
    }
  }
  const { schema, about = { words: {} } } = taken
  const json = await refusalJson(form, refusal, { schema, about, locale: post.locale })
  return {
    kind: 'refused',
    status,
    refusal: keepRefusal(refusal),
    json,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** What was typed, while it is not known which fields there are: none is of one line for sure. */
function typedAnyhow({ texts }: FormBody): Typed {
  const own: readonly string[] = Object.values(OWN_FIELDS)
  return Object.fromEntries(
    [...texts].flatMap(([name, text]) =>
      own.includes(name) ? [] : [[name, typedParagraphs(text)]],
    ),
  )
}

function withoutBytes(files: Readonly<Record<string, AnyFile>>) {
  return Object.fromEntries(
    Object.entries(files).map(([field, { name, type, size, sha256 }]) => [
      field,
      { name, type, size, sha256 },
    ]),
  )
}

function headersOf({ headers }: FormPost): Headers {
  const known = new Headers()
  for (const name of ['origin', 'host', 'sec-fetch-site']) {
    const value = headers[name]
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
