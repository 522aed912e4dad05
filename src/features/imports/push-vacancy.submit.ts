import 'server-only'

import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'

import { causedBy } from '@/cms/services/audit/audit-cause'
import { troubleOf } from '@/cms/database/database-trouble'
import { isExternalId } from '@/domain/vacancies/external-id'
import { consume } from '@/cms/services/limits/limits'
import { localApi } from '@/cms/local-api'
import { livePageUrl } from '@/cms/publications/reading/live-url'
import { lockDocument } from '@/cms/database/locks'
import { DatabaseSilent, whileReachable } from '@/cms/database/while-reachable'
import type { PushProblem, ToldError } from '@/domain/imports/push-problems'
import { type PushError, readPush, readPushedEntry } from '@/domain/imports/read-push'
import { siteProcess } from '@/domain/process/site-process'
import { env } from '@/env'
import { panelText } from '@/i18n/panel/panel-texts'

import { reasonKey } from './admin/reason-text'
import type { FlaggerMaker } from './import-request.hooks'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { notePush as note } from './push-log.queries'
import { problemAnswer, PUSH_HEADERS } from './push-problem'
import { findToken, type KnownToken } from './push-token.queries'
import { pushTokenIn } from './push-tokens'
import { closeVacancy, writeVacancy } from './write-vacancy.hooks'

/** Bytes of a body. */
const LARGEST_PUSH = 64 * 1024

/** Seconds for `Retry-After` when the database is busy. */
const RETRY_AFTER = 5

interface Push {
  flagger: FlaggerMaker
  payload: Payload
  token: KnownToken
  method: 'put' | 'delete'
  externalId: string
  /** Aborted where the sender has been told to come again. */
  signal: AbortSignal
}

/**
 * Handles a push of a company about one of its vacancies. Only the token authenticates; cookies are ignored. `PUT`
 * creates or replaces the vacancy and publishes it, unless staff should check something first. `DELETE` closes it. Ids
 * are scoped to the company. Each push is logged with its result.
 * @param id the decoded segments of the address after that of the API
 */
export async function submitPush(
  request: Request,
  id: readonly string[],
  method: Push['method'],
  flagger: FlaggerMaker,
): Promise<Response> {
  const [externalId, ...rest] = id
  if (externalId === undefined || rest.length > 0) return problemAnswer('address-wrong')
  try {
    return await whileReachable(async (signal) => {
      const payload = await localApi()
      const token = await admit(request)
      if (token instanceof Response) return token
      const push = { flagger, payload, token, method, externalId, signal } as const
      const { duringWrite } = siteProcess()
      return duringWrite ? duringWrite(() => answer(request, push)) : answer(request, push)
    })
  } catch (error) {
    const isBusy = error instanceof DatabaseSilent || !isFault(error)
    if (isBusy) return problemAnswer('busy', { retryAfter: RETRY_AFTER })
    console.error('What a company sent broke something:', error)
    return problemAnswer('failed')
  }
}

/** Authenticates a push: returns its token, or the refusal. */
async function admit({ headers }: Request): Promise<KnownToken | Response> {
  const shown = pushTokenIn(headers.get('authorization'))
  if (shown === undefined) return problemAnswer('token-missing')
  const known = shown === null ? undefined : await findToken(shown)
  if (!known) {
    const address = headers.get('x-forwarded-for') ?? undefined
    const seconds = await consume('wrongToken', { address })
    return seconds === undefined
      ? problemAnswer('token-wrong')
      : problemAnswer('too-often', { retryAfter: seconds })
  }
  const seconds = await consume('push', { token: known.id })
  return seconds === undefined ? known : problemAnswer('too-often', { retryAfter: seconds })
}

async function answer(request: Request, push: Push): Promise<Response> {
  const { token } = push
  const away = awayOf(token)
  if (away) {
    await note(push, 'forbidden', away)
    return problemAnswer(away)
  }
  if (token.hasFeed) return refuse(push, 'feed')
  if (!isExternalId(push.externalId)) return refuse(push, 'id-wrong')
  return push.method === 'put' ? put(request, push) : close(push)
}

/** Returns the reason why the site accepts no pushes of a company. */
function awayOf(token: KnownToken): PushProblem | undefined {
  if (token.isExample) return 'company-example'
  if (token.isSuspended) return 'company-suspended'
  if (token.isWarned) return 'company-warned'
  return token.isPublished ? undefined : 'company-not-published'
}

async function put(request: Request, push: Push): Promise<Response> {
  const body = await readBody(request)
  if ('problem' in body) return refuse(push, body.problem)
  const pushed = body.isEntry
    ? readPushedEntry(body.text, push.externalId)
    : readPush(body.text, push.externalId)
  if (pushed.kind === 'unreadable') {
    return refuse(push, body.isEntry ? 'entry-unreadable' : 'body-unreadable')
  }
  if (pushed.kind === 'refused') return refuseFields(push, pushed.errors)
  const { token, externalId } = push
  const req = await requestOf(push)
  try {
    const { id, outcome, flags } = await inOneTransaction(req, async () => {
      await lockDocument(req, 'vacancies', `${token.company}/${externalId}`)
      const known = { company: token.company, externalId, values: pushed.values }
      const done = await writeVacancy(req, known, {
        flagsOf: push.flagger(req),
        decided: async (decision) => {
          const codes = decision.flags.map(({ code }) => code)
          const reason = codes.length > 0 ? `held: ${codes.join(', ')}` : undefined
          await note(push, decision.outcome, reason, req)
        },
      })
      push.signal.throwIfAborted()
      return done
    })
    if (flags.length > 0) {
      const look = flags.map(({ code, sentence }) => ({ code, detail: sentence }))
      return Response.json(
        { outcome: 'held', externalId, look },
        { status: 202, headers: PUSH_HEADERS },
      )
    }
    const url = await livePageUrl('vacancies', String(id), env.SOURCE_LOCALE)
    return Response.json(
      { outcome, externalId, url },
      { status: outcome === 'created' ? 201 : 200, headers: PUSH_HEADERS },
    )
  } catch (error) {
    return refusedBy(push, error)
  }
}

