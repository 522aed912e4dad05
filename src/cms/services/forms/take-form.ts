import type { Payload } from 'payload'

import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import type { FormAnswer, FormPost } from '../../../domain/forms/form-post'
import { isFromOwnPage } from '../../../domain/forms/own-form'
import { typedLine, typedParagraphs } from '../../../domain/texts/typed-text'
import { env } from '../../../env'
import { seamanOf } from '../seaman-only/seaman-session.queries'
import { type Done, type FormParams, hasTrap, isAction, type SiteForm } from './form'
import { formDigest } from './form-digest'
import { formParams, formQuery } from './form-params'
import {
  type AnyFile,
  FileGone,
  keepForm,
  MOST_TYPED_ANONYMOUSLY,
  NOT_KEPT,
  type SentFile,
} from './kept-forms'
import {
  fileOfOwnField,
  isKey,
  keptField,
  leaveOutField,
  OWN_FIELDS,
  readKeptValue,
} from './own-fields'
import { makeFiles } from './files-to-make'
import { isPasswordField } from './form-fields'
import { readFiles } from './read-files'
import { type FormBody, readFormBeginning, readFormBody } from './read-form-body'
import { checkValues, type Problems, readTyped, withoutPasswords } from './read-values'
import { findRecorded, recordForm } from './record-form'
import {
  keep,
  keepsTyped,
  LATER,
  refuse,
  type Refused,
  type Taken,
  whatBroke,
  withShown,
} from './refuse-form'
import type { KeptFile } from './refusals'

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

/** How long who comes with a file is to wait while files cannot be checked. Seconds. */
const FILES_LATER = 60

/**
 * Takes what is sent to the forms of the site: reads, checks, keeps and records it. What breaks is
 * answered with a form that has everything in it, and the log keeps the cause.
 */
export function takingForms(site: FormsOfSite): (post: FormPost) => Promise<FormAnswer> {
  return async (post) => {
    const form = site.forms.find(({ name }) => name === post.form)
    if (!form) throw new Error(`The table of routes names a form that there is not: ${post.form}`)
    const taken: Taken = { form, typed: {}, files: {}, sentFiles: [], keptBefore: {} }
    let outcome: Refused | { sent: string } | Done
    try {
      outcome = await take(site, post, taken)
    } catch (error) {
      outcome = await whatBroke(error)
    }
    if ('location' in outcome) return { kind: 'sent', ...outcome }
    if ('sent' in outcome) {
      const query = formQuery(form, paramsOf(form, post), { sent: outcome.sent })
      return { kind: 'sent', location: post.path + query }
    }
    return refuse(post, taken, outcome, await keep(site, taken, outcome))
  }
}

