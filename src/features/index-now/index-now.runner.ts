import type { Payload } from 'payload'

import type { Runner } from '../../cms/services/jobs/runner'
import {
  INDEX_NOW_ENGINES,
  indexNowMessage,
  meaningOf,
  pauseAfter,
} from '../../domain/addresses/index-now'
import { isLocale, type Locale, LOCALES } from '../../domain/locales/locales'
import { isLocalSite } from '../../domain/addresses/local-site'
import { absoluteUrl, publicPath } from '../../domain/addresses/paths'
import { processNow } from '../../domain/time/process-clock'
import { pauseAskedFor } from '../../domain/addresses/retry-after'
import { env } from '../../env'
import {
  acquireQueued,
  forgetQueue,
  indexNowSettings,
  lastFailures,
  noteClosed,
  noteReport,
} from './index-now-rows.hooks'

/** How often it is looked what is to be told, in milliseconds. */
const INTERVAL = 60_000

/** For one answer, in milliseconds. */
const PATIENCE = 10_000

/** Characters of an answer that are kept. */
const MOST_OF_ANSWER = 200

/**
 * Tells a search engine what has changed, where an admin has turned it on. A site on this machine tells nobody. Any number
 * of instances may do it on one database. A stop gives up the question under way.
 */
export const indexNowRunner: Runner = {
  name: 'index-now',
  interval: INTERVAL,
  time: 60_000,
  isOn: !isLocalSite(env.SITE_URL),
  run: (payload, { signal }) => tellSearchEngine(payload, { signal }),
  failure: 'Search engines could not be told what has changed',
}

interface Options {
  signal?: AbortSignal
  /** Of tests: who is told, by which address, and of which site. */
  address?: string
  siteUrl?: string
}

/**
 * Tells once what has changed since.
 * @returns whether there may be more to tell at once
 * @throws whatever the database throws where it does not answer; what is to be told stays so
 */
export async function tellSearchEngine(
  payload: Payload,
  { signal, address, siteUrl = env.SITE_URL }: Options = {},
): Promise<boolean> {
  const settings = await indexNowSettings(payload)
  if (!settings) {
    await forgetQueue(payload)
    return false
  }
  await noteClosed(payload)
  const failures = await lastFailures(payload)
  if (failures.isPaused) return false
  const acquired = await acquireQueued(payload)
  if (!acquired) return false
  const addresses = [...new Set(acquired.rows.flatMap((row) => addressesOf(row, siteUrl)))]
  if (addresses.length === 0) return false
  const { engine, key } = settings
  const told = await send(address ?? INDEX_NOW_ENGINES[engine], {
    body: JSON.stringify(indexNowMessage(siteUrl, key, addresses)),
    ...(signal && { signal }),
  })
  const isTaken = told.status !== undefined && meaningOf(told.status) === 'taken'
  const pause = isTaken ? undefined : pauseAfter(failures.count + 1, told.pauseAsked)
  await noteReport(payload, acquired.lease, { engine, addresses, ...told, pause })
  return isTaken
}

function addressesOf({ locale, path }: { locale: string; path: string }, siteUrl: string) {
  const locales: readonly Locale[] = locale === '*' ? LOCALES : [locale].filter(isLocale)
  return locales.map((each) =>
    absoluteUrl(publicPath({ locale: each, path }, env.DEFAULT_LOCALE), siteUrl),
  )
}

interface Answer {
  status: number | undefined
  answer: string
  pauseAsked: number | undefined
}

/** Sends once, to where no redirect leads on; whatever comes of it is an answer. */
async function send(
  address: string,
  { body, signal }: { body: string; signal?: AbortSignal },
): Promise<Answer> {
  const late = AbortSignal.timeout(PATIENCE)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return {
      status: response.status,
      answer: await beginningOf(response),
      pauseAsked: pauseAskedFor(
        response.headers.get('retry-after'),
        processNow('a date that another server names').getTime(),
      ),
    }
  } catch (error) {
    // A question that a stop has broken off was none.
    if (signal?.aborted) throw error
    return { status: undefined, answer: reasonOf(error), pauseAsked: undefined }
  }
}

/** The first characters of an answer, without the marks of a page; the rest is not read. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > 4 * MOST_OF_ANSWER) break
  }
  return text
    .replaceAll(/<[^>]*>|[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_OF_ANSWER)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message, name } = error
  if (name === 'TimeoutError') return 'timeout'
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return (code || message).slice(0, MOST_OF_ANSWER)
}
