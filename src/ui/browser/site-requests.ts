import { FetchError, type FetchOptions, ofetch } from 'ofetch'

import { type RequestFailure, requestFailure } from '@/domain/browser/request-failure'

import { member } from './messages'

/**
 * What a request came to. Each failure has a text: `requests` of the interface's texts. `message` is what
 * the site itself said, where it did.
 */
export type Answer<T> =
  | { ok: true; data: T }
  | { ok: false; failure: RequestFailure; message?: string }

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Is sent as JSON. */
  body?: Record<string, unknown>
  /** How long all of it may take, the second try and the body of the answer included. Milliseconds. */
  timeout?: number
}

const TIMEOUT = 10_000

/**
 * Asks the site for JSON; of everything in the browser that does. `read` turns the answer into what is
 * wanted, or into `undefined` where it makes no sense. Reads are tried once more on statuses that
 * pass by themselves (ofetch's list is the specification's) and when nothing answers; writes never.
 */
export async function request<T>(
  address: string,
  read: (json: unknown) => T | undefined,
  { method = 'GET', body, timeout = TIMEOUT }: Options = {},
): Promise<Answer<T>> {
  const options: FetchOptions<'json'> = {
    method,
    ...(body && { body }),
    // Not ofetch's own limit, which ends with the head of the answer.
    signal: AbortSignal.timeout(timeout),
  }
  let json: unknown
  try {
    json = await siteFetch(address, options)
  } catch (error) {
    const message = error instanceof FetchError ? member(error.data, 'message') : undefined
    const failure = whichFailure(error)
    return typeof message === 'string' ? { ok: false, failure, message } : { ok: false, failure }
  }
  const data = read(json)
  return data === undefined ? { ok: false, failure: 'unreadable' } : { ok: true, data }
}

const siteFetch = ofetch.create({
  headers: { Accept: 'application/json' },
  // At different moments, or everybody who was refused together would come back together.
  retryDelay: () => 300 + Math.random() * 400,
  // ofetch's own takes what is no JSON for a text.
  parseResponse: (text): unknown => JSON.parse(text),
})

function whichFailure(error: unknown): RequestFailure {
  const errorNames: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) errorNames.push(cause.name)
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined
  return requestFailure({ status, errorNames, isOnline: navigator.onLine })
}
