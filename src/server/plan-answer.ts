import type { IncomingMessage, ServerResponse } from 'node:http'

import { kindOfAnswer } from './answer-kind'
import type { PageExchange } from './cached-pages'
import { OF_LITE } from './lite-page'
import { takeOutScripts } from './next-scripts'
import { inKind } from './page-pieces'
import { placeSidesOfPage } from './page-sides'
import { sendOnce } from './send-page'
import type { AnswerPlan } from './take-answer'

/** Our page in place of Next's answer. */
export interface FailureAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * Decides what to do with an answer of Next. Our failure page replaces a failed page. A page is held until it is
 * complete, because its policy is computed from its scripts and it may be cached. Everything else is streamed.
 */
export function planAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  {
    exchange,
    policyOf,
    hasReact = false,
    fill,
    failed,
  }: {
    /** Set where the page may be cached. */
    exchange: PageExchange | undefined
    /** Headers that depend on the whole page; absent where none do. */
    policyOf: ((html: string) => Readonly<Record<string, string>>) | undefined
    /** Whether React runs in the browser too, as on pages for the staff. */
    hasReact?: boolean
    /** What is sent of a page that is not kept. */
    fill: (html: string) => string
    failed: () => Promise<FailureAnswer>
  },
): AnswerPlan {
  const kind = kindOfAnswer(request.headers)
  const isHtml = () => String(response.getHeader('content-type')).startsWith('text/html')
  const replaceBy = ({ status, headers, body }: FailureAnswer) => {
    if (response.destroyed) return
    for (const name of response.getHeaderNames()) {
      if (OF_OLD_BODY.test(name)) response.removeHeader(name)
    }
    response.statusCode = status
    const all = { ...headers, ...policyOf?.(body) }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    exchange?.leave()
    sendOnce(request, response, Buffer.from(body))
  }
  return {
    decide() {
      if (isFailedPage(request, response)) return 'replace'
      // An answer to HEAD has no page to read.
      const isRead = policyOf !== undefined && isHtml() && request.method === 'GET'
      if (isRead || exchange?.mayKeep()) return 'hold'
      // Where its client goes at the end of a stream, Next waits for an end that does not come (16.4.6).
      response.once('close', () => exchange?.leave())
      return 'pass'
    },
    replace(send) {
      failed().then(
        (answer) => send(() => replaceBy(answer)),
        // There is nothing left to say; nobody is to wait for it.
        () => response.destroy(),
      )
    },
    held(body) {
      const isPage = policyOf !== undefined && isHtml()
      const isSent =
        exchange?.mayKeep() === true && exchange.keep(body, isPage ? policyOf : undefined)
      exchange?.leave()
      if (isSent) return
      if (!isPage) {
        sendOnce(request, response, body)
        return
      }
      const html = body.toString('utf8')
      const text = hasReact ? html : inKind(kind, placeSidesOfPage(takeOutScripts(html)))
      for (const [name, value] of Object.entries(policyOf(text))) response.setHeader(name, value)
      response.setHeader('Vary', OF_LITE)
      sendOnce(request, response, Buffer.from(fill(text)))
    },
  }
}

const OF_OLD_BODY =
  /^(?:content-|etag$|link$|transfer-encoding$|cache-control$|x-nextjs-|vary$|last-modified$)/

/**
 * A page that a browser wanted to show, or a preview for Next's router, which then loads it whole. Not data for a
 * script, which shows the failure itself.
 */
function isFailedPage({ method, headers }: IncomingMessage, response: ServerResponse) {
  if (response.statusCode !== 500 || (method !== 'GET' && method !== 'HEAD')) return false
  const type = response.getHeader('content-type')
  if (typeof type === 'string' && type !== '') return /^text\/(?:html|x-component)/.test(type)
  return (headers.accept ?? '').includes('text/html')
}
