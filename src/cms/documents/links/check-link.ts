import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'

import { canParse } from '../../../domain/addresses/can-parse'
import { answerOfStatus, type LinkAnswer, type LinkProblem } from '../../../domain/addresses/link-answer'
import {
  HostRefused,
  INTERNET,
  type Network,
  pinnedTo,
  resolveChecked,
} from '../../services/network/checked-host'

/** What asking for a link came to. */
export interface LinkCheck {
  answer: LinkAnswer
  /** The status of the last answer, or why there was none. */
  detail: string
  /** Where it has moved for good, with the fragment it had. */
  movedTo: string | undefined
}

interface Asking {
  /** How the asker names itself. */
  userAgent: string
  signal?: AbortSignal
  /** Waits until a host may be asked (again). */
  turn?: (host: string) => Promise<void>
  network?: Network
  /** Of tests: milliseconds for one answer. */
  patience?: number
}

/** Milliseconds from a question to the head of its answer. */
const PATIENCE = 10_000

const MOST_REDIRECTS = 5

/** Some servers have no `HEAD`, or answer it otherwise: what it refuses or misses is asked for as a reader would. */
const ASKED_AGAIN: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 501])

const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA)/

class NotAnswered extends Error {
  constructor(readonly problem: LinkProblem) {
    super(problem)
  }
}

/**
 * Asks for a link as far as the head of its answer; of a body nothing is read. Each address on the way, of redirects too,
 * has to be public and is checked before a connection, which goes to the very address that was checked. No cookies, no
 * credentials, no proxy of the environment.
 * @throws whatever the signal was aborted with; a link that cannot be asked for is a result
 */
export async function checkLink(address: string, asking: Asking): Promise<LinkCheck> {
  let url = address
  let movedTo: string | undefined
  let isForGood = true
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const { status, location } = await askAsNeeded(url, asking)
      if (location === undefined) {
        const answer = answerOfStatus(status)
        const hasMoved = answer === 'well' && movedTo !== undefined && movedTo !== address
        return {
          answer: hasMoved ? 'moved' : answer,
          detail: String(status),
          movedTo: hasMoved ? movedTo : undefined,
        }
      }
      if (!canParse(location, url)) throw new NotAnswered('redirects')
      const next = new URL(location, url)
      // A redirect without a fragment keeps the one that was asked for.
      if (next.hash === '') next.hash = new URL(url).hash
      url = next.href
      isForGood &&= status === 301 || status === 308
      if (isForGood) movedTo = url
    }
    throw new NotAnswered('redirects')
  } catch (error) {
    asking.signal?.throwIfAborted()
    return { answer: 'unreachable', detail: problemOf(error), movedTo: undefined }
  }
}

/** The head of an answer, and where it leads. */
interface Head {
  status: number
  location: string | undefined
}

async function askAsNeeded(address: string, asking: Asking): Promise<Head> {
  const head = await ask('HEAD', address, asking)
  return ASKED_AGAIN.has(head.status) ? ask('GET', address, asking) : head
}

async function ask(method: 'HEAD' | 'GET', address: string, asking: Asking): Promise<Head> {
  const { userAgent, signal: stop, turn, network = INTERNET, patience = PATIENCE } = asking
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw new NotAnswered('address')
  if (url.username !== '' || url.password !== '') throw new NotAnswered('address')
  await turn?.(url.host)
  const late = AbortSignal.timeout(patience)
  const signal = stop ? AbortSignal.any([late, stop]) : late
  try {
    const addresses = await resolveChecked(url.hostname.replace(/^\[|\]$/g, ''), network, signal)
    const options: RequestOptions & { ca?: string } = {
      method,
      headers: { Accept: 'text/html, */*;q=0.5', 'User-Agent': userAgent },
      signal,
      // One connection for one question: nothing of another is taken over.
      agent: false,
      lookup: pinnedTo(addresses),
      ...(network.ca !== undefined && { ca: network.ca }),
    }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, options)
      request.once('response', resolve)
      // Once there is an answer, what becomes of the connection says nothing more.
      request.on('error', reject)
      request.end()
    })
    // However long its body is.
    response.on('error', () => undefined).destroy()
    const { statusCode: status = 0, headers } = response
    const isRedirect = [301, 302, 303, 307, 308].includes(status)
    return { status, location: isRedirect ? headers.location : undefined }
  } catch (error) {
    throw late.aborted ? new NotAnswered('slow') : error
  }
}

/** By the codes of Node; the words of its errors are for nobody. */
function problemOf(error: unknown): LinkProblem {
  if (error instanceof NotAnswered || error instanceof HostRefused) return error.problem
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CERTIFICATE.test(code) ? 'certificate' : 'connection'
}