/** @returns the reference of what was recorded: nothing else is told to have been sent */
async function take(
  site: FormsOfSite,
  post: FormPost,
  taken: Taken,
): Promise<Refused | { sent: string } | Done> {
  const { form } = taken
  if (!isFromOwnPage(headersOf(post), env.SITE_URL))
    return { status: 403, notice: { kind: 'foreign' } }
  const contentType = String(post.headers['content-type'] ?? '')
  const body = post.isTooLarge ? 413 : await readFormBody(post.body, contentType)
  if (body === 413) {
    takeTexts(taken, await readFormBeginning(post.body, contentType))
    return { status: 413, notice: { kind: 'tooLarge' } }
  }
  if (typeof body === 'number') return { status: body, notice: { kind: 'unreadable' } }
  // Before it is known what the form is about, the database may be found away.
  const key = takeTexts(taken, body.texts)
  taken.sentFiles = [...body.files.keys()]
  const secondsOfTries = await site.limitTries(post)
  if (secondsOfTries !== undefined) return limited(secondsOfTries)
  const payload = await site.api()
  const params = paramsOf(form, post)
  const visitor = { cookies: String(post.headers.cookie ?? '') }
  taken.of = (await seamanOf(visitor.cookies))?.id ?? ownerIn(body.texts)
  const about = await form.load(params, post.locale, visitor)
  if (!about) {
    const first = await form.leadsFirst?.(
      await addressWithTyped(payload, post, taken),
      post.locale,
      visitor,
    )
    // Else the page says why.
    return first === undefined ? { status: 422 } : { location: first }
  }
  // As above.
  if (form.isReady?.(about) === false) return { status: 422 }
  const today = dayInUtc(processNow('the day that typed days are compared with'))
  const schema = form.schema({ about, locale: post.locale, today })
  const typed = readTyped(schema, body.texts)
  Object.assign(taken, { about, schema, typed: withoutPasswords(typed) })
  const needsKey = !(isAction(form) && form.isOnKeptPages)
  if (taken.key === undefined && needsKey) return { status: 422, notice: { kind: 'expired' } }

  if (isAction(form)) {
    // Not among what is known of the form: what a refusal keeps is stored as it came.
    const sent = await readFiles(payload, { form: form.name, of: taken.of, schema, body })
    const checked = checkValues(schema, typed, withoutBytes(sent.files), sent.wrongFiles)
    if ('problems' in checked) return wrong(checked.problems)
    if (sent.isUnscanned) {
      return { status: 503, notice: { kind: 'unscanned' }, retryAfter: FILES_LATER }
    }
    const { locale, address } = post
    const done = await form.act(checked.values, {
      payload,
      about,
      params,
      locale,
      visitor,
      address,
      key,
      files: inMemory(sent.files),
      shown: taken.shown,
    })
    if ('location' in done) return done
    const { shown, ...refused } = done
    if (shown !== undefined) taken.shown = shown
    // It comes with another key, or it would be refused again.
    if (refused.notice?.kind === 'expired') delete taken.key
    return { status: 422, ...refused }
  }
  const read = await readFiles(payload, { form: form.name, of: taken.of, schema, body })
  const { files } = read
  taken.files = files
  if (form.place?.(about) === 'before') return await goBack(site, post, taken)
  const checked = checkValues(schema, typed, withoutBytes(files), read.wrongFiles)
  const sender = form.sender?.(about)
  const toMake = form.makes?.(about) ?? {}
  const said = { ...files, ...toMake }
  const digest = formDigest({ form: form.name, params, typed, files: said, sender })
  // Who presses again what is recorded sends nothing more.
  const isRecorded = (await findRecorded(payload, { key, digest })) !== undefined
  const isChanged = !isRecorded && form.shown?.(about) !== body.texts.get(OWN_FIELDS.shown)
  if (isChanged) {
    const problems = 'problems' in checked ? checked.problems : {}
    return { ...wrong(problems), status: 422, notice: { kind: 'changed' } }
  }
  if ('problems' in checked) return wrong(checked.problems)
  const { values } = checked
  if (read.isUnscanned && !isRecorded) {
    return { status: 503, notice: { kind: 'unscanned' }, retryAfter: FILES_LATER }
  }
  const { email } = form.summary(values, about)
  const seconds = isRecorded ? undefined : await site.limit(post, email)
  if (seconds !== undefined) return limited(seconds)
  const making = await makeFiles(isRecorded ? {} : toMake)
  if ('notDone' in making) return { status: 422, ...making.notDone }
  const { keptId: kept } = taken
  try {
    const { reference, isOther } = await recordForm(payload, {
      form,
      about,
      params,
      locale: post.locale,
      values,
      typed,
      files: { ...making.made, ...files },
      key,
      digest,
      ...(kept !== undefined && { kept }),
      ...(hasTrap(form) &&
        body.texts.get(OWN_FIELDS.trap) && { robotSign: 'hiddenField' as const }),
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

/** To an earlier step of the page: what was typed comes along, and the files. */
async function goBack(site: FormsOfSite, post: FormPost, taken: Taken): Promise<Refused | Done> {
  const kept = await keep(site, taken, { status: 422 })
  if (!kept) return { status: 503, notice: { kind: 'unavailable' }, retryAfter: LATER }
  const params = paramsOf(taken.form, post)
  return { location: post.path + formQuery(taken.form, params, { kept: kept.kept }) }
}

/**
 * Where the form is, with what was typed in it, to come back to. Files do not wait: nobody has shown who sends them.
 */
async function addressWithTyped(payload: Payload, post: FormPost, taken: Taken): Promise<string> {
  const { form, typed, of, shown } = taken
  const at = (kept: Readonly<Record<string, string>>) =>
    post.path + formQuery(form, paramsOf(form, post), kept)
  if (!keepsTyped(form) || form.leadsFirst === undefined) return at({})
  // The page of the sign-in says so.
  if (JSON.stringify(typed).length > MOST_TYPED_ANONYMOUSLY) return at({ kept: NOT_KEPT })
  const { id } = await keepForm(payload, {
    form: form.name,
    of,
    typed: withShown(typed, shown),
    files: {},
  })
  return at({ kept: id })
}

/**
 * The account whose page was sent after its session had ended. A visitor who changes the number does not find the form
 * again.
 */
function ownerIn(texts: FormBody['texts']): number | undefined {
  const of = texts.get(OWN_FIELDS.of) ?? ''
  return /^\d{1,9}$/.test(of) ? Number(of) : undefined
}

function paramsOf(form: SiteForm, post: FormPost): FormParams {
  return formParams(form, post.params, post.query)
}

function limited(seconds: number): Refused {
  return {
    status: 429,
    notice: { kind: 'limited', minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  }
}

/** What is wrong is the visitor's to correct, unless it is all ours. */
function wrong(problems: Problems): Refused {
  const isOurs = Object.values(problems).every((problem) => problem === 'fileUnchecked')
  return isOurs ? { status: 503, problems, retryAfter: FILES_LATER } : { status: 422, problems }
}

/**
 * Takes over what was typed, while it is not known which fields there are: none is of one line for sure.
 * @returns the key, or what stands in its place
 */
function takeTexts(taken: Taken, texts: FormBody['texts']): string {
  const typed: Record<string, string> = {}
  const keptBefore: Record<string, KeptFile> = {}
  const own: readonly string[] = Object.values(OWN_FIELDS)
  for (const [name, text] of texts) {
    const field = fileOfOwnField(name)
    const file = name === keptField(field ?? '') && readKeptValue(text)
    if (field !== undefined && file && !texts.has(leaveOutField(field))) keptBefore[field] = file
    else if (field === undefined && !own.includes(name) && !isPasswordField(name)) {
      typed[name] = typedParagraphs(text)
    }
  }
  Object.assign(taken, { typed, keptBefore })
  const key = texts.get(OWN_FIELDS.key) ?? ''
  if (isKey(key)) taken.key = key
  const kept = texts.get(OWN_FIELDS.kept) ?? ''
  if (isKey(kept)) taken.keptId = kept
  const shown = texts.get(OWN_FIELDS.shown)
  // What a request showed is compared by the kit, and its page says what is true by then.
  if (shown !== undefined && isAction(taken.form)) taken.shown = typedLine(shown)
  return key
}

/** Those that came with the form itself: of an action nothing was kept before. */
function inMemory(files: Readonly<Record<string, AnyFile>>): Record<string, SentFile> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([field, file]) => ('bytes' in file ? [[field, file]] : [])),
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
