import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Locale } from '../domain/locales/locales'
import { createFailurePages, type Failure, type FailureKind } from './failure-page'
import type { FailureAnswer } from './plan-answer'
import { sendOnce } from './send-page'
import type { createSecurityHeaders } from './security-headers'

/** Seconds after which a reader is to come again, where the site is overloaded. */
const RETRY_AFTER = '5'

/**
 * Our pages in place of an answer: a site that is overloaded or broken, and a client that asks for too much.
 * @param root the folder of the project
 */
export function createFailureAnswers({
  root,
  defaultLocale,
  securityHeaders,
}: {
  root: string
  defaultLocale: Locale
  securityHeaders: Pick<ReturnType<typeof createSecurityHeaders>, 'policyFor'>
}) {
  const pages = createFailurePages(root, defaultLocale)

  function answerOf(failure: Failure): FailureAnswer {
    return {
      status: failure.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(failure.status === 503 && { 'Retry-After': RETRY_AFTER }),
        ...(failure.status === 429 && { 'Retry-After': String(failure.secondsToWait) }),
      },
      body: pages.render(failure),
    }
  }

  /** What is known of a request, for an answer about it. */
  const about = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => ({
    url,
    headers,
    requestId: String(response.getHeader('X-Request-Id')),
  })

  return {
    answerOf,
    /**
     * Sends a failure page, where there is still somebody to read it.
     * @param url as the client asked: what goes on to Next has another one
     */
    send(request: IncomingMessage, response: ServerResponse, url: string, failure: FailureKind) {
      if (response.destroyed) return
      const asked = about(request, response)
      const { status, headers, body } = answerOf({ ...asked, url, ...failure })
      const policy = securityHeaders.policyFor(request, response)?.(body)
      response.statusCode = status
      for (const [name, value] of Object.entries({ ...headers, ...policy })) {
        response.setHeader(name, value)
      }
      // Next's router, on a preview, reads no sentence.
      sendOnce(request, response, Buffer.from(asked.headers.rsc === undefined ? body : ''))
    },
    /** For a form that there is no room for; its own script reads JSON. */
    sayLater(request: IncomingMessage, response: ServerResponse, status: 408 | 503) {
      const { url, headers, requestId } = about(request, response)
      if (headers.accept === 'application/json') {
        const message = pages.busySentence(url, headers)
        return {
          headers: { 'Content-Type': 'application/json' },
          body: `${JSON.stringify({ message, retryAfter: Number(RETRY_AFTER) })}\n`,
        }
      }
      const page = answerOf({ url, headers, requestId, status, isBusy: true })
      const policy = securityHeaders.policyFor(request, response)?.(page.body)
      return { headers: { ...page.headers, ...policy }, body: page.body }
    },
  }
}