async function close(push: Push): Promise<Response> {
  const { token, externalId } = push
  const req = await requestOf(push)
  try {
    const outcome = await inOneTransaction(req, async () => {
      await lockDocument(req, 'vacancies', `${token.company}/${externalId}`)
      const done = await closeVacancy(req, { company: token.company, externalId })
      await note(push, done, undefined, req)
      push.signal.throwIfAborted()
      return done
    })
    return outcome === 'unknown'
      ? problemAnswer('unknown')
      : new Response(null, { status: 204, headers: PUSH_HEADERS })
  } catch (error) {
    return refusedBy(push, error)
  }
}

/** All of a body, as text, and whether it is an entry of a feed. */
async function readBody(
  request: Request,
): Promise<{ text: string; isEntry: boolean } | { problem: PushProblem }> {
  const { headers } = request
  const type =
    /^(?:application\/(json|ld\+json|xml)|text\/xml)\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.exec(
      headers.get('content-type') ?? '',
    )
  if (!type) return { problem: 'content-type' }
  const isEntry = type[1]?.toLowerCase() !== 'json'
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') return { problem: 'content-type' }
  if (Number(headers.get('content-length') ?? 0) > LARGEST_PUSH) {
    return { problem: 'body-too-large' }
  }
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > LARGEST_PUSH) return { problem: 'body-too-large' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isEntry }
  } catch {
    return { problem: 'body-unreadable' }
  }
}

/** Returns the answer to a push that failed: the refusal of the collection, or a technical problem. */
async function refusedBy(push: Push, error: unknown): Promise<Response> {
  if (isValidationError(error)) {
    const errors = error.data.errors.map(({ path, message }) => ({
      field: fieldOf(path),
      code: 'invalid',
      detail: message,
    }))
    await note(push, 'refused', reasonOf(errors))
    return problemAnswer('fields-wrong', { errors })
  }
  const isLeft = error instanceof Error && 'status' in error && error.status === 409
  if (isLeft) return refuse(push, 'left-to-staff')
  // A site that is busy has no place for the note either.
  if (isFault(error) && !push.signal.aborted) await note(push, 'failed').catch(() => undefined)
  throw error
}

/** Whether it would fail again. An import that has created the same vacancy at the same moment is found the next time. */
function isFault(error: unknown): boolean {
  return troubleOf(error) === 'fault' && !isTwin(error)
}

function isTwin(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTwin(error.cause)
}

/** Of Postgres. */
const UNIQUE_VIOLATION = '23505'

async function refuse(push: Push, problem: PushProblem): Promise<Response> {
  await note(push, 'refused', problem)
  return problemAnswer(problem)
}

async function refuseFields(push: Push, errors: readonly PushError[]): Promise<Response> {
  const { t } = await requestOf(push)
  const told = errors.map(({ field, reason }): ToldError => ({
    field,
    code: reason,
    detail: OWN_WORDS[reason] ?? panelText(t, reasonKey(reason)),
  }))
  await note(push, 'refused', reasonOf(told))
  return problemAnswer('fields-wrong', { errors: told })
}

/** What no file of an import is told. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  unknownField: 'There is no such field.',
  wrongKind: 'Write a text, a number, true, false, null, or a list of these.',
  companyOfToken: 'Leave it out: your token says which company it is.',
  externalIdDiffers: 'It is another one than in the address.',
  languageMissing: 'Say which language the text is in: "inLanguage" in JSON-LD, xml:lang in XML.',
  invalid: 'It cannot be understood.',
}

/** For the log: fields and codes, no values. */
function reasonOf(errors: readonly { field: string; code: string }[]): string {
  return errors.map(({ field, code }) => `${field}: ${code}`).join('; ')
}

/** Names of the collection that the export has otherwise. */
const FIELDS: Readonly<Record<string, string>> = { 'pay.min': 'pay.from', 'pay.max': 'pay.to' }

function fieldOf(path: string): string {
  return FIELDS[path] ?? path
}

function isValidationError(
  error: unknown,
): error is Error & { data: { errors: { path: string; message: string }[] } } {
  if (!(error instanceof Error) || !('data' in error)) return false
  const { data } = error
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}

/** Makes a request without a user, in English, because programs read the answer. */
async function requestOf({ payload, token }: Push): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' })
  return createLocalReq(
    {
      locale: env.SOURCE_LOCALE,
      context: causedBy('token', token.id),
      req: { i18n, t: i18n.t },
    },
    payload,
  )
}
